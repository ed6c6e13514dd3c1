import { type ReactNode, useId, useState } from 'react'
import { classes } from '../../theme/classes.ts'
import { Skeleton } from '../../display/skeleton.tsx'
import { ListHead } from './list-head.tsx'
import { ListRow, type Opens } from './list-row.tsx'
import styles from './list-table.module.css'
import type { ListColumn } from './list-columns.ts'
import type { ListModel } from './use-list-table.ts'

const bones = 8

const Bones = ({ columns, canChoose }: { columns: number; canChoose: boolean }) =>
  Array.from({ length: bones }, (_, row) => (
    <tr key={row} className={styles.row}>
      {canChoose && (
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

/** The rows of a managed list under their heads. Rows of the filters before (`stale`) cannot be chosen: they are about to go. */
export const ListTable = <Row extends object>({
  label,
  table,
  columns,
  isLoading,
  stale,
  canChoose,
  nameOf,
  opens,
  renderActions,
  actionsWidth,
}: {
  label: string
  table: ListModel<Row>
  /** Those that are shown and have room. */
  columns: readonly ListColumn<Row>[]
  isLoading: boolean
  stale: boolean
  canChoose: boolean
  nameOf: (row: Row) => string
  opens: ((row: Row) => Opens) | undefined
  renderActions: ((row: Row) => ReactNode) | undefined
  actionsWidth: number
}) => {
  const hint = useId()
  const [active, setActive] = useState(0)
  const rows = table.getRowModel().rows
  const reached = Math.min(active, rows.length - 1)
  return (
    <>
      <p id={hint} hidden>
        {`上下方向键换行${canChoose ? '，空格选择' : ''}${opens ? '，回车打开' : ''}`}
      </p>
      <table
        className={classes(styles.table, stale && styles.stale)}
        aria-label={label}
        aria-describedby={hint}
        aria-busy={isLoading || stale}
      >
        <ListHead
          table={table}
          columns={columns}
          canChoose={canChoose}
          stale={stale}
          actions={renderActions && actionsWidth}
        />
        <tbody>
          {isLoading ? (
            <Bones columns={columns.length + (renderActions ? 1 : 0)} canChoose={canChoose} />
          ) : (
            rows.map((row, index) => (
              <ListRow
                key={row.id}
                row={row}
                columns={columns}
                name={nameOf(row.original)}
                canChoose={canChoose}
                stale={stale}
                opens={opens?.(row.original)}
                actions={renderActions && (renderActions(row.original) ?? null)}
                isActive={index === reached}
                onActive={() => setActive(index)}
              />
            ))
          )}
        </tbody>
      </table>
    </>
  )
}
