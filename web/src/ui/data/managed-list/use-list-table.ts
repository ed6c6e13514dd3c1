import {
  columnVisibilityFeature,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  type RowSelectionState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import type { ListColumn } from './list-columns.ts'
import { sortOf, sortWord } from './list-state.ts'

const features = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

type Chosen<Row> = ReadonlyMap<string, Row>

const compare = (one: string | number, other: string | number) =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other), 'zh')

/** The table behind a list: order, columns and choice, each owned by the list and handed in. */
export const useListTable = <Row extends object>({
  columns,
  visible,
  rows,
  keyOf,
  sort,
  onSort,
  isWhole,
  chosen,
  onChoose,
  may,
}: {
  columns: readonly ListColumn<Row>[]
  /** The columns that are shown and have room. */
  visible: readonly string[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sort: string
  onSort: (sort: string) => void
  /** The list is one page and is sorted here. */
  isWhole: boolean
  chosen: Chosen<Row>
  onChoose: (chosen: Chosen<Row>) => void
  may: (row: Row) => boolean
}) =>
  useTable<typeof features, Row>({
    features,
    data: rows,
    columns: columns.map((column) => ({
      id: column.id,
      accessorFn: (row: Row) => column.text?.(row) ?? '',
      enableSorting: column.sorts === true,
      sortDescFirst: false,
      sortFn: (one, other) =>
        compare(column.text?.(one.original) ?? '', column.text?.(other.original) ?? ''),
    })),
    getRowId: keyOf,
    manualSorting: !isWhole,
    enableMultiSort: false,
    enableRowSelection: ({ original }) => may(original),
    state: {
      sorting: sortOf(sort),
      columnVisibility: Object.fromEntries(columns.map(({ id }) => [id, visible.includes(id)])),
      rowSelection: Object.fromEntries([...chosen.keys()].map((key) => [key, true as const])),
    },
    onSortingChange: (next) =>
      onSort(sortWord(typeof next === 'function' ? next(sortOf(sort)) : next)),
    onRowSelectionChange: (next) => {
      const before: RowSelectionState = Object.fromEntries(
        [...chosen.keys()].map((key) => [key, true as const]),
      )
      const after = typeof next === 'function' ? next(before) : next
      const known = new Map([...chosen, ...rows.map((row) => [keyOf(row), row] as const)])
      onChoose(new Map([...known].filter(([key]) => after[key])))
    },
  })

/** The table behind a list. */
export type ListModel<Row extends object> = ReturnType<typeof useListTable<Row>>
