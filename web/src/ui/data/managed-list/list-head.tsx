import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { classes } from '../../theme/classes.ts'
import { VisuallyHidden } from '../../theme/visually-hidden.tsx'
import styles from './list-table.module.css'
import type { ListColumn } from './list-columns.ts'
import type { ListModel } from './use-list-table.ts'

const signs = { asc: ArrowUp, desc: ArrowDown } as const
const words = { asc: 'ascending', desc: 'descending' } as const

/** The heads of a list, which stay in sight: a box for the whole page, names, and the way to sort by them. */
export const ListHead = <Row extends object>({
  table,
  columns,
  canChoose,
  stale,
  actions,
}: {
  table: ListModel<Row>
  columns: readonly ListColumn<Row>[]
  canChoose: boolean
  stale: boolean
  /** The width of the column of actions, where there is one. */
  actions: number | undefined
}) => (
  <thead className={styles.head}>
    <tr>
      {canChoose && (
        <th className={styles.box} scope="col">
          <label className={styles.tick}>
            <input
              type="checkbox"
              aria-label="选择本页全部"
              checked={table.getIsAllPageRowsSelected()}
              disabled={stale}
              ref={(box) => {
                if (box)
                  box.indeterminate =
                    table.getIsSomePageRowsSelected() && !table.getIsAllPageRowsSelected()
              }}
              onChange={table.getToggleAllPageRowsSelectedHandler()}
            />
          </label>
        </th>
      )}
      {columns.map(({ id, name, width, figures, sorts }) => {
        const sorted = table.getColumn(id)?.getIsSorted() || undefined
        const Sign = sorted ? signs[sorted] : ArrowUpDown
        return (
          <th
            key={id}
            scope="col"
            className={classes(figures && styles.figures)}
            style={width ? { width: `calc(${width}px * var(--larger))` } : undefined}
            aria-sort={sorted && words[sorted]}
          >
            {sorts ? (
              <button
                type="button"
                className={styles.sort}
                onClick={table.getColumn(id)?.getToggleSortingHandler()}
              >
                {name}
                <Sign className={classes(!sorted && styles.unsorted)} size={14} aria-hidden />
              </button>
            ) : (
              name
            )}
          </th>
        )
      })}
      {actions !== undefined && (
        <th scope="col" style={{ width: `calc(${actions}px * var(--larger))` }}>
          <VisuallyHidden>操作</VisuallyHidden>
        </th>
      )}
    </tr>
  </thead>
)
