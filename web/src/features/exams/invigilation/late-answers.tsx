import { call } from '#call'
import { Button, Card, clockOf, Dialog, FormFault, TextField, toast, messageOf } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { decideLateAnswers } from '@xinglin/contract/exams'
import { useState } from 'react'
import styles from './room.module.css'
import { lateAnswers, roomKey } from './room-queries.ts'

/** Answers that came after the end: each beside what is stored, accepted or declined with a reason. */
export const LateAnswers = ({ examId, waiting }: { examId: string; waiting: number }) => {
  const queries = useQueryClient()
  const { data } = useQuery(lateAnswers(examId))
  const [deciding, setDeciding] = useState<{ ids: string[]; accept: boolean }>()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState('')
  const open = data?.List.filter(({ State }) => State === 'waiting') ?? []
  const decide = async () => {
    if (!deciding) return
    setFault('')
    try {
      await call(decideLateAnswers, {
        ExamId: examId,
        Ids: deciding.ids,
        Accept: deciding.accept,
        Reason: reason,
      })
      toast.success('已处理')
      setDeciding(undefined)
      await queries.invalidateQueries({ queryKey: roomKey })
    } catch (error) {
      setFault(messageOf(error))
    }
  }
  return (
    <Card className={styles.card}>
      <h2 className={styles.head}>迟到的答案（{waiting}）</h2>
      <p className={styles.note}>在截止60秒之后才到达，不计分；接受后重新计分。</p>
      <div className={styles.scroll}>
        <ul className={styles.list}>
          {open.map((one) => (
            <li key={one.Id}>
              <b>{one.PersonName}</b> 第{one.QuestionNo}题，迟到 {one.LateBy} 秒
              <span className={styles.note}>
                {clockOf(one.ReceivedAt)} 送到：{one.Words || '（空）'}；已存：
                {one.StoredWords || '（空）'}
              </span>
              <span className={styles.actions}>
                <Button size="small" onClick={() => setDeciding({ ids: [one.Id], accept: true })}>
                  接受
                </Button>
                <Button size="small" onClick={() => setDeciding({ ids: [one.Id], accept: false })}>
                  不接受
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </div>
      {deciding && (
        <Dialog
          title={deciding.accept ? '接受迟到的答案？' : '不接受迟到的答案？'}
          hold
          onClose={() => setDeciding(undefined)}
          foot={
            <Button kind="primary" disabled={reason.trim() === ''} onClick={() => void decide()}>
              确定
            </Button>
          }
        >
          <FormFault>{fault}</FormFault>
          <TextField
            label="原因"
            value={reason}
            maxLength={100}
            autoComplete="off"
            onChange={({ target }) => setReason(target.value)}
          />
        </Dialog>
      )}
    </Card>
  )
}
