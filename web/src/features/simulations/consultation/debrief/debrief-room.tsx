import { SkeletonText, ButtonLink, usePageTitle } from '#ui'
import { ReportFailure } from '#simulations/kernel'
import { useQuery } from '@tanstack/react-query'
import { nobody } from '@xinglin/contract/call'
import { ArrowLeft } from 'lucide-react'
import styles from './debrief-room.module.css'
import { Debrief } from './debrief.tsx'
import { reportOf } from '../session/queries.ts'

/** The debrief of a session, for whoever consulted and for those who teach them. */
export const DebriefRoom = ({
  sessionId,
  back,
  overseen,
  backName = '返回课程',
}: {
  sessionId: string
  /** Where in the course it belongs. */
  back: string
  /** Where those who teach the course see its consultations. */
  overseen: (courseId: string) => string
  backName?: string
}) => {
  const { data, error, isPending, refetch } = useQuery(reportOf(sessionId))
  const isStation = data?.CourseId === nobody
  usePageTitle(
    data && !isStation
      ? `复盘：${data.Title} — ${data.CourseName}`
      : data
        ? `复盘：${data.Title}`
        : '问诊复盘',
  )
  const isOverseer = data !== undefined && !data.Mine
  const leave = (
    <ButtonLink
      icon={<ArrowLeft size={16} aria-hidden />}
      to={isOverseer ? overseen(data.CourseId) : back}
    >
      {isOverseer ? '返回问诊学情' : backName}
    </ButtonLink>
  )
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <p className={styles.over}>
            {data && !isStation ? `${data.CourseName} · 第 ${data.No} 次问诊` : '虚拟问诊'}
            {data && !data.Mine && ` · ${data.Learner}`}
          </p>
          <h1>{data ? `复盘：${data.Title}` : '问诊复盘'}</h1>
        </div>
      </div>
      {isPending && <SkeletonText lines={8} />}
      {!isPending && !data && (
        <ReportFailure
          head="复盘暂时看不到"
          error={error}
          onRetry={() => void refetch()}
          leave={leave}
        />
      )}
      {data && (
        <Debrief
          report={data}
          next={
            <>
              {leave}
              {data.Mine && !isStation && (
                <ButtonLink kind="primary" to={back}>
                  再练一次
                </ButtonLink>
              )}
            </>
          }
        />
      )}
    </div>
  )
}

/** The same of a station, which nobody oversees. */
export const StationDebriefRoom = ({
  back,
  ...given
}: {
  sessionId: string
  back: string
  backName: string
}) => <DebriefRoom {...given} back={back} overseen={() => back} />
