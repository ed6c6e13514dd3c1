import { call } from '#call'
import { Skeleton, Button, Card, confirm, Failure, PageHead, Tag, toast, messageOf } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ContestDetail,
  type ContestMove,
  contestMoves,
  enrolWayNames,
  gameStatus,
  gameTypes,
  moveContest,
} from '@xinglin/contract/competitions'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OrganiseAddresses } from '../contest/addresses.ts'
import { contestsKey } from '../contest/game-queries.ts'
import { Period } from '../contest/period.tsx'
import { ContestDrawer } from './contest-drawer.tsx'
import { statusTone } from './contest-list.tsx'
import { heldContest } from './contest-queries.ts'
import { ManagedNotices } from '../notices/managed-notices.tsx'
import { Materials } from '../preparation/materials.tsx'
import { Proctors } from '../preparation/proctors.tsx'
import { SaveTemplateDialog } from '../preparation/save-template-dialog.tsx'
import { RoundList } from '../rounds/round-list.tsx'
import { EntryTable } from './entry-table.tsx'
import { ReasonDialog } from '../contest/reason-dialog.tsx'
import styles from './organise.module.css'

const moveNames: Readonly<Record<ContestMove, string>> = {
  publish: '发布',
  unpublish: '撤回',
  pause: '暂停',
  resume: '恢复',
  cancel: '取消赛事',
  archive: '归档',
  delete: '删除',
}
const questions: Partial<Record<ContestMove, { title: string; note: string; danger?: true }>> = {
  publish: {
    title: '发布这项赛事？',
    note: '参赛学校的师生会在竞赛大厅看到它，并在报名时间内报名。',
  },
  archive: { title: '归档这项赛事？', note: '归档后不能再修改，报名记录保留。' },
  delete: { title: '删除这项赛事？', note: '删除后不能恢复。', danger: true },
}

const Facts = ({ contest }: { contest: ContestDetail }) => (
  <Card className={styles.card}>
    <h2 className={styles.head}>安排</h2>
    <dl className={styles.facts}>
      <dt>类型</dt>
      <dd>
        {gameTypes[contest.GameType]}，{contest.Season}赛季
      </dd>
      <dt>主办单位</dt>
      <dd>{contest.Organiser || '未填写'}</dd>
      <dt>报名</dt>
      <dd>
        <Period from={contest.EnrolOpensAt} to={contest.EnrolClosesAt} />
      </dd>
      <dt>比赛</dt>
      <dd>
        <Period from={contest.StartsAt} to={contest.EndsAt} />
      </dd>
      <dt>报名方式</dt>
      <dd>
        {enrolWayNames[contest.EnrolBy]}
        {contest.EnrolBy === 'team' &&
          `，每队 ${contest.TeamSize} 人${contest.Substitutes > 0 ? `，替补至多 ${contest.Substitutes} 人` : ''}`}
        ，{contest.NeedsReview ? '需要审核' : '报名即成功'}
      </dd>
      {contest.Tracks.length > 0 && (
        <>
          <dt>赛道</dt>
          <dd>{contest.Tracks.map(({ Name }) => Name).join('、')}</dd>
        </>
      )}
      {contest.Documents.length > 0 && (
        <>
          <dt>报名材料</dt>
          <dd>
            {contest.Documents.map(({ Name, Required }) =>
              Required ? Name : `${Name}（选交）`,
            ).join('、')}
          </dd>
        </>
      )}
    </dl>
  </Card>
)

const Partners = ({ contest }: { contest: ContestDetail }) => (
  <Card className={styles.card}>
    <h2 className={styles.head}>参赛学校</h2>
    <ul className={styles.list}>
      {contest.Partners.map(({ SchoolId, Name, Quota, Used }) => {
        const quota = Quota ?? contest.Quota
        return (
          <li key={SchoolId}>
            {Name}：已报名 {Used}，{quota === 0 ? '名额不限' : `名额 ${quota}`}
          </li>
        )
      })}
    </ul>
  </Card>
)

/** A contest for those who hold it: what it lacks, how it goes on, its entries. */
export const ContestPage = ({ id, addresses }: { id: string; addresses: OrganiseAddresses }) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isWriting, setWriting] = useState(false)
  const [isKeeping, setKeeping] = useState(false)
  const [reasonFor, setReasonFor] = useState<'pause' | 'cancel'>()
  const [pending, setPending] = useState<ContestMove>()
  const { data, error, refetch } = useQuery(heldContest(id))
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="420px" shape="block" />
  const move = async (Action: ContestMove, Reason = '') => {
    setPending(Action)
    try {
      await call(moveContest, { Id: id, Action, Reason, Version: data.Version })
      toast.success(`已${moveNames[Action]}`)
      if (Action === 'delete') await navigate(addresses.list)
      await queries.invalidateQueries({ queryKey: contestsKey })
    } finally {
      setPending(undefined)
    }
  }
  const ask = async (action: ContestMove) => {
    if (action === 'pause' || action === 'cancel') return setReasonFor(action)
    const question = questions[action]
    if (question && !(await confirm({ ...question, yes: moveNames[action] }))) return
    try {
      await move(action)
    } catch (failure) {
      toast.error(messageOf(failure))
    }
  }
  const moves = contestMoves.filter((one) => data.Actions.includes(one))
  return (
    <>
      <PageHead title={data.Name}>
        <Tag tone={statusTone(data.Status)}>{gameStatus[data.Status]}</Tag>
        {data.Actions.includes('edit') && <Button onClick={() => setWriting(true)}>修改</Button>}
        <Button onClick={() => setKeeping(true)}>存为模板</Button>
        {moves.map((one) => (
          <Button
            key={one}
            kind={one === 'publish' || one === 'resume' ? 'primary' : 'quiet'}
            pending={pending === one}
            disabled={one === 'publish' && data.Missing.length > 0}
            onClick={() => void ask(one)}
          >
            {moveNames[one]}
          </Button>
        ))}
      </PageHead>
      {data.Status === 0 && data.Missing.length > 0 && (
        <output className={styles.missing}>发布前还需：{data.Missing.join('、')}。</output>
      )}
      {data.Reason !== '' && <p className={styles.missing}>原因：{data.Reason}</p>}
      <div className={styles.columns}>
        <Facts contest={data} />
        <Partners contest={data} />
      </div>
      <RoundList contest={data} addresses={addresses} />
      <Proctors contest={data} />
      <Materials contest={data} />
      {data.Status !== 0 && <EntryTable contest={data} addresses={addresses} />}
      {data.Status !== 0 && <ManagedNotices contest={data} />}
      {isWriting && (
        <ContestDrawer
          key={data.Version}
          one={data}
          onClose={() => setWriting(false)}
          onSaved={() => setWriting(false)}
        />
      )}
      {isKeeping && <SaveTemplateDialog contest={data} onClose={() => setKeeping(false)} />}
      {reasonFor && (
        <ReasonDialog
          title={reasonFor === 'pause' ? '暂停赛事' : '取消赛事'}
          label="原因"
          note="报名者和竞赛大厅会看到。"
          yes={moveNames[reasonFor]}
          onClose={() => setReasonFor(undefined)}
          onSend={(reason) => move(reasonFor, reason)}
        />
      )}
    </>
  )
}
