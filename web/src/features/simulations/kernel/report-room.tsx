import { SkeletonText, ButtonLink, usePageTitle } from '#ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { nobody } from '@xinglin/contract/call'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ReportFailure } from './report-failure.tsx'
import styles from './report-room.module.css'

type ReportHead = {
  readonly CourseId: string
  readonly CourseName: string
  readonly No: number
  readonly Mine: boolean
  readonly Learner: string
}

/** The room of a session’s report: whose it is and of what, while it comes, where it fails, and the report with the way back. */
export const ReportRoom = <Report extends ReportHead>({
  answer: { data, error, isPending, refetch },
  words,
  titleOf,
  caution,
  back,
  backName = '返回课程',
  children,
}: {
  answer: Pick<UseQueryResult<Report>, 'data' | 'error' | 'isPending' | 'refetch'>
  words: { readonly kind: string; readonly report: string; readonly deed: string }
  titleOf: (report: Report) => string
  caution: string
  /** Where in the course it belongs; of a station the scores. */
  back: string
  backName?: string | undefined
  children: (report: Report, leave: ReactNode) => ReactNode
}) => {
  const isStation = data?.CourseId === nobody
  const head = data ? `${words.report}：${titleOf(data)}` : words.report
  usePageTitle(data && !isStation ? `${head} — ${data.CourseName}` : head)
  const leave = (
    <ButtonLink icon={<ArrowLeft size={16} aria-hidden />} to={back}>
      {backName}
    </ButtonLink>
  )
  return (
    <div className={styles.page}>
      <p className={styles.over}>
        {data && !isStation ? `${data.CourseName} · 第 ${data.No} 次${words.deed}` : words.kind}
        {data && !data.Mine && ` · ${data.Learner}`}
      </p>
      <h1>{head}</h1>
      <p className={styles.over}>{caution}</p>
      {isPending && <SkeletonText lines={8} />}
      {!isPending && !data && (
        <ReportFailure
          head="报告暂时看不到"
          error={error}
          onRetry={() => void refetch()}
          leave={leave}
        />
      )}
      {data && children(data, leave)}
    </div>
  )
}
