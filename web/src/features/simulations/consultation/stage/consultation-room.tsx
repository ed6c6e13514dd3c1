import { Skeleton, Failure, usePageTitle } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import styles from './consultation-room.module.css'
import { sessionOf } from '../session/queries.ts'
import { reportAddress } from '../session/session-address.ts'
import { ConsultationStage } from './stage.tsx'

const Bones = () => (
  <section className={styles.bones} aria-busy="true" aria-label="正在打开诊室">
    <Skeleton width="280px" height="100%" shape="block" />
    <Skeleton height="100%" shape="block" />
  </section>
)

/** One's session, opened in one call; a finished one leads to its debrief. */
export const ConsultationRoom = ({
  sessionId,
  back,
  onEnded,
}: {
  sessionId: string
  /** Where in the course it belongs; of a station the paper. */
  back: string
  /** Of a station, which has no report yet: what becomes of the screen once it is over. */
  onEnded?: () => void
}) => {
  const navigate = useNavigate()
  const { data, error, isPending, refetch } = useQuery(sessionOf(sessionId))
  usePageTitle(data ? `${data.View.title} — ${data.CourseName}` : '虚拟问诊')
  const leave = useCallback(() => {
    if (onEnded) onEnded()
    else void navigate(reportAddress(sessionId), { replace: true })
  }, [navigate, onEnded, sessionId])
  const over = data !== undefined && data.State !== 'open'
  useEffect(() => {
    if (over) leave()
  }, [over, leave])
  if (isPending || over) return <Bones />
  if (!data) return <Failure head="诊室打开失败" error={error} onRetry={() => void refetch()} />
  return <ConsultationStage key={sessionId} stage={data} back={back} onEnded={leave} />
}
