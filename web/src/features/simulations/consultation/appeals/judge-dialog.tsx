import { call } from '#call'
import { Button, Dialog, TextArea, TextField, toast } from '#ui'
import { pointWord } from '@xinglin/simulation/assessment'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  longestWords,
  reviewScore,
  type SessionReport,
} from '@xinglin/contract/simulations/consultation'
import { useState } from 'react'
import { type ScoredItem } from '../scoring/debrief-items.tsx'
import styles from './appeal-dialog.module.css'
import { decisionsChanged } from './appeal-queries.ts'

/** The item that is about to get other points. */
export type Judging = { readonly dimension: number; readonly item: ScoredItem }

const { points: possible, reason: noReason } = reviewScore.refusals

/** The points that were typed; undefined for what is none, or out of the bounds. */
const pointsIn = (typed: string, from: number, to: number): number | undefined => {
  if (!/^-?\d{1,2}(?:\.\d)?$/.test(typed.trim())) return undefined
  const points = Number(typed)
  return points >= from && points <= to ? points : undefined
}

/** Gives an item other points, with a reason that the student reads. */
export const JudgeDialog = ({
  report,
  judging: { dimension, item },
  onClose,
}: {
  report: SessionReport
  judging: Judging
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [typed, setTyped] = useState(pointWord(item.got))
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const own =
    (report.Machine?.Sheet ?? report.Sheet).dimensions[dimension - 1]?.items.find(
      ({ id }) => id === item.id,
    ) ?? item
  const from = own.max > 0 ? 0 : own.got
  const points = pointsIn(typed, from, own.max)
  const isLong = [...reason].length > longestWords
  const send = useMutation({
    mutationFn: (got: number) =>
      call(reviewScore, {
        SessionId: report.SessionId,
        Judged: report.Judged.length,
        Dimension: dimension,
        Item: item.id,
        Got: got,
        Reason: reason.trim(),
      }),
    onSuccess: async ({ Composite }) => {
      await decisionsChanged(queries)
      toast.success(`已调整，总分 ${Composite}`)
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (points !== undefined && reason.trim() !== '' && !isLong && !send.isPending)
      send.mutate(points)
  }
  return (
    <Dialog
      title="调整得分"
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" pending={send.isPending} onClick={submit}>
            确认调整
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.about}>
          {item.zh}：现为 {pointWord(item.got)} 分{item.max > 0 && `，满分 ${pointWord(item.max)}`}
        </p>
        <TextField
          label={`得分（${pointWord(from)} 到 ${pointWord(own.max)}）`}
          inputMode="decimal"
          maxLength={6}
          value={typed}
          error={tried && points === undefined ? possible[1] : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <TextArea
          label="理由"
          rows={3}
          most={longestWords}
          value={reason}
          error={
            tried && reason.trim() === ''
              ? noReason[1]
              : isLong
                ? `理由不得超过${longestWords}个字`
                : undefined
          }
          onChange={(event) => setReason(event.target.value)}
        />
        <p className={styles.note}>机器评分会保留；学生会看到您的姓名、调整和理由。</p>
        {send.error && (
          <p className={styles.fault} role="alert">
            {send.error.message}
          </p>
        )}
      </div>
    </Dialog>
  )
}
