import { resolveSubjects } from './about.ts'
import { besidesOf, type Beside } from './beside.ts'
import { hear } from './hearing.ts'
import { claimsOf } from './claims.ts'
import { fillEllipses } from '../segment/ellipses.ts'
import type { Model } from '../model/model.ts'
import type { Part } from './part.ts'
import { promptIn } from './prompts.ts'
import { reactionIn } from './reactions.ts'
import { isAsked, normalise } from '../text/normalise.ts'
import { isTextbook } from '../text/textbook.ts'
import { lastMeaning } from './sift-parts.ts'
import type { DialogueContext } from '../context/dialogue-context.ts'
import { readyModel } from './ready-model.ts'

/** What comes after so many signs is not read. */
const longest = 500
/** More questions in one breath are not read. */
const maxParts = 12

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

/** Understands, with a model, one turn: its text as it was typed, and what was said before. */
export type Understand = (text: string, dialogue: DialogueContext) => readonly Part[]

/**
 * Understands what a doctor says to a patient: one part for each question, in the order of the text, of at most 500 code
 * points and twelve parts, and always one. Never throws; the same model, text and history give the same parts everywhere.
 */
export const understand = (model: Model): Understand => {
  const ready = readyModel(model)
  const { lexicon } = ready
  const besides = besidesOf(model)
  const withClaims = claimsOf(model)
  const complete = fillEllipses(lexicon)
  const withSubjects = resolveSubjects(lexicon)
  const partsOf: Understand = (text, dialogue) => {
    const prompt = promptIn(text, dialogue)
    if (prompt?.isMeant === true) return [prompt.part]
    const parts = besides.keepAsked(hear(ready, text, dialogue)).slice(0, maxParts)
    if (prompt && !parts.some(lastMeaning)) return [prompt.part]
    const reaction = parts.length > 0 ? reactionIn(text, dialogue, parts) : undefined
    if (reaction) return [reaction]
    return parts.length > 0 ? parts : [unread(text)]
  }
  const questionsIn: Understand = (text, dialogue) =>
    withClaims(text, withSubjects(partsOf(complete(text), dialogue), dialogue))
  return (given, dialogue) => {
    const text = [...given].slice(0, longest).join('')
    const sentences = text.split(sentenceEnds).filter((sentence) => sentence.trim() !== '')
    const textbook = sentences.filter(isTextbook)
    if (textbook.length === 0) return questionsIn(text, dialogue)
    const rest = sentences.filter((sentence) => !textbook.includes(sentence)).join('')
    const parts = rest === '' ? [] : questionsIn(rest, dialogue)
    return [...parts, ...textbook.map(textbookPart)].slice(0, maxParts)
  }
}

/** What was understood beside something else, before any of it is left out: what is learnt from to leave it out. */
export const besidesIn = (
  model: Model,
): ((text: string, dialogue: DialogueContext) => readonly Beside[]) => {
  const ready = readyModel(model)
  const besides = besidesOf(model)
  return (text, dialogue) => besides.weigh(hear(ready, text, dialogue))
}
