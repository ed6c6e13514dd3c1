import type { AnyKind } from './composition-kind.ts'
import { compositionMoving } from './composition-moving.ts'
import { compositionReading } from './composition-reading.ts'
import { compositionWriting } from './composition-writing.ts'

/** Answers the calls that every kind of compositions has: looking, writing, examination. */
export const compositionCallsOf = (kind: AnyKind) => [
  ...compositionReading(kind),
  ...compositionWriting(kind),
  ...compositionMoving(kind),
]
