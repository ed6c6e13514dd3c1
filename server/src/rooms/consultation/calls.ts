import { actingCalls } from './turns/acting.ts'
import { appealingCalls } from './appeals/appealing.ts'
import { enteringCalls } from './turns/entering.ts'
import { finishingCalls } from './turns/finishing.ts'
import { wordingCalls } from './turns/hearing-words.ts'
import { reportingCalls } from './debrief/reporting.ts'
import { reviewingCalls } from './appeals/reviewing.ts'
import type { Host, Room, Understand } from './session/room.ts'
import { authoringCalls } from './teaching/authoring.ts'
import { classCalls } from './teaching/class.ts'
import { statesOfSessions } from './session/states.ts'
import type { Wordings } from './wording/wording.ts'

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
  ...appealingCalls(),
  ...reviewingCalls(room),
  ...authoringCalls(),
  ...classCalls(),
]
