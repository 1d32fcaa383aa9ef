"""Filters and sorts the rows of a file of hands; a sort by all-ins first counts all of them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt

from analyser.gui.file_window.all_ins import AllIns
from analyser.gui.file_window.filter_bar import FilterBar
from analyser.gui.file_window.model import FileColumn, FileModel
from analyser.gui.file_window.table_reader import TableReader
from analyser.gui.file_window.view import FileView
from analyser.gui.look.work_window import WorkWindow


class Ordering(QObject):
    """Passes the chosen filter and order to the model."""

    def __init__(
        self,
        window: WorkWindow,
        model: FileModel,
        view: FileView,
        filters: FilterBar,
        all_ins: AllIns,
        reader: TableReader,
    ) -> None:
        """``window``: its strip shows the progress and the messages."""
        super().__init__(window)
        self._window = window
        self._model = model
        self._view = view
        self._filters = filters
        self._all_ins = all_ins
        self._reader = reader
        self._order = (int(FileColumn.PLACE), Qt.SortOrder.AscendingOrder)
        filters.changed.connect(self._filter)
        filters.order_chosen.connect(view.show_order)
        view.sorted_by.connect(self._sort)
        all_ins.counted.connect(self._sort_by_all_in)

    def begin(self) -> None:
        """Go back to the order of the file, because another file is about to be shown."""
        self._view.show_order(FileColumn.PLACE, Qt.SortOrder.AscendingOrder)

    def stop(self) -> None:
        """Cancel a sort by all-ins while they are being counted; the order stays as it was."""
        self._all_ins.give_up()
        self._view.show_order(*self._order)
        self._window.strip.show_warning(self.tr("Stopped; the order is as it was"))

    def _filter(self) -> None:
        if self._model.table is not None and self._filters.filter != self._model.filter:
            self._model.set_filter(self._filters.filter)
            self._window.strip.begin()

    def _sort(self, column: int, order: Qt.SortOrder) -> None:
        """Sort as the user asks; to sort by all-ins, first start to count all of them."""
        self._filters.show_order(column, order)
        if column != FileColumn.ALL_IN:
            self._order = (column, order)
            self._window.strip.begin()
            self._window.rest()
        elif self._model.table is None or self._reader.is_reading:
            self._window.strip.show_warning(self.tr("Wait until all is read; then sort by it"))
            self._view.show_order(*self._order)
        else:
            self._window.strip.show_message(self.tr("Counting what every all-in was worth …"))
            self._window.strip.begin()
            self._all_ins.count_all()

    def _sort_by_all_in(self) -> None:
        header = self._view.horizontalHeader()
        order = header.sortIndicatorOrder()
        if self._model.snapshot is not None and header.sortIndicatorSection() == FileColumn.ALL_IN:
            self._order = (int(FileColumn.ALL_IN), order)
            keys = self._all_ins.texts.sort_keys(len(self._model.snapshot))
            self._model.sort_by_values(keys, order == Qt.SortOrder.DescendingOrder)
