import { call } from '#call'
import { Button, TextArea, toast } from '#ui'
import { useMutation } from '@tanstack/react-query'
import {
  type Criterion,
  decideRecheck,
  type Recheck,
  recheckStateNames,
  type WorkKind,
} from '@xinglin/contract/marking'
import { scoreWord } from '@xinglin/simulation/assessment'
import { useState } from 'react'
import { isRated } from '../points/rubric-fields.tsx'
import { RecheckShown } from './requested-recheck.tsx'
import styles from './marking-room.module.css'
import type { OwnMark } from './use-mark.ts'

const maxWords = 500

/** A request of a re-check on the page of whoever marks: the points given here become the new score. */
export const DecideRecheck = <Decided,>({
  kind,
  id,
  version,
  rubric,
  own,
  recheck,
  mayDecide,
  onDecided,
}: {
  kind: WorkKind
  id: string
  version: number
  rubric: readonly Criterion[]
  own: OwnMark<Decided>
  recheck: Recheck
  mayDecide: boolean
  onDecided: () => Promise<void>
}) => {
  const [note, setNote] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      call(decideRecheck, {
        Kind: kind,
        Id: id,
        Version: version,
        Revision: await own.kept(),
        Mark: own.mark,
        Note: note,
      }),
    onSuccess: async ({ State, After }) => {
      toast.success(`${recheckStateNames[State]}，得分 ${scoreWord(After)}`)
      await onDecided()
    },
    onError: (error) => toast.error(error.message),
  })
  return (
    <>
      <RecheckShown recheck={recheck} />
      {recheck.State === 'asked' && !mayDecide && (
        <p className={styles.hint}>由原批阅教师以外的教师处理。</p>
      )}
      {recheck.State === 'asked' && mayDecide && (
        <div className={styles.end}>
          <TextArea
            label="复核意见"
            most={maxWords}
            rows={3}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <Button
            pending={isPending}
            disabled={note.trim() === '' || !isRated(rubric, own.mark.Points)}
            onClick={() => mutate()}
          >
            按下方分数完成复核
          </Button>
        </div>
      )}
    </>
  )
}
