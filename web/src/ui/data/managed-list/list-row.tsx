import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '../../theme/classes.ts'
import styles from './list-table.module.css'
import type { ListColumn } from './list-columns.ts'
import type { ListModel } from './use-list-table.ts'

type TableRow<Row extends object> = ReturnType<ListModel<Row>['getRowModel']>['rows'][number]

/** Where a row leads: an address, something to do, or nowhere. */
export type Opens = string | (() => void) | undefined

const opener = (to: Opens) => (words: ReactNode) => {
  if (to === undefined) return <span>{words}</span>
  return typeof to === 'string' ? (
    <Link className={styles.opens} data-opens="" to={to}>
      {words}
    </Link>
  ) : (
    <button type="button" className={styles.opens} data-opens="" onClick={to}>
      {words}
    </button>
  )
}

const steps: Readonly<Record<string, (row: Element) => Element | null | undefined>> = {
  ArrowDown: (row) => row.nextElementSibling,
  ArrowUp: (row) => row.previousElementSibling,
  Home: (row) => row.parentElement?.firstElementChild,
  End: (row) => row.parentElement?.lastElementChild,
}

// Keys belong to the row, or to its box; what else stands in a row has keys of its own.
const onKey = (event: KeyboardEvent<HTMLTableRowElement>) => {
  const row = event.currentTarget
  const isRow = event.target === row
  const isBox = event.target instanceof HTMLInputElement && event.target.type === 'checkbox'
  const next = (isRow || isBox) && steps[event.key]?.(row)
  if (next instanceof HTMLElement) next.focus()
  else if (isRow && event.key === 'Enter') row.querySelector<HTMLElement>('[data-opens]')?.click()
  else if (isRow && event.key === ' ')
    row.querySelector<HTMLElement>('input[type=checkbox]')?.click()
  else return
  event.preventDefault()
}

/** One row, a card on telephones: arrow keys go between rows, a blank chooses, Enter opens. */
export const ListRow = <Row extends object>({
  row,
  columns,
  name,
  canChoose,
  stale,
  opens,
  actions,
  isActive,
  onActive,
}: {
  row: TableRow<Row>
  columns: readonly ListColumn<Row>[]
  /** What the row is called where it can be chosen. */
  name: string
  canChoose: boolean
  stale: boolean
  opens: Opens
  actions: ReactNode
  /** The row that Tab leads to. */
  isActive: boolean
  onActive: () => void
}) => (
  <tr
    className={classes(styles.row, row.getIsSelected() && styles.chosen)}
    tabIndex={isActive ? 0 : -1}
    onKeyDown={onKey}
    onFocus={onActive}
  >
    {canChoose && (
      <td className={styles.box}>
        <label className={styles.tick}>
          <input
            type="checkbox"
            aria-label={`选择 ${name}`}
            checked={row.getIsSelected()}
            disabled={stale || !row.getCanSelect()}
            onChange={() => undefined}
            onClick={(event) => row.getToggleSelectedHandler()(event)}
          />
        </label>
      </td>
    )}
    {columns.map(({ id, name: head, cell, figures }, index) => (
      <td
        key={id}
        className={classes(styles.cell, index === 0 && styles.first, figures && styles.figures)}
        data-label={head}
      >
        {cell(row.original, opener(opens))}
      </td>
    ))}
    {actions !== undefined && <td className={classes(styles.cell, styles.actions)}>{actions}</td>}
  </tr>
)
