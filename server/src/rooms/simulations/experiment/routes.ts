import { withStations } from '#simulations/kernel'
import { launchingCalls } from './external/launch.ts'
import { registeringCalls } from './external/registrations.ts'
import { enteringCalls } from './laboratory/enter-session.ts'
import { againCalls } from './marking/resubmit-report.ts'
import { listingCalls } from './marking/list-reports.ts'
import { markingCalls } from './marking/mark-report.ts'
import { reportSource } from './marking/report-source.ts'
import { stepCalls } from './marking/step-scores.ts'
import { operatingCalls } from './laboratory/operate.ts'
import { reportingCalls } from './laboratory/get-report.ts'
import type { ExperimentDeps } from './session/dependencies.ts'
import { runsOfSessions } from './session/runs.ts'
import { sampleCalls } from './sample/get-sample.ts'
import { sharingCalls } from './sharing/sharing.ts'
import { submittingCalls } from './laboratory/submit-report.ts'
import { writingCalls } from './laboratory/write-report.ts'

/** Makes the room of experiments out of whoever hosts it. */
export const experimentRoom = (given: Omit<ExperimentDeps, 'runs'>): ExperimentDeps => ({
  ...given,
  host: withStations(given.host),
  runs: runsOfSessions(),
})

/** Answers virtual experiments: entering, working at the bench, writing the report, handing it in, reading what it is worth. */
export const experimentCalls = (room: ExperimentDeps) => [
  ...enteringCalls(room),
  ...operatingCalls(room),
  ...writingCalls(),
  ...submittingCalls(room),
  ...reportingCalls(),
  ...listingCalls(),
  ...markingCalls(reportSource(room)),
  ...stepCalls(),
  ...againCalls(room),
  ...sharingCalls(room.sharing),
  ...registeringCalls(room.sharing.keys, room.isProxy),
  ...launchingCalls(room.elsewhere),
  ...sampleCalls(),
]
