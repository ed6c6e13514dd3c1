import { aboutWhatThereIs } from './about.ts'
import { besidesOf, type Beside } from './beside.ts'
import { hearingOf, type Heard } from './hearing.ts'
import { claimsOf } from './claims.ts'
import { completedBy } from './ellipses.ts'
import type { Model } from './model.ts'
import type { Part } from './part.ts'
import { promptIn } from './prompts.ts'
import { reactionIn } from './reactions.ts'
import { isAsked, normalise } from './text.ts'
import { isTextbook } from './textbook.ts'
import { known } from './told.ts'
import { lexiconOf } from './words.ts'

/** What comes after so many signs is not read. */
const longest = 500
/** More questions in one breath are not read. */
const mostParts = 12

/** Ends of sentences. */
const sentenceEnds = /(?<=[。！!？?；;\n])/

const textbookPart = (text: string): Part => ({
  text,
  verdict: 'unknown',
  meanings: [],
  confidence: 0,
  isTextbook: true,
})

/** What is left of signs and rubbish is not understood; who only tells something is heard out (好，知道了，没得过结核。). */
const unread = (text: string): Part => {
  const tells = /\p{L}/u.test(text) && !/[?？]/.test(text) && !isAsked(normalise(text))
  return tells
    ? { text, verdict: 'understood', meanings: [{ intent: 'acknowledge' }], confidence: 0 }
    : { text, verdict: 'unknown', meanings: [], confidence: 0 }
}

/**
 * Understands what a doctor says to a patient: one part for each question, in the order of the text, of at most 500 code
 * points and twelve parts, and always one. Never throws; the same model, text and history give the same parts everywhere.
 */
export const understand = (model: Model): ((text: string, heard: Heard) => readonly Part[]) => {
  const hear = hearingOf(model)
  const besides = besidesOf(model)
  const claimed = claimsOf(model)
  const lexicon = lexiconOf(model)
  const complete = completedBy(lexicon)
  const withSubjects = aboutWhatThereIs(lexicon)
  const partsOf = (text: string, heard: Heard): readonly Part[] => {
    const prompt = promptIn(text, heard)
    if (prompt?.isMeant === true) return [prompt.part]
    const parts = besides.asked(hear(text, heard)).slice(0, mostParts)
    if (prompt && !parts.some(known)) return [prompt.part]
    const reaction = parts.length > 0 ? reactionIn(text, heard, parts) : undefined
    if (reaction) return [reaction]
    return parts.length > 0 ? parts : [unread(text)]
  }
  return (given, heard) => {
    const text = [...given].slice(0, longest).join('')
    const sentences = text.split(sentenceEnds).filter((sentence) => sentence.trim() !== '')
    const textbook = sentences.filter(isTextbook)
    if (textbook.length === 0)
      return claimed(text, withSubjects(partsOf(complete(text), heard), heard))
    const rest = sentences.filter((sentence) => !textbook.includes(sentence)).join('')
    const parts =
      rest === '' ? [] : claimed(rest, withSubjects(partsOf(complete(rest), heard), heard))
    return [...parts, ...textbook.map(textbookPart)].slice(0, mostParts)
  }
}

/** What was understood beside something else, before any of it is left out: what is learnt from to leave it out. */
export const besidesIn = (model: Model): ((text: string, heard: Heard) => readonly Beside[]) => {
  const hear = hearingOf(model)
  const besides = besidesOf(model)
  return (text, heard) => besides.weigh(hear(text, heard))
}
