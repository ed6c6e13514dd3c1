import { enteringCalls } from './entering.ts'
import { againCalls } from './again.ts'
import { bankCalls } from './bank.ts'
import { listingCalls } from './listing.ts'
import { markingCalls } from './marking.ts'
import { stepCalls } from './step-scores.ts'
import { operatingCalls } from './operating.ts'
import { reportingCalls } from './reporting.ts'
import type { Host, Room } from './room.ts'
import { runsOfSessions } from './runs.ts'
import { submittingCalls } from './submitting.ts'
import { writingCalls } from './writing.ts'

/** Makes the room of experiments out of whoever hosts it. */
export const experimentRoom = (given: { readonly host: Host }): Room => ({
  ...given,
  runs: runsOfSessions(),
})

/** Answers virtual experiments: entering, working at the bench, writing the report, handing it in, reading what it is worth. */
export const experimentCalls = (room: Room) => [
  ...enteringCalls(room),
  ...operatingCalls(room),
  ...writingCalls(),
  ...submittingCalls(room),
  ...reportingCalls(),
  ...listingCalls(),
  ...markingCalls(room),
  ...bankCalls(),
  ...stepCalls(),
  ...againCalls(room),
]
