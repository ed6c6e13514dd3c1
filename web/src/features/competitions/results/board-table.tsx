import { type Column, DataTable, Empty, Tag } from '#ui'
import type { BoardRow } from '@xinglin/contract/competitions'
import { rankWord, scoreWord } from './score-words.ts'
import styles from './results.module.css'

const columnsOf = (
  rows: readonly BoardRow[],
  isPublished: boolean,
  hasSchools: boolean,
): Column<BoardRow>[] => [
  {
    name: '名次',
    width: '84px',
    cell: (row) => <strong className={styles.rank}>{rankWord(row)}</strong>,
  },
  {
    name: '参赛队',
    cell: (row) => (
      <span className={styles.team}>
        {row.Name}
        {row.IsOwn && <Tag tone="school">我的</Tag>}
        {row.Award !== '' && <Tag tone="apricot">{row.Award}</Tag>}
        {row.Advances && <Tag tone="success">晋级</Tag>}
      </span>
    ),
  },
  ...(hasSchools ? [{ name: '学校', cell: (row: BoardRow) => row.SchoolName }] : []),
  ...(rows.some(({ AreaName }) => AreaName !== '')
    ? [{ name: '赛区', secondary: true as const, cell: (row: BoardRow) => row.AreaName }]
    : []),
  ...(rows.some(({ TrackName }) => TrackName !== '')
    ? [{ name: '赛道', cell: (row: BoardRow) => row.TrackName }]
    : []),
  ...(isPublished
    ? []
    : [
        {
          name: '已评',
          width: '96px',
          cell: (row: BoardRow) => `${row.Done} / ${row.Stations}`,
        },
      ]),
  { name: '得分', width: '110px', figures: true, cell: (row) => scoreWord(row.Score) },
]

/** Teams by rank. */
export const BoardTable = ({
  label,
  rows,
  isPublished,
  hasSchools,
}: {
  label: string
  rows: readonly BoardRow[]
  isPublished: boolean
  hasSchools: boolean
}) => (
  <DataTable
    label={label}
    columns={columnsOf(rows, isPublished, hasSchools)}
    rows={rows}
    keyOf={({ Name, SchoolName }) => `${SchoolName} ${Name}`}
    empty={<Empty head="还没有成绩" note="评委提交评分表后，这里按得分排名。" />}
  />
)
