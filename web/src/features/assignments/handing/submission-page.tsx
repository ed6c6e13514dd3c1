import { call, CallError, code, serverNow } from '#call'
import { DecidedMark, MarkingStateTag, OwnRecheck } from '#marking'
import {
  SkeletonText,
  ButtonLink,
  Card,
  Empty,
  Failure,
  longMomentOf,
  PageHead,
  ReadingText,
  usePageTitle,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { type getOwnSubmission, openDraft } from '@xinglin/contract/assignments'
import { scoreWord } from '@xinglin/simulation/assessment'
import { ArrowLeft } from 'lucide-react'
import { OwnDateLine } from '../dates/own-date-line.tsx'
import { assignmentsKey, ownSubmission } from '../queries/assignment-queries.ts'
import { HandedVersions } from './handed-versions.tsx'
import styles from './handing.module.css'
import type { WorkPlace } from './use-draft.ts'
import { Writing } from './writing.tsx'

type Own = OutputOf<typeof getOwnSubmission>

const dayMs = 86_400_000

/** What handing in now costs, while it would be late by the student's own date; what was returned counts from when it was first. */
const lateWord = ({ State, Due, Penalty }: Own): string => {
  if (State === 'returned' || Due.At === null) return ''
  const days = Math.ceil((serverNow() - Date.parse(Due.At)) / dayMs)
  if (days <= 0) return ''
  return Penalty > 0
    ? `已过截止时间，现在提交算逾期 ${days} 天，扣 ${Math.min(100, Penalty * days)}%。`
    : `已过截止时间，现在提交算逾期 ${days} 天，不扣分。`
}

/** Opens the draft here, once for each time that the page comes or something was handed in. */
const Opening = ({ place, own }: { place: WorkPlace; own: Own }) => {
  const { data, error, refetch } = useQuery({
    queryKey: [...assignmentsKey, 'draft', place.ItemId, own.Versions.length, own.State],
    queryFn: ({ signal }) => call(openDraft, place, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  if (error && !data)
    return <Failure head="暂时不能写作业" error={error} onRetry={() => void refetch()} />
  return data ? (
    <Writing
      key={data.Epoch}
      place={place}
      opened={data}
      rubric={own.Rubric}
      again={own.Versions.length > 0}
      late={() => lateWord(own)}
    />
  ) : (
    <SkeletonText lines={8} />
  )
}

const Work = ({
  place,
  own,
  onChanged,
}: {
  place: WorkPlace
  own: Own
  onChanged: () => Promise<void>
}) => (
  <>
    <p className={styles.facts}>
      {own.State !== 'none' && <MarkingStateTag state={own.State} />}
      {own.Score !== null && (
        <span>
          得分 <strong>{scoreWord(own.Score)}</strong>
        </span>
      )}
      {own.Counted !== null && own.Counted !== own.Score && (
        <span>
          {own.Penalty > 0 && own.LateDays > 0
            ? `逾期 ${own.LateDays} 天，扣 ${Math.min(100, own.Penalty * own.LateDays)}%，`
            : ''}
          计入 <strong>{scoreWord(own.Counted)}</strong>
        </span>
      )}
      {own.State === 'returned' && own.AgainUntil && (
        <span>
          请在 <strong>{longMomentOf(own.AgainUntil)}</strong> 前重新提交
        </span>
      )}
    </p>
    <OwnDateLine date={own.Due} counts={own.State === 'none'} />
    {own.Closes.At !== null && <OwnDateLine date={own.Closes} counts={false} />}
    {own.Asked !== '' && <ReadingText html={own.Asked} />}
    {own.State === 'returned' && own.Versions[0]?.Decided && (
      <Card roomy>
        <DecidedMark decided={own.Versions[0].Decided} />
      </Card>
    )}
    {own.WorkId !== '' && (
      <OwnRecheck
        kind="submission"
        workId={own.WorkId}
        until={own.RecheckUntil}
        recheck={own.Recheck}
        onAsked={onChanged}
      />
    )}
    {own.Locked === '' ? (
      <Opening place={place} own={own} />
    ) : (
      <p className={styles.quiet}>{own.Locked}</p>
    )}
    {own.Versions.length > 0 && (
      <HandedVersions versions={own.Versions} isReturned={own.State === 'returned'} />
    )}
  </>
)

/** A student’s work at an item of a task: what is asked, what they write, what they handed in and what became of it. */
export const SubmissionPage = ({
  taskId,
  itemId,
  back,
}: {
  taskId: string
  itemId: string
  /** Where the task is. */
  back: string
}) => {
  const { data, error, refetch } = useQuery(ownSubmission(taskId, itemId))
  usePageTitle(data?.Title ?? '作业')
  const isGone = error instanceof CallError && error.code === code.notFound && !data
  return (
    <div className={styles.page}>
      <PageHead title={data?.Title ?? '作业'} note={data?.TaskTitle ?? ''}>
        <ButtonLink icon={<ArrowLeft size={16} aria-hidden />} to={back}>
          返回任务
        </ButtonLink>
      </PageHead>
      {!data && !error && <SkeletonText lines={8} />}
      {isGone && (
        <Empty
          head="没有这份作业"
          note="任务可能已被撤回，或您已不在布置它的班级里。"
          next={<ButtonLink to={back}>返回任务</ButtonLink>}
        />
      )}
      {error && !data && !isGone && <Failure error={error} onRetry={() => void refetch()} />}
      {data && (
        <Work
          place={{ Id: taskId, ItemId: itemId }}
          own={data}
          onChanged={async () => void (await refetch())}
        />
      )}
    </div>
  )
}
