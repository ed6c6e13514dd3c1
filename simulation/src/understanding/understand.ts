import { aroundOf, pastOf, sideOf, type Side, type Turn } from './around.ts'
import { sentencesOf } from './clauses.ts'
import { featuresOf, symbolsOf } from './features.ts'
import { meaningKey, type Meaning } from '#ontology'
import type { Model } from './model.ts'
import { viewBy } from './net.ts'
import type { Part, Verdict } from './part.ts'
import { readerOf, type Expectation, type Leaning, type Reading, type Sight } from './reading.ts'
import { mendingOf } from './repair.ts'
import { cut } from './segment.ts'
import { joined, known, toldIn, weighed } from './told.ts'
import { isVague, namesField } from './terms.ts'
import { isAsked, normalise, plain } from './text.ts'
import { lexiconOf } from './words.ts'

/** What was said before, oldest first, and what the case makes likely. */
export type Heard = {
  readonly before: readonly { readonly text: string; readonly meanings: readonly Meaning[] }[]
  readonly expects?: Expectation
}

const sure = 0.45
const clear = 0.04
const doubtful = 0.27
/** What names nothing of the field and means nothing with more certainty than this is not asked back about. */
const foreign = 0.42
/** Off the topic is what is so nearly as likely as anything else, where nothing of the field is named. */
const nearly = 0.5
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

const surenessOf = ({ candidates, known }: Reading): number => {
  const sureness = (candidates[0]?.share ?? 0.02) * (known < strange ? 0.5 : 1) + 0.001
  return sureness > 1 ? 1 : sureness
}

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
  if (share < sure && !namesField(reading.tokens)) {
    const off = reading.candidates.find(({ meanings }) => meanings[0]?.intent === 'offtopic')
    if ((off?.share ?? 0) > share * nearly) return { ...refused, verdict: 'offtopic' }
    if (share < foreign) return { ...refused, verdict: 'unknown' }
  }
  const isClear = share - (second?.share ?? 0) >= clear
  if (share >= sure && isClear && !isVague(reading.tokens))
    return { text, verdict: 'understood', meanings: first.meanings, confidence: share, ...aside }
  const rival =
    second && guards[second.meanings[0]?.intent ?? ''] === undefined ? second : undefined
  const both = [first, ...(rival ? [rival] : [])].flatMap(({ meanings }) => meanings.slice(0, 1))
  return { text, verdict: 'unsure', meanings: both, confidence: share, ...aside }
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
type Glimpse = { readonly features: Uint32Array; readonly side: Side }

const unionOf = (glimpses: readonly Glimpse[]): Uint32Array => {
  const [only] = glimpses
  if (only && glimpses.length === 1) return only.features
  const found = new Set<number>()
  for (const { features } of glimpses) for (const hash of features) found.add(hash)
  return Uint32Array.from(found)
}

/** A stretch of a turn that was read as one. */
type Stretch = {
  readonly said: string
  readonly reading: Reading
  /** Only says what the next one asks about or advises on. */
  readonly isLead?: boolean
}

/** What follows a finding that is named only to be asked about (恶心、吃不下，大概几周了) or advised on. */
const leadTo = new Set([
  'aggravate',
  'duration',
  'explain_plan',
  'first_episode',
  'frequency',
  'health_education',
  'location',
  'onset_mode',
  'onset_time',
  'progression',
  'quality',
  'radiation',
  'relieve',
  'severity',
  'timing',
  'treatment_effect',
  'trigger',
])

/** Tells of a named finding that is not asked for, but led to what comes after it in the same sentence. */
const isLeading = ({ said, reading }: Stretch, next: Stretch | undefined): boolean =>
  next !== undefined &&
  reading.isList &&
  !isAsked(said) &&
  leadTo.has(next.reading.candidates[0]?.meanings[0]?.intent ?? '')

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
    return { features: featuresOf(clause, tokens, undefined), side: sideOf(symbolsOf(tokens)) }
  }
  const turnOf = ({ text, meanings }: Heard['before'][number]): Turn => ({
    clauses: sentencesOf(normalise(text))
      .flat()
      .map((clause) => symbolsOf(lexicon.find(plain(clause.text)))),
    keys: meanings.map(meaningKey),
  })
  const wholeOf = viewBy(model)
  return (text, { before, expects }) => {
    const spoken = before.flatMap(({ meanings }) => meanings)
    let last = before.at(-1)?.meanings.at(-1) ?? spoken.at(-1)
    let disease = spoken.findLast(({ intent }) => intent === 'disease')?.entity
    let about = spoken.findLast(({ intent }) => intent === 'symptom')?.entity
    const sentences = sentencesOf(normalise(text))
    const past = pastOf(before.slice(-2).map(turnOf))
    const glimpses = sentences.flat().map((clause) => glimpseOf(plain(clause.text)))
    const sides = glimpses.map(({ side }) => side)
    const sightOf = (from: number, to: number): Sight => ({
      said: unionOf(glimpses.slice(from, to)),
      around: aroundOf(past, sides.slice(0, from), sides.slice(to)),
    })
    const stretches: Stretch[] = []
    const leaning = (): Leaning => ({ before: last, disease, symptom: about })
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
        const reading = read(clause, isQuestion, leaning(), expects, sight)
        if (surenessOf(reading) > mendable) return { said, reading }
        const mended = mend(reading.tokens)
        if (mended === undefined) return { said, reading }
        const other = { ...sight, said: glimpseOf(mended).features }
        const again = read(mended, isQuestion, leaning(), expects, other)
        const isBetter = surenessOf(again) > surenessOf(reading) + 0.1
        return { said, reading: isBetter ? again : reading }
      }
      const held = cut(clauses, readWhole, (found) => surenessOf(found.reading))
      for (const [i, stretch] of held.entries()) {
        const { said, reading } = stretch
        if (instance.test(said) && stretches.length > 0 && !reading.isList) continue
        stretches.push({ ...stretch, isLead: isLeading(stretch, held[i + 1]) })
        last = known(verdictOf(said, reading, undefined)) ?? last
        if (last?.intent === 'disease') disease = last.entity
      }
    }
    // A series of questions is no whole: what one of them asks says nothing about the next.
    const isSeries =
      sentences.filter((one) => one.some((clause) => isAsked(clause.text))).length > 2
    const whole =
      wholeOf && glimpses.length > 1 && !isSeries
        ? wholeOf(sightOf(0, glimpses.length).said, sightOf(0, glimpses.length).around).shares
        : undefined
    const told = toldIn(text)
    const parts = stretches.flatMap(({ said, reading, isLead }) => {
      about = namedIn(reading) ?? about
      if (isLead === true) return []
      const seen = whole ? inTheWhole(model, whole, stretches, reading) : reading
      const isTold = said.split('，').every((clause) => told.has(clause))
      if (isTold && !model.told.includes(seen.candidates[0]?.meanings[0]?.intent ?? '')) return []
      return [verdictOf(plain(said), seen, about)]
    })
    return joined(weighed(parts))
  }
}
