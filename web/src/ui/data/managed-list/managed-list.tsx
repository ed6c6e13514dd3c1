import { type ReactNode, useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { countWord } from '../../display/count-word.ts'
import { Empty, Failure } from '../../display/states.tsx'
import { useMedia } from '../../hooks/use-media.ts'
import { Pagination } from '../pagination.tsx'
import { Toolbar } from '../toolbar.tsx'
import { ChosenRows } from './chosen-rows.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import { type EveryRow, ExportButton, type Exported } from './export-button.tsx'
import { fittingColumns, type ListColumn, shownColumns } from './list-columns.ts'
import { type ListFilter, ListFilters } from './list-filters.tsx'
import type { Opens } from './list-row.tsx'
import { filtersKey, type Filters, isNarrowed, type ListState } from './list-state.ts'
import { ListTable } from './list-table.tsx'
import styles from './managed-list.module.css'
import type { BulkAction } from './outcomes.ts'
import { rememberedColumns } from './remembered-columns.ts'
import { useListTable } from './use-list-table.ts'
import { useWidth } from './use-width.ts'

type Props<Row extends object, F extends Filters> = {
  /** Its word where chosen columns are remembered. */
  name: string
  /** What the rows are, for those who cannot see the heading above them. */
  label: string
  /** What a count is followed by: 人, 门, 条. */
  unit: string
  list: ListState<F>
  columns: readonly ListColumn<Row>[]
  /** What was asked with `list.state`: a page and how many match. */
  query: {
    readonly data: { readonly List: readonly Row[]; readonly Count?: number } | undefined
    readonly error: unknown
    readonly refetch: () => unknown
    readonly isPlaceholderData: boolean
  }
  /** How many rows a page has; without it the list is one page, and is sorted here. */
  size?: number
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  /** Where a row leads: what `opens` wraps goes there, and Enter. */
  opens?: (row: Row) => Opens
  /** A row of filters of its own, above the others. */
  first?: readonly ListFilter<F>[]
  filters?: readonly ListFilter<F>[]
  /** What may be done with one row, at its right, and how wide that is. */
  renderActions?: (row: Row) => ReactNode
  actionsWidth?: number
  /** What may be done with many; without it, nothing is chosen. */
  bulkActions?: readonly BulkAction<Row>[]
  /** Which rows may be chosen; all unless said. */
  may?: (row: Row) => boolean
  /** Every row that matches: for the choice of all, and for the export. */
  every?: EveryRow<Row>
  exported?: Exported<Row>
  /** What stands there when nobody narrowed and there is nothing. */
  empty: ReactNode
  /** What stands there when filters leave nothing, before the way to clear them. */
  none: string
  /** What else stands beside the export. */
  end?: ReactNode
}

const anyRow = () => true
const noRows: readonly never[] = []

/**
 * A list that is managed: filters, order, page and columns in the address, chosen columns remembered on the device; many
 * rows chosen (with Shift in between, the page, all that match) and acted upon with what came of each; exported; gone
 * through by arrow keys, with a blank to choose and Enter to open. Columns without room are left out, at 640 pixels and less
 * rows are cards. The caller asks the server with `list.state` (`useListState`) and hands in the query:
 *
 *     const list = useListState(usualThings, allowedThings)
 *     const query = useQuery(things(list.state))
 *     <ManagedList name="things" label="…列表" unit="个" list={list} query={query} columns={columns} size={20} … />
 */
export const ManagedList = <Row extends object, F extends Filters>({
  name,
  label,
  unit,
  list,
  columns,
  query: { data, error, refetch, isPlaceholderData: stale },
  size,
  keyOf,
  nameOf,
  opens,
  first,
  filters = [],
  renderActions,
  actionsWidth = 84,
  bulkActions,
  may = anyRow,
  every,
  exported,
  empty,
  none,
  end,
}: Props<Row, F>) => {
  const key = filtersKey(list)
  const [choice, setChoice] = useState<{ key: string; rows: ReadonlyMap<string, Row> }>()
  // Other filters, other rows: what was chosen among the rows before is not meant.
  const chosen: ReadonlyMap<string, Row> = choice?.key === key ? choice.rows : new Map()
  const choose = (rows: ReadonlyMap<string, Row>) => setChoice({ key, rows })

  const [frame, width] = useWidth()
  const isCards = useMedia('(max-width: 640px)')
  const [remembered, setRemembered] = useState(() => rememberedColumns.get(name))
  const shown = shownColumns(columns, list.state.columns || remembered)
  const taken = (bulkActions ? 46 : 0) + (renderActions ? actionsWidth : 0)
  const fitting = fittingColumns(
    columns.filter(({ id }) => shown.includes(id)),
    isCards ? 0 : width,
    taken,
  )
  const rows = data?.List ?? noRows
  const count = data?.Count ?? rows.length
  const table = useListTable({
    columns,
    visible: fitting.map(({ id }) => id),
    rows,
    keyOf,
    sort: list.state.sort,
    onSort: (sort) => list.go({ sort }),
    isWhole: size === undefined,
    chosen,
    onChoose: choose,
    may,
  })
  const { page } = list.state
  const clear = () => list.change(list.usual)
  const chooseColumns = (word: string) => {
    rememberedColumns.set(name, word)
    setRemembered(word)
    list.go({ columns: word, page })
  }
  const isEmpty = data?.List.length === 0
  return (
    <>
      {first && (
        <Toolbar>
          <ListFilters list={list} filters={first} />
        </Toolbar>
      )}
      <Toolbar
        end={
          <>
            {data && (
              <span className={styles.count} aria-live="polite">
                共 {countWord(count)} {unit}
              </span>
            )}
            {end}
            <ColumnChooser
              columns={columns}
              shown={shown}
              hasNoRoom={(id) => shown.includes(id) && !fitting.some((one) => one.id === id)}
              onChoose={chooseColumns}
            />
            {exported && every && (
              <ExportButton exported={exported} columns={columns} every={every} count={count} />
            )}
          </>
        }
      >
        <ListFilters list={list} filters={filters} />
      </Toolbar>
      <div ref={frame} className={styles.frame}>
        {error && !data ? <Failure error={error} onRetry={() => void refetch()} /> : null}
        {isEmpty &&
          (isNarrowed(list) || page > 1 ? (
            <Empty head={none} next={<Button onClick={clear}>清除筛选</Button>} />
          ) : (
            empty
          ))}
        {!isEmpty && (data || !error) && (
          <ListTable
            label={label}
            table={table}
            columns={fitting}
            isLoading={!data}
            stale={stale}
            canChoose={bulkActions !== undefined}
            nameOf={nameOf}
            opens={opens}
            renderActions={renderActions}
            actionsWidth={actionsWidth}
          />
        )}
      </div>
      {bulkActions && (
        <ChosenRows
          chosen={chosen}
          onChoose={choose}
          count={count}
          isPageChosen={table.getIsAllPageRowsSelected()}
          keyOf={keyOf}
          nameOf={nameOf}
          may={may}
          every={every}
          bulkActions={bulkActions}
        />
      )}
      {size !== undefined && (
        <Pagination
          page={page}
          size={size}
          total={count}
          onPage={(next) => list.go({ page: next })}
        />
      )}
    </>
  )
}
