import { call } from '#call'
import { Button, confirm, Failure, messageOf, momentOf, SkeletonText, Tabs, Tag, toast } from '#ui'
import { useSession } from '#session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { role } from '@xinglin/contract/identity'
import {
  adoptPeerResults,
  movePeerRound,
  type PeerRoundDetail,
  type peerRoundMoves,
  peerRoundStateNames,
  type PeerWorkLine,
  remindPeerReviewers,
} from '@xinglin/contract/peer-assessment'
import { useState } from 'react'
import { DecideAppeal } from './decide-appeal.tsx'
import { peersKey, roundOf } from './peer-queries.ts'
import styles from './peer.module.css'
import { PeerRoundForm } from './round-form.tsx'
import { roundTones } from './round-list.tsx'
import { RoundReviewers, RoundWorks } from './round-tables.tsx'

type Move = (typeof peerRoundMoves)[number]

const questions = {
  start: {
    title: '开始互评？',
    note: '已提交的作业会立即分给学生，之后提交的在截止前自动加入。',
    yes: '开始互评',
  },
  end: { title: '提前结束互评？', note: '没有提交的评阅按缺评处理。', yes: '提前结束' },
  delete: { title: '删除互评？', yes: '删除', danger: true },
} as const
const movesOf = ({ Line: { State } }: PeerRoundDetail): readonly Move[] => {
  if (State === 'draft') return ['start', 'delete']
  return State === 'ended' ? [] : ['end']
}

/** What one may do with a round. */
const Actions = ({
  one,
  onEdit,
  onGone,
}: {
  one: PeerRoundDetail
  onEdit: () => void
  onGone: () => void
}) => {
  const queries = useQueryClient()
  const isTeacher = useSession()?.RoleType === role.teacher
  const [pending, setPending] = useState('')
  const { Line } = one
  const attempt = async (name: string, work: () => Promise<void>) => {
    setPending(name)
    try {
      await work()
      await queries.invalidateQueries({ queryKey: peersKey })
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setPending('')
    }
  }
  const move = async (Action: Move) => {
    if (!(await confirm(questions[Action]))) return
    await attempt(Action, async () => {
      await call(movePeerRound, { Id: Line.Id, Action, Version: one.Version })
      if (Action === 'delete') onGone()
    })
  }
  const remind = () =>
    attempt('remind', async () => {
      const { Reminded } = await call(remindPeerReviewers, { Id: Line.Id })
      toast.success(Reminded === 0 ? '所有人都已评完' : `已提醒 ${Reminded} 人`)
    })
  const adopt = async () => {
    const isSure = await confirm({
      title: '采用互评结果？',
      note: '还没有批阅的作业以互评结果为成绩；您批阅过的不变。',
      yes: '采用',
    })
    if (isSure)
      await attempt('adopt', async () => {
        const { Adopted, Left } = await call(adoptPeerResults, { Id: Line.Id })
        toast.success(`已采用 ${Adopted} 份${Left > 0 ? `，${Left} 份不变` : ''}`)
      })
  }
  return (
    <p className={styles.actions}>
      {movesOf(one).map((action) => (
        <Button
          key={action}
          kind={action === 'start' ? 'primary' : action === 'delete' ? 'danger' : 'quiet'}
          pending={pending === action}
          onClick={() => void move(action)}
        >
          {questions[action].yes}
        </Button>
      ))}
      {(Line.State === 'draft' || Line.State === 'running') && (
        <Button onClick={onEdit}>{Line.State === 'draft' ? '修改' : '修改截止时间'}</Button>
      )}
      {(Line.State === 'running' || Line.State === 'replacing') && (
        <Button pending={pending === 'remind'} onClick={() => void remind()}>
          提醒未评完的人
        </Button>
      )}
      {Line.State === 'ended' && isTeacher && (
        <Button kind="primary" pending={pending === 'adopt'} onClick={() => void adopt()}>
          采用为作业成绩
        </Button>
      )}
    </p>
  )
}

/** A round for whoever runs it: its works, its reviewers, and what waits for the teacher. */
export const ManagedPeerRound = ({
  id,
  tab,
  onTab,
  workAddress,
  onGone,
}: {
  id: string
  tab: string
  onTab: (tab: 'works' | 'reviewers') => void
  /** Where a work is marked. */
  workAddress: (line: PeerRoundDetail['Line'], workId: string) => string
  onGone: () => void
}) => {
  const { data, error, refetch } = useQuery(roundOf(id))
  const [isEditing, setEditing] = useState(false)
  const [appealed, setAppealed] = useState<PeerWorkLine>()
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonText lines={10} />
  const { Line, Form } = data
  const works = <RoundWorks round={data} workAddress={workAddress} onAppeal={setAppealed} />
  const reviewers = <RoundReviewers round={data} />
  return (
    <div className={styles.form}>
      <h1 className={styles.name}>{Line.Title}</h1>
      <p className={styles.about}>
        <Tag tone={roundTones[Line.State]}>{peerRoundStateNames[Line.State]}</Tag>
        <span>
          {Line.GroupName} · {Line.ItemTitle}
        </span>
        <span>每份 {Line.PerWork} 人评阅</span>
        <span>截止 {momentOf(Line.DueAt)}</span>
        <span>{Form.ExtraDays > 0 ? `缺评补评 ${Form.ExtraDays} 天` : '缺评由教师评分'}</span>
        {Line.State !== 'draft' && (
          <span>
            已评 {Line.Done} / {Line.Reviews}
          </span>
        )}
        {Line.Teacher > 0 && <Tag tone="warning">{Line.Teacher} 份待您评分</Tag>}
        {Line.Appeals > 0 && <Tag tone="warning">{Line.Appeals} 条申诉</Tag>}
      </p>
      <Actions one={data} onEdit={() => setEditing(true)} onGone={onGone} />
      <Tabs
        label="互评"
        tabs={[
          { value: 'works' as const, name: '作业与结果', panel: () => works },
          { value: 'reviewers' as const, name: '评阅人', panel: () => reviewers },
        ]}
        chosen={tab === 'reviewers' ? 'reviewers' : 'works'}
        onChoose={onTab}
      />
      {isEditing && (
        <PeerRoundForm
          one={data}
          onSaved={() => setEditing(false)}
          onClose={() => setEditing(false)}
        />
      )}
      {appealed && (
        <DecideAppeal round={data} work={appealed} onClose={() => setAppealed(undefined)} />
      )}
    </div>
  )
}
