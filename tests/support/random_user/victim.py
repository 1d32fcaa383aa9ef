"""A program that makes random moves until it is killed.

    python -m random_user.victim HOME SEED

``HOME`` is the folder with its files, also those of earlier killed programs. When its windows have
been restored, it prints a line of JSON with what it has found there. Then it makes moves until it
is killed.
"""

import json
import sys
from itertools import count
from pathlib import Path

ANSWERS = 4
"""Each so many moves a question of practice is answered, which is a rare move otherwise."""


def main() -> None:
    """Make moves until this process is killed."""
    home, seed = Path(sys.argv[1]), int(sys.argv[2])
    from random_user.__main__ import use_home

    use_home(home)
    from analyser.gui.program.application import make_application
    from analyser.poker.table.saved_table import table_to_json
    from random_user.practice_moves import answer_a_question
    from random_user.user import RandomUser

    make_application(["random_user"])
    folder = home / f"files {seed}"
    folder.mkdir()
    with RandomUser(seed, folder, saves_after=5) as user:  # milliseconds: more to be killed in
        user.wait_until(user.is_ready)
        user.settle()
        user.wait_until(user.is_ready)
        windows = user.open_windows()
        tables = {window.number: table_to_json(window.document.table) for window in windows}
        told = [window.area.prompt.text for window in windows]
        print(json.dumps({"tables": tables, "told": told}), flush=True)
        for number in count():
            user.make_move(number)
            if number % ANSWERS == 0:
                answer_a_question(user)


if __name__ == "__main__":
    main()
