import { Checkbox, Tag, type Column } from '#ui'
import { type ImportColumn, importColumns, type ShownRow } from '@xinglin/contract/imports'
import { CircleCheck } from 'lucide-react'
import { EditableCell } from './editable-cell.tsx'
import styles from './import.module.css'

/** What can be done to a row of the preview. */
export type RowActions = {
  readonly mend: (row: ShownRow, column: number, value: string) => Promise<void>
  readonly take: (row: ShownRow, take: boolean) => void
}

/** The columns in the order in which they are looked at: who it is, where they belong, then the rest; and their widths. */
const shownColumns: readonly (readonly [name: ImportColumn, width: string])[] = [
  ['姓名', '92px'],
  ['学号/工号', '136px'],
  ['角色', '76px'],
  ['院系', '132px'],
  ['专业', '112px'],
  ['年级', '98px'],
  ['班级', '120px'],
  ['登录名', '126px'],
  ['性别', '72px'],
  ['手机', '130px'],
  ['邮箱', '180px'],
  ['职称', '110px'],
  ['身份证号', '130px'],
]

const Changes = ({ row, onTake }: { row: ShownRow; onTake: (take: boolean) => void }) => (
  <>
    <ul className={styles.changes}>
      {row.Changes.map(({ Column: column, From, To, Kept }) => (
        <li key={column}>
          {column}：{From || '空'} → {To}
          {Kept && <Tag tone="warning">与平台不同，保留平台的值</Tag>}
        </li>
      ))}
    </ul>
    {(row.Verdict === 'clash' || row.Taken) && (
      <Checkbox checked={row.Taken} onChange={({ target }) => onTake(target.checked)}>
        以表格为准
      </Checkbox>
    )}
  </>
)

const Verdict = ({ row, actions }: { row: ShownRow; actions: RowActions }) => {
  if (row.Verdict === 'wrong')
    return (
      <ul className={styles.faults}>
        {row.Faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    )
  if (row.Verdict === 'same') return <Tag tone="neutral">无变化</Tag>
  if (row.Verdict === 'new')
    return (
      <span className={styles.fine}>
        <CircleCheck size={15} aria-hidden />
        新增
      </span>
    )
  return <Changes row={row} onTake={(take) => actions.take(row, take)} />
}

/** The rows of the preview: what each would do, and its cells, which can be mended where they stand. */
export const previewColumns = (actions: RowActions): readonly Column<ShownRow>[] => {
  const cellOf = (name: ImportColumn) => (row: ShownRow) => {
    const index = importColumns.indexOf(name)
    return (
      <EditableCell
        label={`${name}（第 ${row.RowNo} 行）`}
        value={row.Cells[index] ?? ''}
        isWrong={row.Faults.some((fault) => fault.includes(name))}
        onKeep={(value) => actions.mend(row, index, value)}
      />
    )
  }
  return [
    {
      name: '行',
      width: '56px',
      cell: ({ RowNo }) => <span className={styles.rowNo}>{RowNo}</span>,
    },
    {
      name: '核对',
      width: '200px',
      cell: (row) => <Verdict row={row} actions={actions} />,
    },
    ...shownColumns.map(([name, width]): Column<ShownRow> => ({
      name: name === '身份证号' ? '身份证后六位' : name,
      width,
      cell: cellOf(name),
    })),
  ]
}
