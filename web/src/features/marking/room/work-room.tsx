import { call } from '#call'
import {
  SkeletonText,
  ButtonLink,
  Card,
  Failure,
  longMomentOf,
  momentOf,
  PageHead,
  SelectField,
  Tag,
  usePageTitle,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  decideWork,
  keepWorkMark,
  type Outcome,
  saveWorkRubric,
  type WorkKind,
} from '@xinglin/contract/marking'
import { scoreWord } from '@xinglin/simulation/assessment'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { shareWord } from '../list/share-word.ts'
import { StateTag } from '../list/state-tag.tsx'
import { markingKey, queueOf, type Work, workOf } from '../queries/marking-queries.ts'
import { RecheckShown } from './requested-recheck.tsx'
import { DecideRecheck } from './decide-recheck.tsx'
import { DecidedMark } from './decided-mark.tsx'
import { MarkingLayout } from './marking-layout.tsx'
import styles from './marking-room.module.css'
import { useMark } from './use-mark.ts'
import { WorkDocument } from './work-document.tsx'

/** How a work is marked by two, and where that stands. */
const PolicyNote = ({ work }: { work: Work }) => {
  const { Policy, Apart, State, Decided } = work
  if (Policy.Markers === 1 || State !== 'waiting') return null
  const gave = Decided !== null
  if (Apart > 0)
    return (
      <p className={styles.hint}>
        <Tag tone="warning">两人相差 {scoreWord(Apart)} 分</Tag>{' '}
        {gave
          ? '超过允许的差距，等待第三位教师批阅；您也可以修改自己的评分。'
          : '超过允许的差距：您的评分将作为最终成绩。'}
      </p>
    )
  return (
    <p className={styles.hint}>
      <Tag tone="school">两人分别批阅</Tag>{' '}
      {gave ? '您已评分，等待另一位教师。' : '两位教师互不知道对方的评分，取平均。'}
    </p>
  )
}

const decidedWord = (kind: WorkKind, outcome: Outcome, score: number | null): string => {
  if (outcome === 'returned') return '已退回'
  if (score === null) return '已提交您的评分，等待另一位教师批阅'
  return `已批阅，${kind === 'exam' ? '得分率' : '得分'} ${shareWord(kind, score)}`
}

const Marking = ({
  work,
  record,
  onNext,
}: {
  work: Work
  record: ReactNode
  onNext: (id: string | undefined) => void
}) => {
  const queries = useQueryClient()
  const queue = useQuery(queueOf(work.Kind, work.GroupId, work.ItemId))
  const on = { Kind: work.Kind, Id: work.Id, Version: work.Version }
  const own = useMark({
    revision: work.Revision,
    mark: work.Own ?? work.Decided?.Mark,
    keep: (Revision, Mark) => call(keepWorkMark, { ...on, Revision, Mark }),
    decide: (Revision, Mark, Outcome, { release, againDays }) =>
      call(decideWork, {
        ...on,
        Revision,
        Mark,
        Outcome,
        Seen: work.Decided?.At ?? '',
        Release: release,
        AgainDays: againDays,
      }),
  })
  const settled = () => queries.invalidateQueries({ queryKey: markingKey })
  return (
    <MarkingLayout
      id={work.Id}
      rubric={work.Rubric}
      own={own}
      queue={queue.data?.Queue ?? []}
      setting={
        work.MaySet
          ? {
              title: work.Title,
              about: '用于这一项的全部作业',
              save: async (Rubric) => {
                const { GroupId, ItemId, Kind } = work
                const saved = await call(saveWorkRubric, { Kind, GroupId, ItemId, Rubric })
                await settled()
                return saved.Rubric
              },
            }
          : undefined
      }
      document={<WorkDocument work={work} record={record} />}
      scores={
        <>
          <PolicyNote work={work} />
          {work.Policy.Markers === 1 &&
            work.Others.map(({ Name, At, Decided }) => (
              <p key={Name} className={styles.hint}>
                <Tag tone="warning">{Decided ? '已由他人批阅' : '他人也在批阅'}</Tag> {Name}{' '}
                {momentOf(At)}
                {Decided ? '' : ' 保存过，尚未完成'}
              </p>
            ))}
          {work.Recheck && (
            <DecideRecheck
              kind={work.Kind}
              id={work.Id}
              version={work.Version}
              rubric={work.Rubric}
              own={own}
              recheck={work.Recheck}
              mayDecide={work.MayRecheck}
              onDecided={settled}
            />
          )}
          {work.Decided && (
            <p className={styles.score}>
              {work.State === 'waiting'
                ? '您的评分'
                : work.Kind === 'exam'
                  ? '已批阅，得分率'
                  : '已批阅得分'}{' '}
              <strong>{shareWord(work.Kind, work.Decided.Score)}</strong>
            </p>
          )}
        </>
      }
      isReleased={work.IsReleased}
      mayRelease={work.MayReturn}
      returning={
        work.MayReturn
          ? { note: '学生会看到评语，修改后重新提交；这一版仍可查看。', asksDays: true }
          : undefined
      }
      wordOf={({ Score }, outcome) => `${work.Name}：${decidedWord(work.Kind, outcome, Score)}`}
      onNext={onNext}
      onSettled={settled}
    />
  )
}

