import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import { choosePage, chooseRow } from './choosing.ts'
import { classes } from '../theme/classes.ts'
import type { Choice, Column } from './data-table.tsx'
import styles from './tall-table.module.css'

/** All rows have this height, in CSS pixels: so the table knows how tall it is. */
const rowHeight = 48
const spareRows = 8
const boxWidth = '44px'

type Props<Row> = {
  /** What the rows are, for those who cannot see the heading above them. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** So many of the first columns stay in sight where the table is scrolled sideways. */
  keeps: number
  choice?: Choice<Row>
  empty: ReactNode
}

/**
 * A table of thousands of rows, of which those in sight are drawn alone. Every column has a width, every row one height; what
 * is longer is cut. Not for phones: there it scrolls both ways.
 */
export const TallTable = <Row,>({
  label,
  columns,
  rows,
  keyOf,
  keeps,
  choice,
  empty,
}: Props<Row>) => {
  const scroll = useRef<HTMLElement>(null)
  const last = useRef<string>(undefined)
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here alone, and handed to nothing that is memoized
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowHeight,
    overscan: spareRows,
  })
  if (rows.length === 0) return <div className={styles.frame}>{empty}</div>
  const shown = virtual.getVirtualItems()
  const before = shown[0]?.start ?? 0
  const after = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0)
  const keys = rows.map(keyOf)
  const whole = keys.every((key) => choice?.chosen.has(key))
  const some = keys.some((key) => choice?.chosen.has(key))
  const lefts = columns
    .slice(0, keeps)
    .map((_, at) =>
      [choice ? boxWidth : '0px', ...columns.slice(0, at).map(({ width }) => width ?? '0px')].join(
        ' + ',
      ),
    )
  const kept = (at: number) => ({
    className: at < keeps ? styles.kept : undefined,
    style: at < keeps ? { left: `calc(${lefts[at]})` } : undefined,
  })
  return (
    <div className={styles.frame}>
      {/* It scrolls: the keyboard must reach it, whether or not something in it takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as said above */}
      <section ref={scroll} className={styles.scroll} aria-label={label} tabIndex={0}>
        <table className={styles.table} aria-rowcount={rows.length + 1}>
          <colgroup>
            {choice && <col style={{ width: boxWidth }} />}
            {columns.map(({ name, width }) => (
              <col key={name} style={{ width }} />
            ))}
          </colgroup>
          <thead className={styles.head}>
            <tr aria-rowindex={1}>
              {choice && (
                <th scope="col" className={styles.kept} style={{ left: 0 }}>
                  <label className={styles.tick}>
                    <input
                      type="checkbox"
                      aria-label="选择全部"
                      checked={whole}
                      ref={(box) => {
                        if (box) box.indeterminate = some && !whole
                      }}
                      onChange={() => choice.onChoose(choosePage(choice.chosen, keys, choice.most))}
                    />
                  </label>
                </th>
              )}
              {columns.map(({ name, figures }, at) => {
                const { className, style } = kept(at)
                return (
                  <th
                    key={name}
                    scope="col"
                    title={name}
                    className={classes(className, figures && styles.figures)}
                    style={style}
                  >
                    <span className={styles.name}>{name}</span>
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {before > 0 && <tr aria-hidden style={{ height: before }} />}
            {shown.map(({ index }) => {
              const row = rows[index]
              if (row === undefined) return null
              const key = keyOf(row)
              return (
                <tr
                  key={key}
                  aria-rowindex={index + 2}
                  className={classes(styles.row, choice?.chosen.has(key) && styles.chosen)}
                >
                  {choice && (
                    <td className={styles.kept} style={{ left: 0 }}>
                      <label className={styles.tick}>
                        <input
                          type="checkbox"
                          aria-label={`选择 ${choice.nameOf(row)}`}
                          checked={choice.chosen.has(key)}
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
                  {columns.map(({ name, cell, figures }, at) => {
                    const { className, style } = kept(at)
                    return (
                      <td
                        key={name}
                        className={classes(className, figures && styles.figures)}
                        style={style}
                      >
                        {cell(row)}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
            {after > 0 && <tr aria-hidden style={{ height: after }} />}
          </tbody>
        </table>
      </section>
    </div>
  )
}
