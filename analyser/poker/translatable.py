"""The mark that lets Qt's translation tools find sentences in code that never imports Qt."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - the name lupdate looks for
    """Return ``text`` as it is; ``lupdate`` collects it for translators under ``context``."""
    return text
