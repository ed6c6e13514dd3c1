import { call } from '#call'
import {
  Button,
  Checkbox,
  type Column,
  DataTable,
  Dialog,
  FileDrop,
  FormFault,
  Tag,
  TextArea,
  useLeaveGuard,
  messageOf,
} from '#ui'
import type { OutputOf } from '@xinglin/contract/call'
import { type CheckedNumber, checkNumbers } from '@xinglin/contract/classes'
import { useState } from 'react'
import styles from './roster.module.css'
import {
  changeOf,
  countsOf,
  inOrder,
  type RosterChange,
  stateNames,
  stateTones,
} from './roster-change.ts'
import { numbersFault, numbersIn } from './typed-numbers.ts'

/** Reads the numbers of a sheet, or says why it cannot. */
export type ReadNumbers = (
  file: File,
) => Promise<{ readonly numbers: readonly string[] } | { readonly fault: string }>

/** What agreeing comes to. */
const actionOf = ({ add, drop }: RosterChange): string => {
  const parts = [
    add.length > 0 && `加入 ${add.length} 人`,
    drop.length > 0 && `移出 ${drop.length} 人`,
  ].filter(Boolean)
  return parts.length > 0 ? `确认${parts.join('，')}` : '没有变化'
}

type Checked = OutputOf<typeof checkNumbers>

const longestText = 40_000
const namesShown = 12

const columns: readonly Column<CheckedNumber>[] = [
  { name: '学号', width: '26%', cell: (row) => row.Number },
  { name: '姓名', width: '22%', cell: (row) => row.RealName || '—' },
  { name: '现行政班', cell: (row) => row.ClassName || '—' },
  {
    name: '结果',
    width: '116px',
    cell: ({ State }) => <Tag tone={stateTones[State]}>{stateNames[State]}</Tag>,
  },
]

const Preview = ({
  checked,
  choice,
  onChoice,
}: {
  checked: Checked
  choice: { readonly move: boolean; readonly sync: boolean }
  onChoice: (choice: { move: boolean; sync: boolean }) => void
}) => {
  const elsewhere = checked.List.filter(({ State }) => State === 'elsewhere').length
  const names = checked.Absent.slice(0, namesShown)
    .map(({ RealName }) => RealName)
    .join('、')
  return (
    <div className={styles.preview}>
      <p className={styles.counts} aria-live="polite">
        {countsOf(checked.List).map(({ state, count }) => (
          <Tag key={state} tone={stateTones[state]}>
            {stateNames[state]} {count}
          </Tag>
        ))}
      </p>
      {elsewhere > 0 && (
        <Checkbox
          checked={choice.move}
          onChange={({ target }) => onChoice({ ...choice, move: target.checked })}
        >
          把在其他班的 {elsewhere} 人转入本班（保留原班经历）
        </Checkbox>
      )}
      {checked.AbsentCount > 0 && (
        <Checkbox
          checked={choice.sync}
          onChange={({ target }) => onChoice({ ...choice, sync: target.checked })}
        >
          把不在名单里的 {checked.AbsentCount} 人移出本班：{names}
          {checked.AbsentCount > namesShown && ' 等'}
        </Checkbox>
      )}
      <DataTable
        label="核对结果"
        columns={columns}
        rows={inOrder(checked.List)}
        keyOf={(row) => row.Number}
      />
    </div>
  )
}

/** Takes student numbers, pasted or from a sheet, shows what they would change, and hands on what was agreed to. */
export const NumbersDialog = ({
  classId,
  kind,
  readNumbers,
  onApply,
  onClose,
}: {
  classId: string
  kind: 'administrative' | 'teaching'
  readNumbers: ReadNumbers
  /** Answers whether it was done. */
  onApply: (change: RosterChange) => Promise<boolean>
  onClose: () => void
}) => {
  const [text, setText] = useState('')
  const [fault, setFault] = useState('')
  const [fileFault, setFileFault] = useState('')
  const [checked, setChecked] = useState<Checked>()
  const [choice, setChoice] = useState({ move: false, sync: false })
  const [pending, setPending] = useState(false)
  useLeaveGuard(text !== '')
  const numbers = numbersIn(text)
  const change = checked && changeOf(checked.List, checked.Absent, choice)
  const size = change ? change.add.length + change.drop.length : 0

  const read = async (file: File) => {
    const readFile = await readNumbers(file)
    setFileFault('fault' in readFile ? readFile.fault : '')
    if ('numbers' in readFile) setText(readFile.numbers.join('\n'))
  }
  const busy = async (work: () => Promise<void>) => {
    setPending(true)
    try {
      await work()
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  const check = () => {
    const wrong = numbersFault(numbers)
    setFault(wrong ?? '')
    if (!wrong)
      void busy(async () =>
        setChecked(
          await call(checkNumbers, { ClassId: classId, Kind: kind, Numbers: [...numbers] }),
        ),
      )
  }
  const apply = () =>
    void busy(async () => {
      if (change && (await onApply(change))) onClose()
    })

  return (
    <Dialog
      title="按学号导入学生"
      wide
      hold
      onClose={onClose}
      foot={
        checked ? (
          <>
            <Button onClick={() => setChecked(undefined)}>返回修改</Button>
            <Button kind="primary" pending={pending} disabled={size === 0} onClick={apply}>
              {change ? actionOf(change) : ''}
            </Button>
          </>
        ) : (
          <Button kind="primary" pending={pending} onClick={check}>
            {numbers.length > 0 ? `核对 ${numbers.length} 个学号` : '核对'}
          </Button>
        )
      }
    >
      <FormFault>{fault}</FormFault>
      {checked ? (
        <Preview checked={checked} choice={choice} onChoice={setChoice} />
      ) : (
        <div className={styles.input}>
          <TextArea
            label="学号（每行一个，可从表格整列粘贴）"
            most={longestText}
            rows={8}
            autoFocus
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <FileDrop
            label="或选择 Excel 表格"
            hint="读取“学号”一列。文件在本机读取，只上传学号。"
            accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            error={fileFault || undefined}
            onFile={(file) => void read(file)}
          />
        </div>
      )}
    </Dialog>
  )
}
