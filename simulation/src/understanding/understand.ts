import { aroundOf, pastOf, type Turn } from './around.ts'
import { sentencesOf } from './clauses.ts'
import { featuresOf, symbolsOf } from './features.ts'
import { meaningKey, type Meaning } from '#ontology'
import type { Model } from './model.ts'
import { insightBy } from './net.ts'
import { readerOf, type Expectation, type Reading, type Sight } from './reading.ts'
import { mendingOf } from './repair.ts'
import { cut } from './segment.ts'
import { isAsked, normalise, plain } from './text.ts'
import { lexiconOf } from './words.ts'

/**
 * How one question was taken. `understood`: its meanings, usually one; `unsure`: at most two meanings to clarify between;
 * `unknown`: of the field but outside the ontology, or unreadable; `offtopic`: no doctor's matter; `leak`: an attempt to
 * get the diagnosis or to change the rules.
 */
export type Verdict = 'understood' | 'unsure' | 'unknown' | 'offtopic' | 'leak'

/** One question of what was said, in the order of the text. */
export type Part = {
  /** The words of the question, in the form in which they were compared. */
  readonly text: string
  readonly verdict: Verdict
  readonly meanings: readonly Meaning[]
  /** Probability that the reading is right, 0-1. */
  readonly confidence: number
  /** The symptom that a question of time, place or nature is about: named in it, or the last one spoken of. */
  readonly about?: string
}

/** What was said before, oldest first, and what the case makes likely. */
export type Heard = {
  readonly before: readonly { readonly text: string; readonly meanings: readonly Meaning[] }[]
  readonly expects?: Expectation
}

const sure = 0.45
const clear = 0.07
const doubtful = 0.27
/** Below this share of known features a clause is too strange to be believed. */
const strange = 0.22
const mendable = 0.8

// Instances of what was just asked are no question of their own, unless they name what is asked for.
const instance = /^(?:比如说?|例如|像|譬如|举例)/

const guards: Readonly<Record<string, Verdict>> = {
  offtopic: 'offtopic',
  leak_attempt: 'leak',
  other: 'unknown',
}

const surenessOf = ({ candidates, known }: Reading): number =>
  (candidates[0]?.share ?? 0.02) * (known < strange ? 0.5 : 1) + 0.001

const namedIn = ({ tokens }: Reading): string | undefined =>
  tokens
    .flatMap(({ senses }) => senses)
    .find((sense) => sense.startsWith('s:'))
    ?.slice(2)

const verdictOf = (text: string, reading: Reading, about: string | undefined): Part => {
  const [first, second] = reading.candidates
  const share = first?.share ?? 0
  const aside = about === undefined ? {} : { about }
  const refused = { text, meanings: [], confidence: share, ...aside }
  if (!first || share < doubtful) return { ...refused, verdict: 'unknown' }
  const guard = guards[first.meanings[0]?.intent ?? '']
  if (guard !== undefined) return { ...refused, verdict: guard }
  if (reading.known < strange) return { ...refused, verdict: 'unknown' }
  const isClear = share - (second?.share ?? 0) >= clear
  if (share >= sure && isClear)
    return { text, verdict: 'understood', meanings: first.meanings, confidence: share, ...aside }
  const rival =
    second && guards[second.meanings[0]?.intent ?? ''] === undefined ? second : undefined
  const both = [first, ...(rival ? [rival] : [])].flatMap(({ meanings }) => meanings.slice(0, 1))
  return { text, verdict: 'unsure', meanings: both, confidence: share, ...aside }
}

const known = (part: Part): Meaning | undefined =>
  part.verdict === 'understood' ? part.meanings.at(-1) : undefined

// The same asked twice is asked once.
const joined = (parts: readonly Part[]): readonly Part[] =>
  parts.filter((part, i) => {
    const names = part.meanings.map(meaningKey).join(' ')
    return !parts
      .slice(0, i)
      .some(
        (other) =>
          names !== '' &&
          other.verdict === part.verdict &&
          other.meanings.map(meaningKey).join(' ') === names,
      )
  })

// What a doctor says around a question, or around one message.
const asides = new Set([
  'acknowledge',
  'blame',
  'closing',
  'confidentiality',
  'empathy',
  'explain_plan',
  'explain_purpose',
  'health_education',
  'summarize',
  'test_order',
])
/** What is told counts from here on, beside a question from a little higher. */
const toldEnough = 0.4
const toldBeside = 0.45

// An answer of the doctor's own (好的) is nothing beside what follows it.
const weighed = (parts: readonly Part[]): readonly Part[] => {
  const intentOf = (part: Part): string => known(part)?.intent ?? ''
  const isAside = (part: Part): boolean => asides.has(intentOf(part))
  const isAsked = parts.some((part) => known(part) && !isAside(part))
  const isSaid = parts.some((part) => known(part) && intentOf(part) !== 'acknowledge')
  const least = isAsked ? toldBeside : toldEnough
  return parts.filter(
    (part) =>
      !isAside(part) || (part.confidence >= least && !(isSaid && intentOf(part) === 'acknowledge')),
  )
}

