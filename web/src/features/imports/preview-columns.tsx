import { Checkbox, Tag, type Column } from '#ui'
import { importColumns, type ShownRow } from '@xinglin/contract/imports'
import { CircleCheck } from 'lucide-react'
import { EditableCell } from './editable-cell.tsx'
import look from './import.module.css'

/** What can be done to a row of the preview. */
export type RowDeeds = {
  readonly mend: (row: ShownRow, column: number, value: string) => Promise<void>
  readonly take: (row: ShownRow, take: boolean) => void
}

const widths: Readonly<Record<string, string>> = {
  角色: '84px',
  性别: '72px',
  年级: '92px',
  职称: '110px',
}

const Changes = ({ row, onTake }: { row: ShownRow; onTake: (take: boolean) => void }) => (
  <>
    <ul className={look.changes}>
      {row.Changes.map(({ Column: column, From, To, Kept }) => (
        <li key={column}>
          {column}：{From || '空'} → {To}
          {Kept && <Tag tone="warning">已手动修改，保留原值</Tag>}
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

const Verdict = ({ row, deeds }: { row: ShownRow; deeds: RowDeeds }) => {
  if (row.Verdict === 'wrong')
    return (
      <ul className={look.faults}>
        {row.Faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    )
  if (row.Verdict === 'same') return <Tag tone="neutral">无变化</Tag>
  if (row.Verdict === 'new')
    return (
      <span className={look.fine}>
        <CircleCheck size={15} aria-hidden />
        新增
      </span>
    )
  return <Changes row={row} onTake={(take) => deeds.take(row, take)} />
}

/** The rows of the preview: what each would do, and its cells, which can be mended where they stand. */
export const previewColumns = (deeds: RowDeeds): readonly Column<ShownRow>[] => {
  const cellOf = (index: number) => (row: ShownRow) => {
    const name = importColumns[index] ?? ''
    return (
      <EditableCell
        label={`${name}（第 ${row.RowNo} 行）`}
        value={row.Cells[index] ?? ''}
        isWrong={row.Faults.some((fault) => fault.includes(name))}
        onKeep={(value) => deeds.mend(row, index, value)}
      />
    )
  }
  return [
    { name: '行', width: '64px', cell: ({ RowNo }) => <span className={look.rowNo}>{RowNo}</span> },
    {
      name: '核对',
      width: '260px',
      cell: (row) => <Verdict row={row} deeds={deeds} />,
    },
    ...importColumns.map((name, index): Column<ShownRow> => ({
      name: name === '身份证号' ? '身份证后六位' : name,
      ...(widths[name] && { width: widths[name] }),
      cell: cellOf(index),
    })),
  ]
}
