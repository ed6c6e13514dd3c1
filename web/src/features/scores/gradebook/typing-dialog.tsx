import { call } from '#call'
import { Button, Dialog, FormFault } from '#ui'
import { type GradeBook, type GradeColumn, typeScores } from '@xinglin/contract/scores'
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { useGradebookChange } from './gradebook-queries.ts'
import styles from './gradebook.module.css'

/** A typed score; null where the field is empty, undefined where it is none of 0 to 100. */
const readScore = (text: string): number | null | undefined => {
  const typed = text.normalize('NFKC').trim()
  if (typed === '') return null
  return /^\d{1,3}(?:\.\d{1,2})?$/.test(typed) && Number(typed) <= 100 ? Number(typed) : undefined
}

/** Goes to the field above or below. */
const walk = (event: KeyboardEvent<HTMLInputElement>) => {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  event.preventDefault()
  const fields = [
    ...(event.currentTarget.closest('table')?.querySelectorAll<HTMLInputElement>('input') ?? []),
  ]
  fields[fields.indexOf(event.currentTarget) + step]?.focus()
}

/** Types the scores of a column, one student a line: Enter goes on, a column that was copied from a sheet fills downward. */
export const TypingDialog = ({
  book: { ClassId, Rows, Columns },
  column,
  onClose,
}: {
  book: GradeBook
  column: GradeColumn
  onClose: () => void
}) => {
  const at = Columns.findIndex(({ Id }) => Id === column.Id)
  const { pending, change } = useGradebookChange(ClassId)
  const before = (row: GradeBook['Rows'][number]) => String(row.Scores[at] ?? '')
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [fault, setFault] = useState('')
  const textOf = (row: GradeBook['Rows'][number]) => typed[row.PersonId] ?? before(row)
  const paste = (event: ClipboardEvent, from: number) => {
    const lines = event.clipboardData.getData('text').trimEnd().split(/\r?\n/)
    if (lines.length < 2) return
    event.preventDefault()
    const filled = Rows.slice(from, from + lines.length).map((row, line) => [
      row.PersonId,
      lines[line]?.split('\t')[0]?.trim() ?? '',
    ])
    setTyped({ ...typed, ...Object.fromEntries(filled) })
  }
  const save = async () => {
    const changed = Rows.filter((row) => textOf(row).trim() !== before(row))
    const wrong = changed.filter((row) => readScore(textOf(row)) === undefined)
    if (wrong.length > 0)
      return setFault(
        `成绩须在 0 至 100 之间，最多两位小数：${wrong.map(({ Name }) => Name).join('、')}`,
      )
    if (changed.length === 0) return onClose()
    const Scores = changed.map((row) => ({
      PersonId: row.PersonId,
      Score: readScore(textOf(row)) ?? null,
    }))
    const done = await change(
      () => call(typeScores, { ClassId, ColumnId: column.Id, Scores }),
      `已录入 ${changed.length} 人`,
    )
    if (done) onClose()
  }
  return (
    <Dialog
      title={`录入${column.Name}`}
      hold
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void save()}>
          保存
        </Button>
      }
    >
      <p className={styles.hint}>
        按 Enter
        到下一名学生；可以从表格里复制一列成绩，粘贴到第一格，自动向下填入。空着表示没有成绩。
      </p>
      <FormFault>{fault}</FormFault>
      <table className={styles.typing}>
        <thead>
          <tr>
            <th scope="col">学号</th>
            <th scope="col">姓名</th>
            <th scope="col">成绩</th>
          </tr>
        </thead>
        <tbody>
          {Rows.map((row, line) => (
            <tr key={row.PersonId}>
              <td>{row.Number}</td>
              <th scope="row">{row.Name}</th>
              <td>
                <input
                  className={styles.score}
                  inputMode="decimal"
                  aria-label={`${row.Name}的成绩`}
                  aria-invalid={readScore(textOf(row)) === undefined ? true : undefined}
                  value={textOf(row)}
                  onKeyDown={walk}
                  onPaste={(event) => paste(event, line)}
                  onChange={(event) => setTyped({ ...typed, [row.PersonId]: event.target.value })}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
