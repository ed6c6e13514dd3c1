import { Button, Checkbox, figure, SelectField } from '#ui'
import {
  importLimits,
  nothingSaidOnce,
  type ColumnChoice,
  type importRoles,
  type SaidOnce,
} from '@xinglin/contract/imports'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import type { ReadFile } from './choose-file.tsx'
import { ColumnMapping } from './column-mapping.tsx'
import styles from './import.module.css'
import { columnName, listAt, type List, type Mapping } from './recognise.ts'
import { WholeSheetFields } from './whole-sheet-fields.tsx'
import { allRows, mappingFault, takeRows, type SheetRow } from './take-rows.ts'

type Role = (typeof importRoles)[number]

/** Rows that were chosen, and how their sheet was understood. */
export type Chosen = {
  readonly rows: readonly SheetRow[]
  readonly columns: readonly ColumnChoice[]
  readonly role: Role
  readonly saidOnce: SaidOnce
}

const maxFaults = 5
const maxSkipped = 3
const headsOffered = 20

const Faults = ({ rows }: { rows: readonly SheetRow[] }) => {
  const faults = rows.flatMap(({ Faults: own }) => own)
  if (faults.length === 0) return
  return (
    <div className={styles.note} role="note">
      {figure(faults.length)} 个单元格无法读取，所在的行不会导入：
      {faults.slice(0, maxFaults).join('；')}
      {faults.length > maxFaults && '；……'}
    </div>
  )
}

const Skipped = ({
  rows,
}: {
  rows: readonly { readonly rowNo: number; readonly text: string }[]
}) =>
  rows.length > 0 && (
    <p className={styles.note}>
      {figure(rows.length)} 行不是名单，不会导入：
      {rows
        .slice(0, maxSkipped)
        .map(({ rowNo, text }) => `第 ${rowNo} 行“${text.slice(0, 20)}”`)
        .join('、')}
      {rows.length > maxSkipped && ' 等'}
    </p>
  )

const roleOptions = [
  { value: '', name: '请选择' },
  { value: '学生', name: '全部是学生' },
  { value: '教师', name: '全部是教师' },
] as const

const longestHeading = 100

const columnsOf = ({ headings }: List, mapping: Mapping): ColumnChoice[] =>
  headings.map((_, at) => ({
    Heading: columnName(headings, at).slice(0, longestHeading),
    Column: mapping[at] ?? '',
  }))

/** What was found in a file: which sheet is read, where its headings stand, what each column is, what is left out. */
export const SheetChoice = ({
  file,
  pending,
  onTake,
}: {
  file: ReadFile
  pending: boolean
  onTake: (chosen: Chosen) => void
}) => {
  const [at, setAt] = useState('0')
  const [withHidden, setWithHidden] = useState(false)
  const [role, setRole] = useState<Role>('')
  const [saidOnce, setSaidOnce] = useState<SaidOnce>(nothingSaidOnce)
  const chosenList = file.lists[Number(at)] ?? file.lists[0]
  const [own, setOwn] = useState<{ readonly list: List; readonly mapping: Mapping }>()
  const list = own?.list.sheet === chosenList.sheet ? own.list : chosenList
  const mapping = own?.list === list ? own.mapping : list.proposed
  const taken = takeRows(list, mapping, role, saidOnce)
  const rows = withHidden ? allRows(taken) : taken.rows
  const tooMany = rows.length > importLimits.rows
  const needsRole = !mapping.includes('角色')
  const fault =
    mappingFault(mapping) ?? (needsRole && role === '' ? '请选择名单中都是谁。' : undefined)
  const heads = list.sheet.rows.slice(0, headsOffered).flatMap((row, index) => {
    const preview = row.filter((cell) => cell !== '').join(' ')
    return preview === ''
      ? []
      : [{ value: String(index), name: `第 ${index + 1} 行：${preview.slice(0, 24)}` }]
  })
  return (
    <>
      <div className={styles.found}>
        <p>
          <strong>{file.name}</strong>，工作表“{list.sheet.name}”：识别到{' '}
          <strong>{rows.length}</strong> 行
        </p>
        <div className={styles.choices}>
          {file.lists.length > 1 && (
            <SelectField
              label="读取的工作表"
              value={at}
              options={file.lists.map(({ sheet }, index) => ({
                value: String(index),
                name: sheet.name,
              }))}
              onChoose={setAt}
            />
          )}
          <SelectField
            label="列名所在的行"
            value={String(list.head)}
            options={heads}
            onChoose={(head) => {
              const next = listAt(list.sheet, Number(head), file.remembered)
              setOwn({ list: next, mapping: next.proposed })
            }}
          />
          {needsRole && (
            <SelectField
              label="名单中没有“角色”一列"
              value={role}
              options={roleOptions}
              onChoose={setRole}
            />
          )}
          <WholeSheetFields mapping={mapping} saidOnce={saidOnce} onChange={setSaidOnce} />
        </div>
        <ColumnMapping
          list={list}
          mapping={mapping}
          onChange={(next) => setOwn({ list, mapping: next })}
        />
        {taken.hidden.length > 0 && (
          <Checkbox checked={withHidden} onChange={(event) => setWithHidden(event.target.checked)}>
            表格中有 {figure(taken.hidden.length)} 行被隐藏或被筛选掉，未包含在内。勾选则一并导入
          </Checkbox>
        )}
        <Skipped rows={taken.skipped} />
        <Faults rows={rows} />
        {tooMany && (
          <p className={styles.note}>
            一次最多导入 {figure(importLimits.rows)} 行，请拆分后分次导入。
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <Button
          kind="primary"
          icon={<ArrowRight size={16} aria-hidden />}
          pending={pending}
          disabled={rows.length === 0 || tooMany || fault !== undefined}
          onClick={() =>
            onTake({
              rows,
              columns: columnsOf(list, mapping),
              role: needsRole ? role : '',
              saidOnce,
            })
          }
        >
          上传并核对
        </Button>
        {fault !== undefined && <output className={styles.note}>{fault}</output>}
      </div>
    </>
  )
}
