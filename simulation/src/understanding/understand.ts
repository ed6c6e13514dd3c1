import { besidesOf, type Beside } from './beside.ts'
import { hearingOf, type Heard } from './hearing.ts'
import type { Model } from './model.ts'
import type { Part } from './part.ts'
import { isAsked, normalise } from './text.ts'
import { lexiconOf, type Lexicon } from './words.ts'

/** More questions in one breath are not read. */
const mostParts = 12

/** What is left of signs and rubbish is not understood; who only tells something is heard out (好，知道了，没得过结核。). */
const unread = (text: string): Part => {
  const tells = /\p{L}/u.test(text) && !/[?？]/.test(text) && !isAsked(normalise(text))
  return tells
    ? { text, verdict: 'understood', meanings: [{ intent: 'acknowledge' }], confidence: 0 }
    : { text, verdict: 'unknown', meanings: [], confidence: 0 }
}

const weak = '~s:'
/** Parts of the body: asked about, they are not yet a finding. */
const places = /[腰牙胃]/

/** With the symptom that a single sign means where nothing better is named (咳多久了, 几时烧起的): what the question is about. */
const aboutIn =
  ({ find }: Lexicon) =>
  (part: Part): Part => {
    // 止吐药 is a medicine.
    if (part.named === true || part.verdict !== 'understood' || part.text.includes('药'))
      return part
    const about = find(part.text)
      .filter(({ text }) => text.length === 1 && !places.test(text))
      .flatMap(({ senses }) => senses)
      .find((sense) => sense.startsWith(weak))
    return about === undefined
      ? part
      : { ...part, about: about.slice(weak.length), named: true as const }
  }

/**
 * Understands what a doctor says to a patient: one part for each question, in the order of the text, of at most 500 code
 * points and twelve parts, and always one. Never throws; the same model, text and history give the same parts everywhere.
 */
export const understand = (model: Model): ((text: string, heard: Heard) => readonly Part[]) => {
  const hear = hearingOf(model)
  const besides = besidesOf(model)
  const withAbout = aboutIn(lexiconOf(model))
  return (text, heard) => {
    const parts = besides.asked(hear(text, heard)).slice(0, mostParts)
    return parts.length > 0 ? parts.map(withAbout) : [unread(text)]
  }
}

/** What was understood beside something else, before any of it is left out: what is learnt from to leave it out. */
export const besidesIn = (model: Model): ((text: string, heard: Heard) => readonly Beside[]) => {
  const hear = hearingOf(model)
  const besides = besidesOf(model)
  return (text, heard) => besides.weigh(hear(text, heard))
}