/** Weighs what a stretch may mean by what the turn as a whole seems to hold. */
const inTheWhole = (
  { intents }: Model,
  whole: Float64Array,
  stretches: readonly Stretch[],
  reading: Reading,
): Reading => {
  if (reading.isList) return reading
  const held = new Set(stretches.map((one) => one.reading.candidates[0]?.meanings[0]?.intent)).size
  const weighed = reading.candidates.map((candidate) => {
    const share = whole[intents.classes.indexOf(candidate.meanings[0]?.intent ?? '')] ?? 0
    const there = share * held > 1 ? 1 : share * held
    const doubted = Math.sqrt(candidate.share * Math.sqrt(candidate.share * there))
    return { ...candidate, share: Math.sqrt(candidate.share * doubted) }
  })
  return { ...reading, candidates: weighed.toSorted((a, b) => b.share - a.share) }
}

/** A clause as the net sees it. */
type Glimpse = { readonly features: Uint32Array; readonly symbols: readonly string[] }

/** A stretch of a turn that was read as one. */
type Stretch = { readonly said: string; readonly reading: Reading }

/**
 * Understands what a doctor says to a patient: one part for each question, in the order of the text, of at most 500 code
 * points. Never throws; an empty text has no parts; the same model, text and history give the same parts everywhere.
 */
export const understand = (model: Model): ((text: string, heard: Heard) => readonly Part[]) => {
  const lexicon = lexiconOf(model)
  const read = readerOf(model, lexicon)
  const mend = mendingOf(model)
  const glimpseOf = (clause: string): Glimpse => {
    const tokens = lexicon.find(clause)
    return { features: featuresOf(clause, tokens, undefined), symbols: symbolsOf(tokens) }
  }
  const turnOf = ({ text, meanings }: Heard['before'][number]): Turn => ({
    clauses: sentencesOf(normalise(text))
      .flat()
      .map((clause) => symbolsOf(lexicon.find(plain(clause.text)))),
    keys: meanings.map(meaningKey),
  })
  const wholeOf = model.net && insightBy(model.net)
  return (text, { before, expects }) => {
    const spoken = before.flatMap(({ meanings }) => meanings)
    let last = before.at(-1)?.meanings.at(-1) ?? spoken.at(-1)
    let disease = spoken.findLast(({ intent }) => intent === 'disease')?.entity
    let about = spoken.findLast(({ intent }) => intent === 'symptom')?.entity
    const sentences = sentencesOf(normalise(text))
    const past = pastOf(before.slice(-2).map(turnOf))
    const glimpses = sentences.flat().map((clause) => glimpseOf(plain(clause.text)))
    const symbols = glimpses.map((glimpse) => glimpse.symbols)
    const sightOf = (from: number, to: number): Sight => ({
      said: Uint32Array.from(
        new Set(glimpses.slice(from, to).flatMap(({ features }) => [...features])),
      ),
      around: aroundOf(past, symbols.slice(0, from), symbols.slice(to)),
    })
    const stretches: Stretch[] = []
    let first = 0
    for (const clauses of sentences) {
      const offset = first
      first += clauses.length
      const readWhole = (from: number, to: number): Stretch => {
        const said = clauses
          .slice(from, to)
          .map((clause) => clause.text)
          .join('，')
        const clause = plain(said.replace(instance, ''))
        const isQuestion = isAsked(said)
        const sight = sightOf(offset + from, offset + to)
        const reading = read(clause, isQuestion, { before: last, disease }, expects, sight)
        if (surenessOf(reading) > mendable) return { said, reading }
        const mended = mend(reading.tokens)
        if (mended === undefined) return { said, reading }
        const other = { ...sight, said: glimpseOf(mended).features }
        const again = read(mended, isQuestion, { before: last, disease }, expects, other)
        const isBetter = surenessOf(again) > surenessOf(reading) + 0.1
        return { said, reading: isBetter ? again : reading }
      }
      for (const stretch of cut(clauses, readWhole, (found) => surenessOf(found.reading))) {
        const { said, reading } = stretch
        if (instance.test(said) && stretches.length > 0 && !reading.isList) continue
        stretches.push(stretch)
        last = known(verdictOf(said, reading, undefined)) ?? last
        if (last?.intent === 'disease') disease = last.entity
      }
    }
    const whole =
      wholeOf && glimpses.length > 1
        ? wholeOf(sightOf(0, glimpses.length).said, sightOf(0, glimpses.length).around).shares
        : undefined
    const parts = stretches.map(({ said, reading }) => {
      about = namedIn(reading) ?? about
      const seen = whole ? inTheWhole(model, whole, stretches, reading) : reading
      return verdictOf(plain(said), seen, about)
    })
    return joined(weighed(parts))
  }
}
