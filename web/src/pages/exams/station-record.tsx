import { stationRecord } from '#exams'
import { Failure, Skeleton } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'

// The engines come along: few works have a record.
const ExperimentRecord = lazy(() =>
  import('#simulations/experiment').then((m) => ({ default: m.ExperimentRecord })),
)

/** What was done in a station, beside the work that came of it. */
export const StationRecord = ({ workId }: { workId: string }) => {
  const { data, error, refetch } = useQuery(stationRecord(workId))
  if (error && !data)
    return <Failure head="操作记录暂时看不到" error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="240px" shape="block" />
  return (
    <Suspense fallback={<Skeleton height="240px" shape="block" />}>
      <ExperimentRecord record={data} />
    </Suspense>
  )
}
