import { launchingCalls } from './elsewhere/launching.ts'
import { registeringCalls } from './elsewhere/registering.ts'
import { enteringCalls } from './laboratory/entering.ts'
import { againCalls } from './marking/again.ts'
import { bankCalls } from './marking/bank.ts'
import { listingCalls } from './marking/listing.ts'
import { markingCalls } from './marking/marking.ts'
import { stepCalls } from './marking/step-scores.ts'
import { operatingCalls } from './laboratory/operating.ts'
import { reportingCalls } from './laboratory/reporting.ts'
import type { Room } from './session/room.ts'
import { runsOfSessions } from './session/runs.ts'
import { sharingCalls } from './sharing/sharing.ts'
import { submittingCalls } from './laboratory/submitting.ts'
import { writingCalls } from './laboratory/writing.ts'

/** Makes the room of experiments out of whoever hosts it. */
export const experimentRoom = (given: Omit<Room, 'runs'>): Room => ({
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
  ...sharingCalls(room.sharing),
  ...registeringCalls(room.sharing.keys, room.isProxy),
  ...launchingCalls(room.elsewhere),
]
