import {
  aroundOf,
  featuresOf,
  lexiconOf,
  normalise,
  pastOf,
  plain,
  scorerOf,
  sentencesOf,
  sideOf,
  symbolsOf,
  withoutEchoes,
  type Model,
  type Side,
} from '@xinglin/simulation/understanding'
import type { Chance } from './chance.ts'
import { align, byIntent, piecesOf, refusals, type Labelled } from './corpus.ts'
import type { Example, Joint } from './examples.ts'
import { kept } from './kept.ts'
import { orders } from './orders.ts'
import { turnsBy } from './turns.ts'
import { inVoice } from './voices.ts'

/** What the net learns from: a turn or a stretch of one, what is around it, and which classes it holds. */
export type Sample = {
  readonly own: Uint32Array
  readonly around: Uint32Array
  /** Its classes, each with its part of the whole: the intents have parts alike, and so have the findings of one intent. */
  readonly labels: readonly (readonly [number, number])[]
  /** Holds more than one intent: two symptoms asked for are one. */
  readonly several: boolean
}

type Clause = {
  readonly features: Uint32Array
  readonly symbols: readonly string[]
  readonly side: Side
  readonly text: string
}

/** How often turns that have others before them are taken: they are few, and they teach what leaning is. */
const leaningTimes = 2
const ofPhrases = 0.5
const strangers = 15_000
const together = 9000
/** A question no longer than this asks for itself among others. */
const plainly = 24
const statements = 6000

const unionOf = (clauses: readonly Clause[]): Uint32Array =>
  Uint32Array.from(new Set(clauses.flatMap(({ features }) => [...features])))

