import { call } from '#call'
import {
  Skeleton,
  Button,
  ButtonLink,
  Card,
  confirm,
  Failure,
  momentOf,
  PageHead,
  Tag,
  toast,
  messageOf,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type ExamDetail,
  type ExamMove,
  examStateNames,
  moveExam,
  releasedPartNames,
  releasedParts,
  releaseRuleNames,
} from '@xinglin/contract/exams'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ScheduleAddresses } from './addresses.ts'
import { SafeBrowserOffer } from '../safe-browser/safe-browser-offer.tsx'
import { ClassReleases } from './class-releases.tsx'
import { ExamDrawer } from './exam-drawer.tsx'
import { stateTones } from './exam-list.tsx'
import { OverridesCard } from './overrides-card.tsx'
import { ExamineePreview } from './examinee-preview.tsx'
import { holdWords, PractisedCard } from './practised-card.tsx'
import styles from './schedule.module.css'
import { unscoredOf } from '../unscored/unscored-queries.ts'
import { UnscoredNotice } from '../unscored/unscored-notice.tsx'
import { managedExam, managedExamsKey } from './schedule-queries.ts'

const moveNames: Readonly<Record<ExamMove, string>> = {
  publish: '发布',
  withdraw: '撤回',
  archive: '归档',
  restore: '恢复',
  release: '公布成绩',
  delete: '删除',
}
const questions: Partial<Record<ExamMove, { title: string; note: string; danger?: true }>> = {
  publish: { title: '发布这场考试？', note: '考试对象会在自己的考试列表中看到它。' },
  release: {
    title: '公布成绩？',
    note: '所有设为“教师公布后”的内容将对考生公开。',
  },
  archive: { title: '归档这场考试？', note: '归档后不能再参加，已有的作答与成绩保留。' },
  delete: { title: '删除这场考试？', note: '删除后不能恢复。', danger: true },
}

const Facts = ({ exam, addresses }: { exam: ExamDetail; addresses: ScheduleAddresses }) => (
  <Card className={styles.card}>
    <h2 className={styles.head}>安排</h2>
    <dl className={styles.facts}>
      <dt>试卷</dt>
      <dd>
        <Link to={addresses.paper(exam.PaperId)}>
          {exam.PaperName} 第{exam.PaperVersion}版
        </Link>{' '}
        {exam.Questions} 题，{exam.Points} 分
      </dd>
      <dt>时间</dt>
      <dd>
        {momentOf(exam.OpensAt)} 至 {momentOf(exam.ClosesAt)}
      </dd>
      <dt>可见</dt>
      <dd>{exam.VisibleAt === null ? '发布后即可见' : momentOf(exam.VisibleAt)}</dd>
      <dt>时长</dt>
      <dd>
        {exam.ExtraMinutes > 0
          ? `基础 ${exam.Minutes} + 延长 ${exam.ExtraMinutes} 分钟`
          : `${exam.Minutes} 分钟`}
      </dd>
      <dt>次数</dt>
      <dd>{exam.Attempts === 0 ? '不限' : `${exam.Attempts} 次`}</dd>
      <dt>口令</dt>
      <dd>{exam.AccessCode === '' ? '无' : exam.AccessCode}</dd>
      <dt>安全浏览器</dt>
      <dd>
        {exam.SafeBrowser ? <SafeBrowserOffer examId={exam.Id} name={exam.Name} /> : '不提供设置'}
      </dd>
      <dt>公布</dt>
      <dd>
        {releasedParts
          .map((part) => `${releasedPartNames[part]}：${releaseRuleNames[exam.Release[part]]}`)
          .join('；')}
        {exam.ReleasedAt !== null && `（${momentOf(exam.ReleasedAt)} 已公布）`}
      </dd>
      <dt>对象</dt>
      <dd>
        {exam.Given.map(({ Name, Excluded }) => `${Excluded ? '排除 ' : ''}${Name}`).join('、') ||
          '未选择'}
        （{exam.Examinees} 人）
      </dd>
      <dt>进展</dt>
      <dd>
        作答中 {exam.Running}，已交卷 {exam.Submitted}
        {exam.IsMarked && `，待批阅 ${exam.ToMark} 份作答`}
      </dd>
    </dl>
  </Card>
)

/** An examination for those who set and watch it. */
export const ManagedExamPage = ({
  id,
  addresses,
}: {
  id: string
  addresses: ScheduleAddresses
}) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [isWriting, setWriting] = useState(false)
  const [pending, setPending] = useState<ExamMove>()
  const { data, error, refetch } = useQuery(managedExam(id))
  const unscored = useQuery(unscoredOf(id)).data?.Count ?? 0
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="420px" shape="block" />
  const move = async (Action: ExamMove) => {
    const usual = questions[Action]
    const extra =
      Action === 'publish'
        ? holdWords(data)
        : Action === 'release' && unscored > 0
          ? `还有 ${unscored} 份作答未能计分，计分之前这些考生看不到成绩。`
          : ''
    const question = usual && { ...usual, note: `${usual.note}${extra}` }
    if (question && !(await confirm({ ...question, yes: moveNames[Action] }))) return
    setPending(Action)
    try {
      await call(moveExam, { Id: id, Action, Version: data.Version })
      toast.success(`已${moveNames[Action]}`)
      if (Action === 'delete') await navigate(addresses.list)
      await queries.invalidateQueries({ queryKey: managedExamsKey })
    } catch (failure) {
      toast.error(messageOf(failure))
    } finally {
      setPending(undefined)
    }
  }
  const moves = (Object.keys(moveNames) as ExamMove[]).filter((one) => data.Actions.includes(one))
  return (
    <>
      <PageHead title={data.Name}>
        <Tag tone={stateTones[data.State]}>{examStateNames[data.State]}</Tag>
        {data.Actions.includes('watch') && <ButtonLink to={addresses.room(id)}>监考</ButtonLink>}
        {data.Submitted > 0 && <ButtonLink to={addresses.analysis(id)}>成绩分析</ButtonLink>}
        {data.Actions.includes('regrade') && (
          <ButtonLink to={addresses.regrade(id)}>重新判分</ButtonLink>
        )}
        {data.IsMarked && data.State !== 'draft' && (
          <ButtonLink to={addresses.marking(id)}>
            批阅{data.ToMark > 0 && `（${data.ToMark}）`}
          </ButtonLink>
        )}
        {data.Actions.includes('edit') && <Button onClick={() => setWriting(true)}>修改</Button>}
        {moves.map((one) => (
          <Button
            key={one}
            kind={one === 'publish' || one === 'release' ? 'primary' : 'quiet'}
            pending={pending === one}
            onClick={() => void move(one)}
          >
            {moveNames[one]}
          </Button>
        ))}
      </PageHead>
      <UnscoredNotice examId={id} />
      <div className={styles.columns}>
        <Facts exam={data} addresses={addresses} />
        <div className={styles.side}>
          <ClassReleases exam={data} />
          <OverridesCard exam={data} />
          <PractisedCard exam={data} />
          <ExamineePreview exam={data} />
        </div>
      </div>
      {isWriting && (
        <ExamDrawer
          key={data.Version}
          one={data}
          onClose={() => setWriting(false)}
          onSaved={() => setWriting(false)}
        />
      )}
    </>
  )
}
