import { withStations } from '#simulations/kernel'
import { enteringCalls } from './enter-session.ts'
import { finishingCalls } from './finish-session.ts'
import { performingCalls } from './perform.ts'
import { reportingCalls } from './get-report.ts'
import { sampleCalls } from './try-operation.ts'
import type { Host, OperationDeps } from './dependencies.ts'
import { statesOfSessions } from './load-states.ts'

/** Makes the room of operations out of whoever hosts it. */
export const operationRoom = (given: { readonly host: Host }): OperationDeps => ({
  host: withStations(given.host),
  states: statesOfSessions(),
})

/** Answers virtual operations: entering, acting at the bedside, ending, reading what it is worth. */
export const operationCalls = (room: OperationDeps) => [
  ...enteringCalls(room),
  ...performingCalls(room),
  ...finishingCalls(room),
  ...reportingCalls(room),
  ...sampleCalls(),
]
