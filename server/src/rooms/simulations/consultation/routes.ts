import { withStations } from '#simulations/kernel'
import { actingCalls } from './turns/act.ts'
import { appealingCalls } from './appeals/submit-appeal.ts'
import { enteringCalls } from './turns/enter-session.ts'
import { finishingCalls } from './turns/finish-session.ts'
import { wordingCalls } from './turns/get-wording.ts'
import { reportingCalls } from './debrief/get-report.ts'
import { reviewingCalls } from './appeals/review-appeals.ts'
import type { Host, ConsultationDeps, Understand } from './session/dependencies.ts'
import { authoringCalls } from './teaching/authoring.ts'
import { classCalls } from './teaching/class.ts'
import { statesOfSessions } from './session/load-states.ts'
import { sampleCalls } from './sample/ask-sample.ts'
import type { Wordings } from './wording/wording.ts'

/** Makes the room of consultations out of whoever understands and whoever hosts. */
export const consultationRoom = (given: {
  readonly understand: Understand
  readonly host: Host
  readonly wordings?: Wordings | undefined
}): ConsultationDeps => ({
  ...given,
  host: withStations(given.host),
  states: statesOfSessions(),
})

/** Answers virtual consultations: entering, asking and acting, ending, reporting, appealing and deciding, what was not understood, how the class did. */
export const consultationCalls = (room: ConsultationDeps) => [
  ...enteringCalls(room),
  ...actingCalls(room),
  ...wordingCalls(room),
  ...finishingCalls(room),
  ...reportingCalls(room),
  ...appealingCalls(),
  ...reviewingCalls(room),
  ...authoringCalls(),
  ...classCalls(),
  ...sampleCalls(room),
]
