import type { Computing } from '#simulations/experiment'
import { compositionCallsOf } from './compositions/composition-routes.ts'
import { importingCalls } from './importing/import-case.ts'
import { procedureKind } from './procedures/procedure-kind.ts'
import { procedureTryingCalls } from './procedures/try-procedure.ts'
import { protocolKind } from './protocols/protocol-kind.ts'
import { protocolTryingCalls } from './protocols/try-protocol.ts'
import { movingCalls } from './cases/transitions.ts'
import { readingCalls } from './cases/read-cases.ts'
import { tryingCalls, type Trials } from './cases/try-questions.ts'
import { writingCalls } from './cases/write-cases.ts'

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
