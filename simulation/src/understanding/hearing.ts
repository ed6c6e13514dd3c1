import { aroundOf, pastOf, sideOf, type Side, type Turn } from './around.ts'
import { itemsOf, sentencesOf } from './clauses.ts'
import { echoOf } from './echo.ts'
import { featuresOf, symbolsOf } from './features.ts'
import { meaningKey, type Meaning } from '#ontology'
import type { Model } from './model.ts'
import { shareBy, viewBy, type View } from './net.ts'
import type { Part } from './part.ts'
import type { Leaning } from './candidates.ts'
import { readerOf, type Expectation, type Reading, type Sight } from './reading.ts'
import { mendingOf } from './repair.ts'
import { completed } from './row.ts'
import { cut } from './segment.ts'
import { joined, known, toldIn, weighed } from './told.ts'
import { painIn } from './terms.ts'
import { isAsked, normalise, plain } from './text.ts'
import { surenessOf, verdictOf } from './verdict.ts'
import { lexiconOf, subjectIn, symptomIn } from './words.ts'

/** What was said before, oldest first, with what it was answered where that is known, and what the case makes likely. */
export type Heard = {
  readonly before: readonly {
    readonly text: string
    readonly meanings: readonly Meaning[]
    readonly answer?: string | undefined
  }[]
  readonly expects?: Expectation
}

const mendable = 0.8

// Instances of what was just asked are no question of their own, unless they name what is asked for.
const instance = /^(?:比如说?|例如|像|譬如|举例)/

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
  /** Only says what the next one asks about or advises on, or what was just answered. */
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

/** A turn as it was heard: its questions, and what nets may see of each and of the whole. */
export type Hearing = {
  readonly parts: readonly Part[]
  /** What nets made of a part of this hearing in its place. */
  readonly viewOf: (part: Part) => View | undefined
  /** What nets make of all of it, seen when it is asked for. */
  readonly whole: () => View | undefined
  /** The features of all its clauses as one, counted when they are asked for. */
  readonly features: () => Uint32Array
  /** How many sentences it has. */
  readonly sentences: number
}

