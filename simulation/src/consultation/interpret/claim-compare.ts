import type { Claim } from '#understanding'
import type { KnownFact } from '#cases'
import { intentOf } from '#ontology'
import type { Grounds } from './claim-grounds.ts'
import { findingIn, marksIn, substanceIn, type Mark } from './claim-marks.ts'
import { stretchesOf } from './claim-text.ts'
import { fits, valuesIn, type Measure, type Value } from './claim-values.ts'

/** What stands in a fact of the kind that a mark is of: the first stretch decides of what it speaks. */
const defaultOf = ({ asks }: KnownFact): string => {
  if (asks.some(({ intent }) => intent === 'aggravate')) return 'worse'
  return asks.some(({ intent }) => intent === 'relieve') ? 'better' : ''
}
const substanceOf = ({ asks }: KnownFact): string => {
  const intents = asks.map(({ intent, entity }) => entity ?? intent)
  if (intents.some((one) => one === 'stool_detail' || one === 'melena')) return 'stool'
  if (intents.includes('sputum')) return 'sputum'
  if (intents.includes('vomit_detail')) return 'vomit'
  return intents.includes('urine_detail') ? 'urine' : ''
}

const marked = new WeakMap<KnownFact, readonly Mark[]>()

const marksOf = (fact: KnownFact): readonly Mark[] => {
  const known = marked.get(fact) ?? readMarks(fact)
  marked.set(fact, known)
  return known
}

const readMarks = (fact: KnownFact): readonly Mark[] => {
  let substance = substanceOf(fact)
  let finding = ''
  const usual = defaultOf(fact)
  return stretchesOf(fact.text).flatMap((stretch) => {
    substance = substanceIn(stretch) ?? substance
    finding = findingIn(stretch) ?? finding
    return marksIn(stretch, { substance, finding, usual })
  })
}

/** Of what substance something is said that was only spoken of before. */
const substances: Readonly<Record<string, string>> = {
  'symptom:sputum': 'sputum',
  'symptom:cough': 'sputum',
  'symptom:vomiting': 'vomit',
  'symptom:diarrhea': 'stool',
  'symptom:vaginal_bleed': 'blood',
}

const isSameThing = (one: Mark, other: Mark): boolean =>
  one.kind === other.kind &&
  (one.of === other.of || (one.kind === 'side' && (one.of === '' || other.of === '')))

/** What marks of a claim, side and colour and course, speak for or against it. */
export const markGrounds = (
  related: readonly KnownFact[],
  sayable: readonly KnownFact[],
  claim: Claim,
): readonly Grounds[] => {
  const substance = (claim.about ?? []).flatMap((key) => substances[key] ?? [])[0] ?? ''
  return marksIn(claim.text, { substance }).flatMap((mark): readonly Grounds[] => {
    if ((mark.kind === 'colour' || mark.kind === 'trend') && mark.of === '') return []
    // A part of the body with its side is looked for wherever it is told of.
    const isPart = mark.kind === 'side' && mark.of !== '' && claim.findings.length === 0
    const from = isPart ? sayable.filter(({ usual }) => !usual) : related
    const all = from.flatMap((fact) => marksOf(fact).map((one) => ({ fact, one })))
    const same = all.filter(({ one }) => isSameThing(mark, one))
    const exact = same.filter(({ one }) => one.of === mark.of)
    const rivals = exact.length > 0 ? exact : same
    if (rivals.length === 0) return []
    const agreeing = rivals.filter(({ one }) => one.is === mark.is)
    const facts = (agreeing.length > 0 ? agreeing : rivals).map(({ fact }) => fact)
    return [{ agrees: agreeing.length > 0, facts: [...new Set(facts)], isCircumstance: true }]
  })
}

const valued = new WeakMap<KnownFact, readonly Value[]>()

const valuesOf = (fact: KnownFact): readonly Value[] => {
  const known = valued.get(fact) ?? valuesIn(`${fact.text}，${fact.note ?? ''}`)
  valued.set(fact, known)
  return known
}

/** Which values of a claim count beside which findings: a pound of wine is not one of weight. */
const measures = ({ text, findings, about, of }: Claim): ReadonlySet<Measure> => {
  const keys = [...findings.map(({ key }) => key), ...(about ?? [])]
  if (of !== undefined || /岁/u.test(text)) return new Set()
  if (keys.includes('alcohol')) return new Set(['liang', 'span', 'times'])
  if (keys.includes('smoking')) return new Set(['pack', 'span'])
  return new Set(['span', 'clock', 'degree', 'kilo', 'times', 'pack'])
}

/** Questions of the illness whose answers tell when and how long. */
const times: ReadonlySet<string> = new Set([
  'chief',
  'duration',
  'frequency',
  'onset_time',
  'progression',
])

/** Whether a fact tells the time of what is claimed: what was done yesterday is no time of the illness. */
const isTimed = ({ asks }: KnownFact, keys: readonly string[]): boolean =>
  asks.some(
    ({ intent, entity }) =>
      times.has(intent) ||
      (entity !== undefined && keys.some((key) => key.endsWith(`:${entity}`))) ||
      intentOf(intent)?.group !== 'hpi',
  )

/** What values of a claim, times and temperatures and counts, speak for or against it. */
export const valueGrounds = (
  related: readonly KnownFact[],
  timed: readonly KnownFact[],
  keys: readonly string[],
  claim: Claim,
): readonly Grounds[] => {
  const counted = measures(claim)
  return valuesIn(claim.text)
    .filter(({ measure }) => counted.has(measure))
    .flatMap((value): readonly Grounds[] => {
      const isTime = value.measure === 'span' || value.measure === 'clock'
      // What came with an illness often came when it did.
      const from =
        isTime && claim.medicines.length === 0
          ? [...related, ...timed].filter((fact) => isTimed(fact, keys))
          : related
      const all = from.flatMap((fact) =>
        valuesOf(fact)
          .filter(({ measure }) => measure === value.measure)
          .map((one) => ({ fact, one })),
      )
      const changes =
        value.measure === 'kilo'
          ? all.flatMap(({ fact, one }, at) =>
              all.slice(at + 1).map(({ one: other }) => {
                const change = (one.low + one.high - other.low - other.high) / 2
                const by = change < 0 ? -change : change
                return { fact, one: { ...one, low: by * 0.8, high: by * 1.2 } }
              }),
            )
          : []
      const rivals = [...all, ...changes]
      if (rivals.length === 0) return []
      const agreeing = rivals.filter(({ one }) => fits(value, one))
      const facts = (agreeing.length > 0 ? agreeing : all).map(({ fact }) => fact)
      return [{ agrees: agreeing.length > 0, facts: [...new Set(facts)], isCircumstance: true }]
    })
}

/** How much and how often, of which nothing was told (每天两斤 of who only said that they drink). */
export const isBeyondTold = (related: readonly KnownFact[], claim: Claim): boolean => {
  const counted = measures(claim)
  return valuesIn(claim.text).some(
    ({ measure }) =>
      counted.has(measure) &&
      measure !== 'span' &&
      measure !== 'clock' &&
      !related.some((fact) => valuesOf(fact).some((one) => one.measure === measure)),
  )
}
