"""The drawings behind the deck and the icons, as plain Python that writes SVG.

``outline`` has the geometry, ``inks`` the colours, ``lettering`` the ranks, ``suits`` the signs; the
faces are put together from those in ``small``, ``large``, ``courts`` and ``extras``; ``icons`` stands
alone.  ``make_cards.py``, one folder up, writes everything out.
"""
