import { Skeleton, Failure, usePageTitle } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { Bedside } from './bedside.tsx'
import { sessionOf } from './queries.ts'
import { reportAddress } from './session-address.ts'
import { fetchStage } from './stage/use-stage.ts'

/** One's operation, opened in one call; one that ended leads to its report. */
export const OperationRoom = ({
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
  const { data, error, isPending, refetch, dataUpdatedAt } = useQuery(sessionOf(sessionId))
  usePageTitle(data ? `${data.Menu.title} — ${data.CourseName}` : '虚拟操作')
  const leave = useCallback(() => {
    if (onEnded) onEnded()
    else void navigate(reportAddress(sessionId), { replace: true })
  }, [navigate, onEnded, sessionId])
  const over = data !== undefined && data.State !== 'open'
  useEffect(() => {
    if (over) leave()
  }, [over, leave])
  useEffect(fetchStage, [])
  if (isPending || over) return <Skeleton height="480px" shape="block" />
  if (!data) return <Failure head="操作间打开失败" error={error} onRetry={() => void refetch()} />
  return (
    <Bedside
      key={dataUpdatedAt}
      stage={data}
      back={back}
      onEnded={leave}
      onLost={() => void refetch()}
    />
  )
}
