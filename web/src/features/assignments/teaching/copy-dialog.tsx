import { TargetFields, type TargetValues } from '#targets'
import { call, newId } from '#call'
import { Button, Dialog, FormFault, SelectField, TextField, toast, messageOf } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Assignment, copyAssignment } from '@xinglin/contract/assignments'
import { useState } from 'react'
import { assignmentsKey } from '../queries/assignment-queries.ts'
import { targetsNote } from '../form/assignment-form.ts'
import { terms } from '../form/term-choices.ts'
import styles from './teaching.module.css'

/** Copies a task to other classes and another term, as a draft. */
export const CopyDialog = ({
  one,
  onClose,
  onCopied,
}: {
  one: Assignment
  onClose: () => void
  onCopied: (id: string) => void
}) => {
  const queries = useQueryClient()
  const { data: known } = useQuery(terms)
  const [ownId] = useState(newId)
  const [termId, setTermId] = useState(one.TermId)
  const [days, setDays] = useState('0')
  const [targets, setTargets] = useState<readonly TargetValues[]>([])
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const copy = async () => {
    if (!/^-?\d{1,4}$/.test(days.trim())) return setFault('推后的天数须为整数')
    setPending(true)
    try {
      const { Id } = await call(copyAssignment, {
        Id: one.Id,
        NewId: ownId,
        TermId: termId || null,
        Targets: targets.map(({ Kind, Id: id, Excluded }) => ({ Kind, Id: id, Excluded })),
        ShiftDays: Number(days),
      })
      await queries.invalidateQueries({ queryKey: assignmentsKey })
      toast.success('已复制为草稿')
      onCopied(Id)
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      title={`复制任务“${one.Title}”`}
      hold
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void copy()}>
          复制为草稿
        </Button>
      }
    >
      <div className={styles.form}>
        <FormFault>{fault}</FormFault>
        <SelectField
          label="学期"
          options={[
            { value: '', name: '不属于任何学期' },
            ...(known?.List ?? []).map(({ Id, Name }) => ({ value: Id, name: Name })),
          ]}
          value={termId}
          onChoose={setTermId}
        />
        <TextField
          label="所有时间推后的天数"
          inputMode="numeric"
          autoComplete="off"
          value={days}
          onChange={(event) => setDays(event.target.value)}
        />
        <TargetFields
          name="布置对象"
          note={targetsNote}
          targets={targets}
          error={undefined}
          onChange={setTargets}
        />
      </div>
    </Dialog>
  )
}
