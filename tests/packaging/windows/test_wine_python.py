"""The Windows Python that is put together under Wine."""

import re

from windows import wine_python


def test_the_windows_python_gets_what_the_project_needs() -> None:
    wanted = wine_python.requirements()
    assert any(re.match(r"PySide6-Essentials.*<6\.12", line) for line in wanted)
    assert any(line.startswith("numpy") for line in wanted)
    assert any(line.startswith("pyinstaller") for line in wanted)
    assert not any("cyclonedx" in line for line in wanted)


def test_complex_functions_have_the_types_of_windows() -> None:
    functions = dict(wine_python.complex_functions())
    assert functions["cabsf"] == "float own_cabsf(float complex z) { return cabsf(z); }"
    assert functions["csqrtl"] == "double complex own_csqrtl(double complex z) { return csqrt(z); }"
    assert "double complex z, double complex w) { return cpow(z, w); }" in functions["cpow"]
