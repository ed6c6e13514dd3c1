import type { Computing } from '#experiment'
import { compositionCallsOf } from './compositions/composition-calls.ts'
import { importingCalls } from './importing/importing.ts'
import { procedureKind } from './procedures/procedure-kind.ts'
import { procedureTryingCalls } from './procedures/procedure-trying.ts'
import { protocolKind } from './protocols/protocol-kind.ts'
import { protocolTryingCalls } from './protocols/protocol-trying.ts'
import { movingCalls } from './cases/moving.ts'
import { readingCalls } from './cases/reading.ts'
import { tryingCalls, type Trials } from './cases/trying.ts'
import { writingCalls } from './cases/writing.ts'

/** Answers the workshop of cases (病例工坊), of procedures (操作工坊) and of protocols (实验工坊): looking, writing, importing, trying, examination, versions. */
export const workshopCalls = (trials: Trials, computing: Computing) => [
  ...readingCalls(),
  ...writingCalls(),
  ...movingCalls(),
  ...importingCalls(),
  ...tryingCalls(trials),
  ...compositionCallsOf(procedureKind),
  ...procedureTryingCalls(),
  ...compositionCallsOf(protocolKind),
  ...protocolTryingCalls(computing),
]
