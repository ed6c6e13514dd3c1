import { actingCalls } from './acting.ts'
import { appealingCalls } from './appealing.ts'
import { enteringCalls } from './entering.ts'
import { finishingCalls } from './finishing.ts'
import { wordingCalls } from './hearing-words.ts'
import { reportingCalls } from './reporting.ts'
import { reviewingCalls } from './reviewing.ts'
import type { Host, Room, Understand } from './room.ts'
import { authoringCalls } from './authoring.ts'
import { classCalls } from './class.ts'
import { statesOfSessions } from './states.ts'
import type { Wordings } from './wording.ts'

/** Makes the room of consultations out of whoever understands and whoever hosts. */
export const consultationRoom = (given: {
  readonly understand: Understand
  readonly host: Host
  readonly wordings?: Wordings | undefined
}): Room => ({ ...given, states: statesOfSessions() })

/** Answers virtual consultations: entering, asking and acting, ending, reporting, appealing and deciding, what was not understood, how the class did. */
export const consultationCalls = (room: Room) => [
  ...enteringCalls(room),
  ...actingCalls(room),
  ...wordingCalls(room),
  ...finishingCalls(room),
  ...reportingCalls(room),
  ...appealingCalls(room),
  ...reviewingCalls(room),
  ...authoringCalls(),
  ...classCalls(room),
]