/** What a net can learn from labelled sentences and said phrases; `reader` reads the turns before and gives clauses their labels. */
export const samplesOf = (
  lines: readonly Labelled[],
  { phrases, joints }: { readonly phrases: readonly Example[]; readonly joints: readonly Joint[] },
  { reader, names }: { readonly reader: Model; readonly names: readonly string[] },
  chance: Chance,
): Sample[] => {
  const { find } = lexiconOf(reader)
  const score = scorerOf(reader.intents)
  const { classes } = reader.intents
  const columns = new Map(classes.map((id, column) => [id, column]))
  const columnOf = (label: string): number => columns.get(label.split(':')[0] ?? '') ?? 0
  const places = new Map(names.map((name, place) => [name, place]))
  const placeOf = (label: string): number =>
    places.get(label) ?? places.get(label.split(':')[0] ?? '') ?? 0
  const clauseOf = kept((text): Clause => {
    const tokens = find(text)
    const symbols = symbolsOf(tokens)
    return {
      text,
      features: featuresOf(text, tokens, undefined),
      symbols,
      side: sideOf(symbols),
    }
  })
  const clausesOf = kept((text) =>
    sentencesOf(normalise(text))
      .flat()
      .map((clause) => plain(clause.text))
      .filter((clause) => clause !== '')
      .map(clauseOf),
  )
  const sharesOf = kept((text) => score(featuresOf(text, find(text), undefined)).shares)
  const { turnOf, pastTo } = turnsBy(reader, (text) =>
    clausesOf(text).map(({ symbols }) => symbols),
  )
  const shareOf = (text: string, label: string): number => sharesOf(text)[columnOf(label)] ?? 0
  const stretch = (
    clauses: readonly Clause[],
    [from, to]: readonly [number, number],
    past: readonly number[],
    labels: readonly string[],
  ): Sample => {
    const sides = clauses.map((clause) => clause.side)
    const distinct = [...new Set(labels)]
    const groups = [...new Set(distinct.map(columnOf))].map((column) =>
      distinct.filter((label) => columnOf(label) === column),
    )
    return {
      own: unionOf(clauses.slice(from, to)),
      around: aroundOf(past, sides.slice(0, from), sides.slice(to)),
      labels: groups.flatMap((group) =>
        group.map((label) => [placeOf(label), 1 / (groups.length * group.length)] as const),
      ),
      several: groups.length > 1,
    }
  }
  const labelsOf = ({ intents }: Labelled, whole: string): readonly string[] =>
    intents ?? refusals.toSorted((a, b) => shareOf(whole, b) - shareOf(whole, a)).slice(0, 1)
  const wholeOf = (line: Labelled): Sample[] => {
    const clauses = clausesOf(line.text)
    if (clauses.length === 0) return []
    const past = pastTo(line)
    const labels = labelsOf(line, clauses.map(({ text }) => text).join('，'))
    return [stretch(clauses, [0, clauses.length], past, labels)]
  }
  /** The stretches of a turn of several clauses, and the items of a row, each with the labels that belong to it. */
  const partsOf = (line: Labelled, answer?: string): Sample[] => {
    const clauses = withoutEchoes(clausesOf(line.text), answer)
    const past = pastTo(line)
    const apart = piecesOf(
      clauses.map(({ text }) => text),
      line,
      (piece) => clauseOf(piece).symbols,
    )
    if (apart) {
      const pieces = apart.map(({ text }) => (line.pieces ? clausesOf(text) : [clauseOf(text)]))
      const startOf = (i: number): number => pieces.slice(0, i).flat().length
      const rows = clauses.length < 2 ? [] : [...clauses.keys()]
      return [
        ...apart.flatMap(({ label }, i) =>
          pieces[i]?.length === 0
            ? []
            : [stretch(pieces.flat(), [startOf(i), startOf(i + 1)], past, [label])],
        ),
        ...rows.flatMap((at) => {
          const mine = apart.filter(({ clause }) => clause === at).map(({ label }) => label)
          return mine.length > 1 ? [stretch(clauses, [at, at + 1], past, mine)] : []
        }),
      ]
    }
    if (clauses.length < 2) return []
    const groups = byIntent(labelsOf(line, clauses.map(({ text }) => text).join('，')))
    const rows = clauses.map(({ text }) =>
      groups.map(([label = '']) => Math.sqrt(Math.sqrt(shareOf(text, label))) - 1),
    )
    const path = groups.length === 1 ? clauses.map(() => 0) : align(rows, groups.length)
    return groups.flatMap((labels, group) => {
      const at = (path ?? []).flatMap((one, i) => (one === group ? [i] : []))
      const [first, last] = [at[0] ?? 0, at.at(-1) ?? 0]
      const joined: readonly (readonly [number, number])[] =
        groups.length > 1 && at.length > 1 ? [[first, last + 1]] : []
      const named = (from: number, to: number): readonly string[] => {
        const senses = new Set(clauses.slice(from, to).flatMap(({ symbols }) => symbols))
        const mine = labels.filter((label) => {
          const [kind = '', entity] = label.split(':')
          return entity !== undefined && senses.has(`@${kind.slice(0, 1)}:${entity}`)
        })
        return mine.length > 0 ? mine : labels
      }
      return [...joined, ...at.map((i) => [i, i + 1] as const)].map((range) =>
        stretch(clauses, range, past, range[1] - range[0] > 1 ? labels : named(...range)),
      )
    })
  }
  const samples: Sample[] = []
  for (const { answer, ...line } of lines)
    for (let time = 0; time < (line.before.length > 0 ? leaningTimes : 1); time += 1) {
      // Learnt with the answer and without: not everybody who asks to be understood has one to tell.
      const sample = time === 0 && answer !== undefined ? { ...line, answer } : line
      samples.push(
        ...wholeOf(sample),
        ...partsOf(sample, answer),
        ...wholeOf({ ...sample, text: inVoice(line.text, chance) }),
      )
    }
  const followUps = lines.filter(({ before }) => before.length > 1)
  const said = new Map<string, string[]>()
  for (const { text, intents } of lines)
    for (const label of intents?.length === 1 ? intents : [])
      for (const key of new Set([label, label.split(':')[0] ?? '']))
        if (text.length < 40) said.set(key, [...(said.get(key) ?? []), text])
  const ofPhrase = ({ text, intent, before, entity }: Example): Sample[] => {
    const clauses = clausesOf(text)
    if (clauses.length === 0) return []
    const earlier = before === undefined ? undefined : said.get(before)
    // What was asked before is best said in the words of somebody who asked it, now and then with a turn before that.
    const texts = earlier && chance.happens(0.6) ? [chance.pick(earlier)] : []
    const [further] =
      followUps.length > 0 && chance.happens(0.5) ? chance.pick(followUps).before : []
    if (earlier && texts.length > 0 && chance.happens(0.4)) texts.unshift(chance.pick(earlier))
    else if (further !== undefined && texts.length > 0) texts.unshift(further)
    const turns = before === undefined ? [] : [{ clauses: [], keys: [before] }]
    const past = pastOf(texts.length > 0 ? texts.map(turnOf) : turns)
    const label = entity === undefined ? intent : `${intent}:${entity}`
    return [stretch(clauses, [0, clauses.length], past, [label])]
  }
  for (const phrase of phrases)
    if (chance.happens(phrase.before === undefined ? ofPhrases : 1))
      samples.push(...ofPhrase(phrase))
  // Whatever came before, what says itself what it asks for means just that.
  for (let i = 0; i < strangers && followUps.length > 0; i += 1) {
    const line = chance.pick(lines)
    if (line.before.length === 0 && line.text.length > 4)
      samples.push(...wholeOf({ ...line, before: chance.pick(followUps).before }))
  }
  // Two to four that have nothing to do with each other: the whole of them, and each in the midst of the others.
  const plainOnes = lines.filter(
    ({ before, text, intents }) =>
      before.length === 0 && text.length < plainly && intents?.length === 1,
  )
  for (let i = 0; i < together; i += 1) {
    const isPair = chance.happens(0.5)
    const some = isPair
      ? [chance.pick(lines), chance.pick(plainOnes)]
      : Array.from({ length: 3 + chance.below(2) }, () => chance.pick(plainOnes))
    const before = isPair
      ? (some[0]?.before ?? [])
      : chance.happens(0.5) && followUps.length > 0
        ? chance.pick(followUps).before
        : []
    const past = pastOf(before.map(turnOf))
    const pieces = some.map(({ text }) => clausesOf(text))
    const clauses = pieces.flat()
    let from = 0
    for (const [at, line] of some.entries()) {
      const to = from + (pieces[at]?.length ?? 0)
      if (to > from && (at === 0 || !isPair))
        samples.push(stretch(clauses, [from, to], past, labelsOf(line, line.text)))
      from = to
    }
    const intents = some.flatMap((line) => line.intents ?? [])
    const text = some.map((line) => line.text).join('。')
    if (some.every((line) => line.intents !== null))
      samples.push(...wholeOf({ text, before, intents }))
  }
  for (const { text, intents } of joints) samples.push(...wholeOf({ text, before: [], intents }))
  // What a doctor tells comes in twos and threes.
  for (let i = 0; i < statements; i += 1) {
    const intents = chance.pick(orders).filter(() => chance.happens(0.85))
    const texts = intents.map((intent) => chance.pick(said.get(intent) ?? ['']))
    const [before = []] = followUps.length > 0 ? [chance.pick(followUps).before] : []
    const text = texts.join(chance.happens(0.5) ? '，' : '。')
    const line = { text, before: chance.happens(0.7) ? before : [], intents }
    if (intents.length > 0) samples.push(...wholeOf(line), ...partsOf(line))
  }
  return samples
}
