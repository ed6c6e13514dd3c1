import { besidesOf, type Beside } from './beside.ts'
import { hearingOf, type Heard } from './hearing.ts'
import type { Model } from './model.ts'
import type { Part } from './part.ts'

/**
 * Understands what a doctor says to a patient: one part for each question, in the order of the text, of at most 500 code
 * points. Never throws; an empty text has no parts; the same model, text and history give the same parts everywhere.
 */
export const understand = (model: Model): ((text: string, heard: Heard) => readonly Part[]) => {
  const hear = hearingOf(model)
  const besides = besidesOf(model)
  return (text, heard) => besides.asked(hear(text, heard))
}

/** What was understood beside something else, before any of it is left out: what is learnt from to leave it out. */
export const besidesIn = (model: Model): ((text: string, heard: Heard) => readonly Beside[]) => {
  const hear = hearingOf(model)
  const besides = besidesOf(model)
  return (text, heard) => besides.weigh(hear(text, heard))
}
