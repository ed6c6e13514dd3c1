import { Empty, Skeleton } from '#ui'
import { lazy, Suspense } from 'react'

// Few come here: each report comes with its own kind alone.
const rooms = {
  consultation: lazy(() =>
    import('#simulations/consultation').then((m) => ({ default: m.StationDebriefRoom })),
  ),
  operation: lazy(() =>
    import('#simulations/operation').then((m) => ({ default: m.OperationReportRoom })),
  ),
  experiment: lazy(() =>
    import('#simulations/experiment').then((m) => ({ default: m.MarkedReportRoom })),
  ),
} as const

const isKind = (kind: string): kind is keyof typeof rooms => Object.hasOwn(rooms, kind)

/** What came of one's own session at a virtual station, by its kind. */
export const StationReport = ({
  kind,
  sessionId,
  back,
  backName,
}: {
  kind: string
  sessionId: string
  /** The scores of the contest. */
  back: string
  backName: string
}) => {
  if (!isKind(kind)) return <Empty head="报告不存在" />
  const Room = rooms[kind]
  return (
    <Suspense fallback={<Skeleton height="480px" shape="block" />}>
      <Room sessionId={sessionId} back={back} backName={backName} />
    </Suspense>
  )
}
