import { call } from '#call'
import { RubricFields } from '#marking'
import {
  Button,
  Dialog,
  FormFault,
  messageOf,
  momentOf,
  StarsField,
  Tag,
  TextArea,
  toast,
} from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  appealPeerResult,
  type getOwnPeerRound,
  peerAppealStateNames,
  peerResultStateNames,
  ratePeerReview,
} from '@xinglin/contract/peer-assessment'
import { useState } from 'react'
import { peersKey } from './peer-queries.ts'
import styles from './peer.module.css'

type Round = OutputOf<typeof getOwnPeerRound>
type Received = Round['Received']['Reviews'][number]

const helpfulWords = ['没有帮助', '帮助不大', '有些帮助', '有帮助', '很有帮助'] as const

const ReceivedReview = ({ no, review }: { no: number; review: Received }) => {
  const queries = useQueryClient()
  const rate = async (Helpful: number) => {
    try {
      await call(ratePeerReview, { Id: review.Id, Helpful })
      await queries.invalidateQueries({ queryKey: peersKey })
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  return (
    <li className={styles.box}>
      <h3 className={styles.sub}>
        评阅人 {no}：{review.Share} 分
      </h3>
      <p className={styles.comment}>{review.Comment}</p>
      <StarsField
        label={`评阅人 ${no} 的意见对您有帮助吗`}
        rate={review.Helpful ?? 0}
        error={undefined}
        wordOf={(stars) => helpfulWords[stars - 1] ?? ''}
        onRate={(stars) => void rate(stars)}
      />
    </li>
  )
}

const AppealDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const queries = useQueryClient()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const send = async () => {
    setPending(true)
    setFault('')
    try {
      await call(appealPeerResult, { Id: id, Reason: reason })
      await queries.invalidateQueries({ queryKey: peersKey })
      toast.success('已提交，老师处理后会通知您')
      onClose()
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      title="申诉互评结果"
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            pending={pending}
            disabled={reason.trim() === ''}
            onClick={() => void send()}
          >
            提交申诉
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p className={styles.hint}>请写明哪一项的评分不合理、依据是什么。每份作业只能申诉一次。</p>
        <TextArea
          label="申诉理由"
          rows={5}
          most={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FormFault>{fault}</FormFault>
      </div>
    </Dialog>
  )
}

/** What a student's work received: the result, what reviewers said, and what can be said against it. */
export const ReceivedResult = ({ round }: { round: Round }) => {
  const [asks, setAsks] = useState(false)
  const { Line, Rubric, Received: received } = round
  const { Appeal: appeal } = received
  return (
    <section className={styles.panel} aria-label="我的作业">
      <h2 className={styles.sub}>我的作业</h2>
      <div className={styles.box}>
        <p className={styles.about}>
          {Line.Share !== null && <b className={styles.figure}>{Line.Share}</b>}
          <Tag tone={Line.Share === null ? 'warning' : 'success'}>
            {peerResultStateNames[Line.Result]}
          </Tag>
          {received.AppealUntil && (
            <>
              <Button size="small" onClick={() => setAsks(true)}>
                申诉
              </Button>
              <span className={styles.hint}>{momentOf(received.AppealUntil)} 前可以申诉</span>
            </>
          )}
        </p>
        {Line.Result === 'waiting' && (
          <p className={styles.hint}>互评结束后，这里显示得分和同学的意见。</p>
        )}
        {Line.Result === 'teacher' && (
          <p className={styles.hint}>
            收到的评阅不足或相差过大，由老师评分；评分发布后这里会显示，您不需要做什么。
          </p>
        )}
        {Object.keys(received.Points).length > 0 && (
          <RubricFields rubric={Rubric} points={received.Points} />
        )}
        {appeal && (
          <p className={styles.comment}>
            <Tag tone={appeal.State === 'open' ? 'warning' : 'neutral'}>
              申诉{peerAppealStateNames[appeal.State]}
            </Tag>{' '}
            {appeal.Reason}
            {appeal.Reply !== '' && `\n老师答复：${appeal.Reply}`}
          </p>
        )}
      </div>
      {received.Reviews.length > 0 && (
        <ul className={styles.list} aria-label="收到的评阅">
          {received.Reviews.map((one, at) => (
            <ReceivedReview key={one.Id} no={at + 1} review={one} />
          ))}
        </ul>
      )}
      {asks && <AppealDialog id={Line.Id} onClose={() => setAsks(false)} />}
    </section>
  )
}
