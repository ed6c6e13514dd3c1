import type { Meaning } from '#ontology'
import type { Claim } from './claim.ts'

/**
 * How one question was taken. `understood`: its meanings, usually one; `unsure`: at most two meanings to clarify between;
 * `unknown`: of the field but outside the ontology, or unreadable; `offtopic`: no doctor's matter; `leak`: an attempt to
 * get the diagnosis or to change the rules.
 */
export type PartVerdict = 'understood' | 'unsure' | 'unknown' | 'offtopic' | 'leak'

/** One question of what was said, in the order of the text. */
export type Part = {
  /** The words of the question, in the form in which they were compared. */
  readonly text: string
  readonly verdict: PartVerdict
  readonly meanings: readonly Meaning[]
  /** Probability that the reading is right, 0-1. */
  readonly confidence: number
  /** The symptom that a question of time, place or nature is about: named in it, or the last one spoken of. */
  readonly about?: string
  /** It is named in the question itself. */
  readonly named?: true
  /** The word for pain where it is not said what hurts (疼吗, 疼得厉害吗), and nothing that the patient has does. */
  readonly felt?: string
  /** What was asked before is asked again: it was not heard, or not believed. */
  readonly again?: 'unheard' | 'doubted'
  /** Asks what is known of a disease, as an examiner asks a student: not the patient's to answer. */
  readonly isTextbook?: true
  /** What it says of the patient and does not ask, to be confirmed or corrected; of a summing up always, none where it says nothing. */
  readonly claims?: readonly Claim[]
}