/** Hears what a doctor says as its questions, each for itself, in the order of the text. */
export const hearingOf = (model: Model): ((text: string, heard: Heard) => Hearing) => {
  const viewOf = viewBy(model)
  const lexicon = lexiconOf(model)
  const read = readerOf(model, lexicon, viewOf)
  const mend = mendingOf(model)
  const shareOf = shareBy(model)
  const glimpseOf = (clause: string): Glimpse => {
    const tokens = lexicon.find(clause)
    return { features: featuresOf(clause, tokens, undefined), side: sideOf(symbolsOf(tokens)) }
  }
  const turnOf = ({ text, meanings, answer }: Heard['before'][number]): Turn => ({
    answer: answer === undefined ? undefined : symbolsOf(lexicon.find(plain(normalise(answer)))),
    clauses: sentencesOf(normalise(text))
      .flat()
      .map((clause) => symbolsOf(lexicon.find(plain(clause.text)))),
    keys: meanings.map(meaningKey),
  })
  /** The symptom that a turn left off with: asked for, or named as what it asks about (咳嗽多久了). */
  const spokenOf = ({ text, meanings }: Heard['before'][number]): string | undefined =>
    meanings.findLast(({ intent }) => intent === 'symptom')?.entity ??
    subjectIn(lexicon.find(plain(normalise(text))))
  return (text, { before, expects }) => {
    const spoken = before.flatMap(({ meanings }) => meanings)
    let last = before.at(-1)?.meanings.at(-1) ?? spoken.at(-1)
    let disease = spoken.findLast(({ intent }) => intent === 'disease')?.entity
    let about = before.map(spokenOf).findLast((one) => one !== undefined)
    const sentences = sentencesOf(normalise(text))
    const isEcho = echoOf(before.at(-1)?.answer)
    const lastOwn = sentences.flat().findLastIndex((clause) => !isEcho(clause.text))
    const past = pastOf(before.slice(-2).map(turnOf))
    const glimpses = sentences.flat().map((clause) => glimpseOf(plain(clause.text)))
    const sides = glimpses.map(({ side }) => side)
    const sightOf = (from: number, to: number): Sight => ({
      said: unionOf(glimpses.slice(from, to)),
      around: aroundOf(past, sides.slice(0, from), sides.slice(to)),
    })
    const stretches: Stretch[] = []
    const leaning = (): Leaning => ({ before: last, disease, symptom: about })
    const readAs = (clause: string, isQuestion: boolean, sight: Sight): Reading =>
      read(clause, isQuestion, leaning(), expects, sight)
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
        const reading = readAs(clause, isQuestion, sight)
        if (surenessOf(reading) > mendable) return { said, reading }
        const mended = mend(reading.tokens)
        if (mended === undefined) return { said, reading }
        const other = { ...sight, said: glimpseOf(mended).features }
        const again = readAs(mended, isQuestion, other)
        const isBetter = surenessOf(again) > surenessOf(reading) + 0.1
        return { said, reading: isBetter ? again : reading }
      }
      /** Reads the items of a row each by itself, among the others, where it is no list of known words. */
      const inRow = (stretch: Stretch, from: number, to: number): Stretch => {
        const items = clauses.slice(from, to).flatMap(({ text }) => itemsOf(text))
        if (stretch.reading.isList || items.length <= to - from) return stretch
        const seen = items.map((item) => glimpseOf(plain(item)))
        const beside = seen.map(({ side }) => side)
        const each = items.map((said, i) => {
          const left = [...sides.slice(0, offset + from), ...beside.slice(0, i)]
          const right = [...beside.slice(i + 1), ...sides.slice(offset + to)]
          const around = aroundOf(past, left, right)
          const sight = { said: seen[i]?.features ?? new Uint32Array(), around }
          return { said, reading: readAs(plain(said), isAsked(stretch.said), sight) }
        })
        return { ...stretch, reading: completed(stretch.reading, each, shareOf) }
      }
      let to = 0
      const ends: number[] = []
      const held = cut(clauses, readWhole, (one) => surenessOf(one.reading)).map((one) => {
        const from = to
        to += one.said.split('，').length
        ends.push(offset + to)
        return inRow(one, from, to)
      })
      for (const [i, stretch] of held.entries()) {
        const { said, reading } = stretch
        const asksNothing = !reading.isList && symptomIn(reading.tokens) === undefined
        if (instance.test(said) && stretches.length > 0 && asksNothing) continue
        const repeats = said.split('，').every(isEcho) && (ends[i] ?? 0) <= lastOwn
        stretches.push({ ...stretch, isLead: repeats || isLeading(stretch, held[i + 1]) })
        last = known(verdictOf(said, reading, undefined)) ?? last
        if (last?.intent === 'disease') disease = last.entity
      }
    }
    // A series of questions is no whole: what one of them asks says nothing about the next.
    const isSeries =
      sentences.filter((one) => one.some((clause) => isAsked(clause.text))).length > 2
    let seen: View | undefined
    const whole = (): View | undefined => {
      const all = sightOf(0, glimpses.length)
      seen ??= viewOf?.(all.said, all.around)
      return seen
    }
    const shares = glimpses.length > 1 && !isSeries ? whole()?.shares : undefined
    const views = new Map<Part, View | undefined>()
    const told = toldIn(text)
    const parts = stretches.flatMap(({ said, reading, isLead }) => {
      const pain = expects?.symptoms && painIn(reading.tokens)
      const hurting = [...(about === undefined ? [] : [about]), ...(expects?.symptoms ?? [])]
      const inPain = pain === undefined ? [] : lexicon.feltIn(reading.tokens, hurting)
      const own = subjectIn(reading.tokens) ?? symptomIn(inPain)
      about = own ?? about
      if (isLead === true) return []
      const weighty = shares ? inTheWhole(model, shares, stretches, reading) : reading
      const isTold = said.split('，').every((clause) => told.has(clause))
      if (isTold && !model.told.includes(weighty.candidates[0]?.meanings[0]?.intent ?? ''))
        return []
      const heard = verdictOf(plain(said), weighty, about)
      const felt = pain !== undefined && own === undefined ? { felt: pain } : {}
      const part = own === undefined ? { ...heard, ...felt } : { ...heard, named: true as const }
      views.set(part, reading.view)
      return [part]
    })
    return {
      parts: joined(weighed(parts)),
      viewOf: (part) => views.get(part),
      whole,
      features: () => {
        const clauses = sentences.flat().map((clause) => plain(clause.text))
        const joint = clauses.join('，')
        return featuresOf(joint, lexicon.find(joint), undefined)
      },
      sentences: sentences.length,
    }
  }
}