/** One work that was handed in: under the hands of whoever marks it, or as those read it who may only look. */
export const WorkRoom = ({
  kind,
  workId,
  list,
  renderRecord,
  onNext,
}: {
  kind: WorkKind
  workId: string
  /** Where the list is. */
  list: string
  /** What was done before a work was written, where that is kept. */
  renderRecord?: (workId: string) => ReactNode
  onNext: (id: string | undefined) => void
}) => {
  const [version, show] = useState(0)
  const { data, error, isFetchedAfterMount, refetch } = useQuery(workOf(kind, workId, version))
  usePageTitle(data ? `批阅：${data.Title} — ${data.Name}` : '批阅')
  const back = (
    <ButtonLink icon={<ArrowLeft size={16} aria-hidden />} to={list}>
      返回列表
    </ButtonLink>
  )
  // A form begins with the mark that stands now: what is remembered may be from before it was given.
  const isNow = isFetchedAfterMount && data !== undefined
  if (!isNow && !error) return <SkeletonText lines={10} />
  if (!isNow)
    return (
      <Failure head="作业暂时看不到" error={error} onRetry={() => void refetch()} other={back} />
    )
  const record = data.HasRecord && renderRecord?.(workId)
  const isNewest = data.Version === data.Versions.length
  return (
    <div className={styles.page}>
      <PageHead
        title={`${data.Name}：${data.Title}`}
        note={[data.GroupName, data.Number].filter(Boolean).join(' · ')}
      >
        {back}
      </PageHead>
      <div className={styles.bar}>
        <StateTag state={data.State} />
        {data.LateDays > 0 && <Tag tone="danger">逾期 {data.LateDays} 天</Tag>}
        <SelectField
          compact
          label="版本"
          options={data.Versions.toReversed().map(({ No, HandedAt, Outcome }) => ({
            value: String(No),
            name: `第 ${No} 版${HandedAt && `，${longMomentOf(HandedAt)}`}${Outcome === 'returned' ? '，已退回' : ''}`,
          }))}
          value={String(data.Version)}
          onChoose={(no) => show(Number(no))}
        />
      </div>
      {data.MayMark && isNewest ? (
        <Marking key={`${workId} ${data.Version}`} work={data} record={record} onNext={onNext} />
      ) : (
        <div className={styles.room}>
          <Card roomy>
            <WorkDocument work={data} record={record} />
          </Card>
          <Card roomy>
            {data.Recheck && <RecheckShown recheck={data.Recheck} />}
            {data.Decided ? (
              <DecidedMark decided={data.Decided} />
            ) : (
              <p className={styles.hint}>这一版没有批阅。</p>
            )}
          </Card>
        </div>
      )}
    </div>
  )
}
