import { type Column, DataTable, Tag } from '#ui'
import type { SchoolSum } from '@xinglin/contract/competitions'
import styles from './results.module.css'

const columns: Column<SchoolSum>[] = [
  { name: '名次', width: '84px', cell: ({ Rank }) => <strong>{Rank}</strong> },
  {
    name: '学校',
    cell: ({ SchoolName, Advances }) => (
      <span className={styles.team}>
        {SchoolName}
        {Advances && <Tag tone="success">晋级</Tag>}
      </span>
    ),
  },
  { name: '计入', width: '84px', figures: true, cell: ({ Counted }) => Counted },
  { name: '团体总分', width: '110px', figures: true, cell: ({ Sum }) => Sum.toFixed(2) },
]

/** The schools by what their best entries come to together; nothing where schools do not go on. */
export const SchoolSums = ({ schools }: { schools: readonly SchoolSum[] }) =>
  schools.length === 0 ? null : (
    <section className={styles.part} aria-labelledby="school-sums">
      <h2 className={styles.head} id="school-sums">
        团体总分
      </h2>
      <DataTable
        label="团体总分"
        columns={columns}
        rows={schools}
        keyOf={({ SchoolName }) => SchoolName}
      />
    </section>
  )
