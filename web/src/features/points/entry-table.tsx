import { type Column, DataTable, Empty, momentOf, Tag } from '#ui'
import { type PointEntry, pointRuleWords } from '@xinglin/contract/points'
import type { ReactNode } from 'react'
import styles from './points.module.css'

/** A number of points with its sign. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : String(points))

const About = ({ entry }: { entry: PointEntry }) => (
  <>
    {entry.Title}
    {entry.ReversalOf !== '' && (
      <span className={styles.note}>
        {entry.Points < 0 ? '撤销' : '恢复'}：{entry.Reason}
      </span>
    )}
    {entry.IsCapped && <span className={styles.note}>已达当日上限</span>}
  </>
)

const columns: readonly Column<PointEntry>[] = [
  { name: '时间', width: '176px', cell: ({ At }) => momentOf(At) },
  { name: '规则', width: '120px', cell: ({ Rule }) => pointRuleWords[Rule].name },
  { name: '事项', wraps: true, cell: (entry) => <About entry={entry} /> },
  {
    name: '积分',
    width: '120px',
    figures: true,
    cell: ({ Points, IsReversed }) => (
      <>
        {IsReversed && <Tag tone="neutral">已撤销</Tag>} <strong>{signed(Points)}</strong>
      </>
    ),
  },
  { name: '余额', width: '90px', figures: true, secondary: true, cell: ({ Balance }) => Balance },
]

/** Rows of the ledger, with what may be done about each. */
export const EntryTable = ({
  label,
  rows,
  stale,
  next,
  renderAction,
}: {
  label: string
  rows: readonly PointEntry[] | undefined
  stale?: boolean
  /** What one might do where there is nothing. */
  next?: ReactNode
  renderAction?: (entry: PointEntry) => ReactNode
}) => (
  <DataTable
    label={label}
    columns={
      renderAction
        ? [...columns, { name: '操作', unnamed: true, width: '90px', cell: renderAction }]
        : columns
    }
    rows={rows}
    keyOf={({ Id }) => Id}
    stale={stale ?? false}
    empty={<Empty head="暂无积分记录" next={next} />}
  />
)
