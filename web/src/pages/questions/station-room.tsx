import type { StationRoom } from '#exams'
import { Skeleton } from '#ui'
import { lazy, Suspense } from 'react'

// An examination without stations needs neither.
const Consultation = lazy(() =>
  import('#simulations/consultation').then((m) => ({ default: m.ConsultationRoom })),
)
const Operation = lazy(() =>
  import('#simulations/operation').then((m) => ({ default: m.OperationRoom })),
)

/** The room of each kind of station. */
export const stationRoom: StationRoom = ({ kind, ...given }) => (
  <Suspense fallback={<Skeleton height="480px" shape="block" />}>
    {kind === 'consultation' ? (
      <Consultation key={given.sessionId} {...given} />
    ) : (
      <Operation key={given.sessionId} {...given} />
    )}
  </Suspense>
)
