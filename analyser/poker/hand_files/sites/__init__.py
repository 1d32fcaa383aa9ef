"""One module for each poker site whose hand histories are read."""
