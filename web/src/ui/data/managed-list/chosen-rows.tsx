import { messageOf } from '../../display/message-of.ts'
import { type ReactNode, useState } from 'react'
import { Button } from '../../controls/button.tsx'
import { countWord } from '../../display/count-word.ts'
import { toast } from '../../overlay/toast.tsx'
import { ChosenBar } from '../toolbar.tsx'
import type { EveryRow } from './export-button.tsx'
import { OutcomesDialog } from './outcomes-dialog.tsx'
import type { BulkAction, Outcome } from './outcomes.ts'

type Shown<Row> = {
  readonly name: string
  readonly outcomes: readonly Outcome[]
  readonly rows: ReadonlyMap<string, Row>
}

/** What may be done with the chosen rows, the way to choose all that match, and what came of each row. */
export const ChosenRows = <Row extends object>({
  chosen,
  onChoose,
  count,
  isPageChosen,
  keyOf,
  nameOf,
  may,
  every,
  bulkActions,
}: {
  chosen: ReadonlyMap<string, Row>
  onChoose: (chosen: ReadonlyMap<string, Row>) => void
  /** How many rows match, as far as they are counted. */
  count: number
  isPageChosen: boolean
  keyOf: (row: Row) => string
  nameOf: (row: Row) => string
  may: (row: Row) => boolean
  every: EveryRow<Row> | undefined
  bulkActions: readonly BulkAction<Row>[]
}) => {
  const [running, setRunning] = useState<{ readonly name: string; readonly done: number }>()
  const [shown, setShown] = useState<Shown<Row>>()
  const all = '选择全部'

  const chooseAll = async () => {
    if (!every) return
    setRunning({ name: all, done: 0 })
    try {
      const rows = await every((done) => setRunning({ name: all, done }))
      onChoose(new Map(rows.filter(may).map((row) => [keyOf(row), row])))
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setRunning(undefined)
    }
  }
  const run = async ({ name, run: act }: BulkAction<Row>) => {
    setRunning({ name, done: 0 })
    try {
      const outcomes = await act([...chosen.values()], (done) => setRunning({ name, done }))
      if (!outcomes) return
      // What was not done stays chosen: it can be mended and tried again.
      const failed = new Set(outcomes.filter(({ done }) => !done).map(({ key }) => key))
      onChoose(new Map([...chosen].filter(([key]) => failed.has(key))))
      if (failed.size === 0 && outcomes.every(({ note }) => !note))
        toast.success(`${name}：已完成 ${outcomes.length} 项`)
      else setShown({ name, outcomes, rows: chosen })
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setRunning(undefined)
    }
  }
  const words = (name: string): ReactNode =>
    running?.name === name && running.done > 0 ? `${name} ${running.done}` : name
  const isMore = every && isPageChosen && chosen.size < count
  return (
    <>
      <ChosenBar count={chosen.size} onNone={() => onChoose(new Map())}>
        {isMore && (
          <Button
            size="small"
            kind="plain"
            pending={running?.name === all}
            onClick={() => void chooseAll()}
          >
            {running?.name === all ? words(all) : `选择全部 ${countWord(count)} 项`}
          </Button>
        )}
        {bulkActions.map((action) => (
          <Button
            key={action.name}
            size="small"
            {...(action.danger && { kind: 'danger' as const })}
            pending={running?.name === action.name && (!action.opensDialog || running.done > 0)}
            disabled={running !== undefined && running.name !== action.name}
            onClick={() => void run(action)}
          >
            {words(action.name)}
          </Button>
        ))}
      </ChosenBar>
      {shown && (
        <OutcomesDialog
          name={shown.name}
          outcomes={shown.outcomes.map((one) => {
            const row = shown.rows.get(one.key)
            return { ...one, title: row ? nameOf(row) : one.key }
          })}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  )
}
