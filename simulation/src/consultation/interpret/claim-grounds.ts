import type { KnownFact } from '#cases'

/** What speaks for a claim or against it: facts that say the same, or another thing. */
export type Grounds = {
  readonly agrees: boolean
  /** That told already first. */
  readonly facts: readonly KnownFact[]
  /** What the patient says where no fact has words for it. */
  readonly words?: string
  /** How, when and how much: it speaks against a claim, and for one only beside what the claim is about. */
  readonly isCircumstance?: true
}
