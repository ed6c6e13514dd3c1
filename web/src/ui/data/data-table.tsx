import { type CSSProperties, type ReactNode, useRef } from 'react'
import { choosePage, chooseRow } from './choosing.ts'
import { classes } from '../theme/classes.ts'
import styles from './data-table.module.css'
import { ColumnHeading, type Order, sortOf } from './column-heading.tsx'
import { Skeleton } from '../display/skeleton.tsx'
import { Empty, Failure } from '../display/states.tsx'
import { VisuallyHidden } from '../theme/visually-hidden.tsx'

/** A column: its name and what stands in it. */
export type Column<Row> = {
  readonly name: string
  readonly cell: (row: Row) => ReactNode
  /** A CSS width; what is left is shared. */
  readonly width?: string
  /** Figures stand at the right. */
  readonly figures?: true
  /** The name is for screen readers alone (a column of actions). */
  readonly unnamed?: true
  /** May be left out where the window is too narrow for all, but not on phones, where each row is a card. */
  readonly secondary?: true
  /** Left out on phones, or there alone: where each row is a card, many columns make it long. */
  readonly on?: 'wide' | 'phone'
  /** A long name stands in several lines. */
  readonly wraps?: true
  /** What the rows are sorted by where its heading is pressed. */
  readonly by?: string
}

/** Which rows are chosen, and what hears of a change. */
export type Choice<Row> = {
  readonly chosen: ReadonlySet<string>
  readonly onChoose: (chosen: ReadonlySet<string>) => void
  /** What a row is called where it can be chosen. */
  readonly nameOf: (row: Row) => string
  readonly most?: number
  /** Which rows may be chosen; all unless said. */
  readonly may?: (row: Row) => boolean
}

const shownOn = { wide: styles.wide, phone: styles.phone } as const

type Props<Row> = {
  /** What the rows are, for those who cannot see the heading above them. */
  label: string
  columns: readonly Column<Row>[]
  /** Absent while they are on the way. */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
  /** What failed instead. */
  error?: unknown
  onRetry?: () => void
  /** What stands there when there is nothing. */
  empty?: ReactNode
  /** The rows are those of before, newer ones are on the way. */
  stale?: boolean
  choice?: Choice<Row>
  /** How wide the columns are together at least; narrower places scroll sideways within the table. */
  least?: string
  /** Rows that something is wrong with. */
  isWrong?: (row: Row) => boolean
  order?: Order
  bones?: number
}

const Bones = ({ rows, columns, boxed }: { rows: number; columns: number; boxed: boolean }) =>
  Array.from({ length: rows }, (_, row) => (
    <tr key={row} className={styles.row}>
      {boxed && (
        <td className={styles.box}>
          <Skeleton width="17px" height="17px" />
        </td>
      )}
      {Array.from({ length: columns }, (_, column) => (
        <td key={column} className={styles.cell}>
          <Skeleton width={column === 0 ? '70%' : `${42 + ((row * 7 + column * 13) % 40)}%`} />
        </td>
      ))}
    </tr>
  ))

/**
 * Rows and columns, with a box before each row where rows can be chosen (with Shift from the last one on). On phones
 * each row is a card. Loading, empty and failed states stand where the rows would. Rows of the filters before (`stale`)
 * cannot be chosen: all of a page would be those that are about to go.
 */
export const DataTable = <Row,>({
  label,
  columns,
  rows,
  keyOf,
  error,
  onRetry,
  empty = <Empty />,
  stale = false,
  choice,
  least,
  isWrong,
  order,
  bones = 8,
}: Props<Row>) => {
  const last = useRef<string>(undefined)
  if (error && !rows) {
    return (
      <div className={styles.frame}>
        <Failure error={error} {...(onRetry && { onRetry })} />
      </div>
    )
  }
  if (rows?.length === 0) return <div className={styles.frame}>{empty}</div>
  const may = choice?.may ?? (() => true)
  const keys = rows?.filter(may).map(keyOf) ?? []
  const whole = keys.length > 0 && keys.every((key) => choice?.chosen.has(key))
  const some = keys.some((key) => choice?.chosen.has(key))
  return (
    <div className={styles.frame}>
      {/* It scrolls sideways: the keyboard must reach it, whether or not something in it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as said above */}
      <section className={styles.scroll} aria-label={label} tabIndex={0}>
        <table
          className={classes(styles.table, stale && styles.stale)}
          style={least ? ({ '--least': least } as CSSProperties) : undefined}
          aria-busy={!rows || stale}
        >
          <thead className={styles.head}>
            <tr>
              {choice && (
                <th className={styles.box} scope="col">
                  <label className={styles.tick}>
                    <input
                      type="checkbox"
                      aria-label="选择本页全部"
                      checked={whole}
                      disabled={stale}
                      ref={(box) => {
                        if (box) box.indeterminate = some && !whole
                      }}
                      onChange={() => choice.onChoose(choosePage(choice.chosen, keys, choice.most))}
                    />
                  </label>
                </th>
              )}
              {columns.map(({ name, width, figures, unnamed, secondary, on, wraps, by }) => (
                <th
                  key={name}
                  scope="col"
                  className={classes(
                    figures && styles.figures,
                    unnamed && styles.over,
                    secondary && styles.secondary,
                    on && shownOn[on],
                    wraps && styles.wraps,
                  )}
                  style={width ? { width } : undefined}
                  {...(order && by && { 'aria-sort': sortOf(order, by) })}
                >
                  {unnamed ? (
                    <VisuallyHidden>{name}</VisuallyHidden>
                  ) : (
                    <ColumnHeading name={name} by={by} order={order} />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {!rows && <Bones rows={bones} columns={columns.length} boxed={Boolean(choice)} />}
            {rows?.map((row) => {
              const key = keyOf(row)
              return (
                <tr
                  key={key}
                  className={classes(
                    styles.row,
                    choice?.chosen.has(key) && styles.chosen,
                    isWrong?.(row) && styles.wrong,
                  )}
                >
                  {choice && (
                    <td className={styles.box}>
                      <label className={styles.tick}>
                        <input
                          type="checkbox"
                          aria-label={`选择 ${choice.nameOf(row)}`}
                          checked={choice.chosen.has(key)}
                          disabled={stale || !may(row)}
                          onChange={() => undefined}
                          onClick={({ shiftKey }) => {
                            const from = shiftKey ? last.current : undefined
                            last.current = key
                            choice.onChoose(
                              chooseRow(choice.chosen, keys, { key, from, most: choice.most }),
                            )
                          }}
                        />
                      </label>
                    </td>
                  )}
                  {columns.map(({ name, cell, figures, unnamed, secondary, on }, index) => (
                    <td
                      key={name}
                      className={classes(
                        styles.cell,
                        index === 0 && styles.first,
                        figures && styles.figures,
                        unnamed && styles.actions,
                        secondary && styles.secondary,
                        on && shownOn[on],
                      )}
                      data-label={unnamed ? undefined : name}
                    >
                      {cell(row)}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </div>
  )
}
