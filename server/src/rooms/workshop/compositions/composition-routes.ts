import type { AnyKind } from './composition-kind.ts'
import { compositionMoving } from './composition-transitions.ts'
import { compositionReading } from './read-compositions.ts'
import { compositionWriting } from './write-compositions.ts'

/** Answers the calls that every kind of compositions has: looking, writing, examination. */
export const compositionCallsOf = (kind: AnyKind) => [
  ...compositionReading(kind),
  ...compositionWriting(kind),
  ...compositionMoving(kind),
]
