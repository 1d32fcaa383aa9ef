"""The main window: its menus, its actions and its dialogs."""
