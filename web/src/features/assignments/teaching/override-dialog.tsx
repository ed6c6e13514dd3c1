import { call } from '#call'
import {
  Button,
  Dialog,
  FormFault,
  TextField,
  toast,
  fieldOfMoment,
  momentInField,
  messageOf,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  type Assignment,
  dateFieldNames,
  dateFields,
  overrideDates,
  type OverrideShown,
} from '@xinglin/contract/assignments'
import { useState } from 'react'
import { assignmentsKey } from '../queries/assignment-queries.ts'
import styles from './teaching.module.css'

type To = Pick<OverrideShown, 'Kind' | 'Id' | 'Name'>

/** Gives some classes, groups or people of a task other dates, with the reason that they are told. */
export const OverrideDialog = ({
  one,
  to,
  onClose,
}: {
  one: Assignment
  to: readonly To[]
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const base = { opens: one.OpensAt, due: one.DueAt, closes: one.ClosesAt }
  const [first] = to
  const had = one.Overrides.filter(({ Id }) => to.length === 1 && Id === first?.Id)
  const [dates, setDates] = useState(() =>
    Object.fromEntries(
      dateFields.map((field) => [
        field,
        fieldOfMoment(had.find(({ Field }) => Field === field)?.At ?? base[field]),
      ]),
    ),
  )
  const [reason, setReason] = useState(had[0]?.Reason ?? '')
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const send = async (Dates: { Field: (typeof dateFields)[number]; At: string | null }[]) => {
    setPending(true)
    try {
      await call(overrideDates, {
        Id: one.Id,
        To: to.map(({ Kind, Id }) => ({ Kind, Id })),
        Dates,
        Reason: reason,
      })
      toast.success(Dates.length === 0 ? '已恢复统一时间' : '已单独设置，学生会看到原因')
      onClose()
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setPending(false)
      await queries.invalidateQueries({ queryKey: assignmentsKey })
    }
  }
  const changed = dateFields
    .filter((field) => (dates[field] ?? '') !== fieldOfMoment(base[field]))
    .map((Field) => ({ Field, At: momentInField(dates[Field] ?? '') }))
  return (
    <Dialog
      title={`单独设置时间：${to.map(({ Name }) => Name).join('、')}`}
      hold
      onClose={onClose}
      foot={
        <>
          <Button pending={pending} onClick={() => void send([])}>
            恢复统一时间
          </Button>
          <Button
            kind="primary"
            pending={pending}
            disabled={changed.length === 0}
            onClick={() => void send(changed)}
          >
            保存
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FormFault>{fault}</FormFault>
        {dateFields.map((field) => (
          <TextField
            key={field}
            label={dateFieldNames[field]}
            type="datetime-local"
            value={dates[field] ?? ''}
            onChange={(event) => setDates({ ...dates, [field]: event.target.value })}
          />
        ))}
        <TextField
          label="原因（学生会看到）"
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
