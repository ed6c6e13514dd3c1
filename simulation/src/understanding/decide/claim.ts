/** Relatives of whom something may be said, where it is not said of the patient. */
export type Relative = 'father' | 'mother' | 'parents' | 'sibling' | 'spouse' | 'child' | 'other'

/** A finding that somebody has, or has not: a meaning as one word (`symptom:fever`, `allergy`). */
export type ClaimedFinding = { readonly key: string; readonly denied: boolean }

/** Something that a doctor says of the patient and does not ask: part of a summing up, or of a question that assumes it. */
export type Claim = {
  /** Its words, as they were typed. */
  readonly text: string
  readonly findings: readonly ClaimedFinding[]
  /** Medicines that it names. */
  readonly medicines: readonly string[]
  /** Of whom it is said, where it is not of the patient. */
  readonly of?: Relative
  /** What was spoken of right before, where it names no finding itself (每天两包, 是黄的). */
  readonly about?: readonly string[]
  /** Taken for granted by a question (您的糖尿病吃什么药). */
  readonly presupposed?: true
}
