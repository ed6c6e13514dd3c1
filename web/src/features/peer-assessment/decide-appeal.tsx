import { call } from '#call'
import { RubricFields } from '#marking'
import { Button, Dialog, FormFault, messageOf, TextArea, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  decidePeerAppeal,
  type PeerRoundDetail,
  type PeerWorkLine,
} from '@xinglin/contract/peer-assessment'
import { useState } from 'react'
import { peersKey } from './peer-queries.ts'
import styles from './peer.module.css'

/** Where a teacher decides what a student says against a result. */
export const DecideAppeal = ({
  round,
  work,
  onClose,
}: {
  round: PeerRoundDetail
  work: PeerWorkLine
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [points, setPoints] = useState(work.Points)
  const [reply, setReply] = useState('')
  const [pending, setPending] = useState('')
  const [fault, setFault] = useState('')
  const decide = async (Accept: boolean) => {
    setPending(Accept ? 'accept' : 'decline')
    setFault('')
    try {
      await call(decidePeerAppeal, {
        Id: round.Line.Id,
        WorkId: work.WorkId,
        Accept,
        Points: Accept ? points : {},
        Reply: reply,
      })
      await queries.invalidateQueries({ queryKey: peersKey })
      toast.success(Accept ? '已改分，学生会收到通知' : '已维持原分，学生会收到通知')
      onClose()
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setPending('')
    }
  }
  return (
    <Dialog
      title={`${work.Author}的申诉`}
      wide
      hold
      onClose={onClose}
      foot={
        <>
          <Button
            pending={pending === 'decline'}
            disabled={reply.trim() === ''}
            onClick={() => void decide(false)}
          >
            维持原分
          </Button>
          <Button
            kind="primary"
            pending={pending === 'accept'}
            disabled={reply.trim() === ''}
            onClick={() => void decide(true)}
          >
            按下面的分数改分
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.comment}>{work.Appeal?.Reason}</p>
        <RubricFields rubric={round.Rubric} points={points} onChange={setPoints} />
        <TextArea
          label="答复（学生可见）"
          rows={3}
          most={300}
          value={reply}
          onChange={(event) => setReply(event.target.value)}
        />
        <FormFault>{fault}</FormFault>
      </div>
    </Dialog>
  )
}
