"""The drawings behind the deck and the icons, as plain Python that writes SVG.

``outline`` has the geometry, ``svg`` the elements, ``inks`` the colours, ``lettering`` the ranks
and ``suits`` the signs; ``compact``, ``small``, ``large``, ``courts`` and ``extras`` put the cards
together from those; ``icons`` and ``app_icon`` stand alone. ``catalogue`` gathers everything,
``make_cards.py``, one folder up, writes it out, and ``sheets`` shows it.
"""
