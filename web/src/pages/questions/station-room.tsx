import type { StationRoom } from '#exams'
import { Skeleton } from '#ui'
import { lazy, Suspense } from 'react'

// An examination without stations needs none.
const Consultation = lazy(() =>
  import('#simulations/consultation').then((m) => ({ default: m.ConsultationRoom })),
)
const Operation = lazy(() =>
  import('#simulations/operation').then((m) => ({ default: m.OperationRoom })),
)
const Experiment = lazy(() =>
  import('#simulations/experiment').then((m) => ({ default: m.LaboratoryRoom })),
)

const rooms = { consultation: Consultation, operation: Operation, experiment: Experiment } as const

/** The room of each kind of station. */
export const stationRoom: StationRoom = ({ kind, ...given }) => {
  const Room = rooms[kind]
  return (
    <Suspense fallback={<Skeleton height="480px" shape="block" />}>
      <Room key={given.sessionId} {...given} />
    </Suspense>
  )
}
