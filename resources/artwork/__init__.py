"""The drawings of the deck and the icons, as plain Python that writes SVG.

``outline`` has the geometry, ``svg`` the elements, ``inks`` the colours, ``lettering`` the ranks
and ``suits`` the suit signs. ``compact``, ``small``, ``large``, ``courts`` and ``extras`` make the
cards from these; ``icons`` and ``app_icon`` use no other module's drawings. ``catalogue`` collects
all drawings, ``make_cards.py``, one folder up, writes them to files, and ``sheets`` shows them.
"""
