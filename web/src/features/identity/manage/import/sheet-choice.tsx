import { Button, Checkbox, figure, SelectField, Tag } from '#ui'
import { importColumns, importLimits } from '@xinglin/contract/identity'
import { ArrowRight, Check } from 'lucide-react'
import { useState } from 'react'
import type { ReadFile } from './choose-file.tsx'
import look from './import.module.css'
import { allRows, type List, type SheetRow } from './recognise.ts'

const Columns = ({ headings }: { headings: readonly string[] }) => (
  <ul className={look.columns} aria-label="列的对应关系">
    {importColumns.map((name, index) => {
      const heading = headings[index]
      return (
        <li key={name}>
          {heading ? (
            <Tag tone="success" icon={<Check size={13} aria-hidden />}>
              {heading === name ? name : `${heading} → ${name}`}
            </Tag>
          ) : (
            <Tag title="表格中没有这一列，将留空">{name}（无）</Tag>
          )}
        </li>
      )
    })}
  </ul>
)

const mostFaults = 5

const Faults = ({ rows }: { rows: readonly SheetRow[] }) => {
  const faults = rows.flatMap(({ Faults: own }) => own)
  if (faults.length === 0) return
  return (
    <div className={look.note} role="note">
      {figure(faults.length)} 个单元格无法读取，所在的行不会导入：
      {faults.slice(0, mostFaults).join('；')}
      {faults.length > mostFaults && '；……'}
    </div>
  )
}

const rowsOf = (list: List, withHidden: boolean) => (withHidden ? allRows(list) : list.rows)

/** What was found in a file: which sheet was read, how its columns are understood, what is hidden in it. */
export const SheetChoice = ({
  file,
  pending,
  onTake,
}: {
  file: ReadFile
  pending: boolean
  onTake: (rows: readonly SheetRow[]) => void
}) => {
  const [at, setAt] = useState('0')
  const [withHidden, setWithHidden] = useState(false)
  const list = file.lists[Number(at)] ?? file.lists[0]
  const rows = rowsOf(list, withHidden)
  const tooMany = rows.length > importLimits.rows
  return (
    <>
      <div className={look.found}>
        <p>
          <strong>{file.name}</strong>，工作表“{list.sheet}”：识别到 <strong>{rows.length}</strong>{' '}
          行
        </p>
        {file.lists.length > 1 && (
          <SelectField
            label="读取的工作表"
            value={at}
            options={file.lists.map(({ sheet, rows: own }, index) => ({
              value: String(index),
              name: `${sheet}（${own.length} 行）`,
            }))}
            onChoose={setAt}
          />
        )}
        <Columns headings={list.headings} />
        {list.hidden.length > 0 && (
          <Checkbox checked={withHidden} onChange={(event) => setWithHidden(event.target.checked)}>
            表格中有 {figure(list.hidden.length)} 行被隐藏或被筛选掉，未包含在内。勾选则一并导入
          </Checkbox>
        )}
        {list.ignored.length > 0 && (
          <p className={look.note}>不会导入的列：{list.ignored.join('、')}</p>
        )}
        <Faults rows={rows} />
        {tooMany && (
          <p className={look.note}>
            一次最多导入 {figure(importLimits.rows)} 行，请拆分后分次导入。
          </p>
        )}
      </div>
      <div className={look.deeds}>
        <Button
          kind="primary"
          icon={<ArrowRight size={16} aria-hidden />}
          pending={pending}
          disabled={rows.length === 0 || tooMany}
          onClick={() => onTake(rows)}
        >
          上传并核对
        </Button>
      </div>
    </>
  )
}
