"""The report of a problem, which says in which program and on which system it is."""

from PySide6.QtCore import qVersion

from analyser import __version__
from analyser.product import NAME


def report(details: str) -> str:
    """Return a report for developers; only its part ``details`` may contain data of the user."""
    import platform

    return (
        f"{NAME} {__version__}\n"
        f"{platform.platform()}, Python {platform.python_version()}, Qt {qVersion()}\n\n{details}"
    )
