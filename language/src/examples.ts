import type { Chance } from './chance.ts'
import { breadthOf, sayOnce, type Fill } from './expand.ts'
import { conceptOf, namesOf } from './lexicon.ts'
import { idsOf, phraseFiles, phrasesOf } from './read.ts'
import { inVoice } from './voices.ts'

/** A sentence to learn from: what it means, and what was asked before it. */
export type Example = {
  readonly text: string
  readonly intent: string
  readonly before?: string
  readonly entity?: string
}

/** How many sentences are said for an intent; most are known by their words, the large classes by their breadth. */
const amounts: Readonly<Record<string, number>> = {
  symptom: 2600,
  disease: 1100,
  offtopic: 2200,
  leak_attempt: 900,
  other: 500,
}
const usual = 400
const aFollowUp = 18

const surnames = [...'王李张刘陈杨赵黄周吴徐孙马朱胡郭何林罗高']

const filler = (chance: Chance): Fill => {
  const names = { S: namesOf('symptoms'), D: namesOf('diseases') }
  const ids = { S: [...names.S.keys()], D: [...names.D.keys()] }
  const parts = [
    '头',
    '胸口',
    '肚子',
    '腰',
    '腿',
    '脚',
    '手',
    '膝盖',
    '脖子',
    '后背',
    '眼睛',
    '胳膊',
  ]
  const medicines = conceptOf('medicine')
  return (slot) => {
    if (slot === 'S' || slot === 'D')
      return chance.pick(names[slot].get(chance.pick(ids[slot])) ?? [])
    if (slot === 'P') return chance.pick(parts)
    if (slot === 'M') return chance.pick(medicines)
    if (slot === 'name') return chance.pick(surnames)
    throw new Error(`no such slot: ${slot}`)
  }
}

const anyBefore = (chance: Chance): string => {
  if (chance.happens(0.35)) return `symptom:${chance.pick(idsOf('symptoms'))}`
  if (chance.happens(0.15)) return `disease:${chance.pick(idsOf('diseases'))}`
  return chance.pick(idsOf('intents'))
}

/** Fills as another does, and keeps the findings that it chose. */
const namingOf =
  (fill: Fill, named: string[]): Fill =>
  (slot) => {
    const text = fill(slot)
    if (slot === 'S' || slot === 'D') named.push(text)
    return text
  }

const idsByName = new Map(
  (['symptoms', 'diseases'] as const).flatMap((table) =>
    [...namesOf(table)].flatMap(([id, names]) =>
      names.map((name) => [`${table.slice(0, -1)}:${name}`, id] as const),
    ),
  ),
)

/** Which finding an example asks for that names a single one. */
const entityOf = (intent: string, [name, ...others]: readonly string[]): { entity?: string } => {
  const entity = others.length > 0 ? undefined : idsByName.get(`${intent}:${name}`)
  return entity === undefined ? {} : { entity }
}

const ordinary = (chance: Chance, fill: Fill): Example[] => {
  const templates = new Map<string, string[]>()
  for (const { heading, template } of phraseFiles().flatMap(phrasesOf))
    templates.set(heading, [...(templates.get(heading) ?? []), template])
  return [...templates].flatMap(([intent, said]) => {
    const shares = said.map((template) => Math.sqrt(Math.sqrt(breadthOf(template, 4096))))
    const sum = shares.reduce((a, b) => a + b, 0)
    return said.flatMap((template, i) => {
      const times = Math.ceil(((amounts[intent] ?? usual) * (shares[i] ?? 0)) / sum)
      return Array.from({ length: times }, () => {
        const named: string[] = []
        const text = inVoice(sayOnce(template, chance, namingOf(fill, named)), chance)
        const example = { text, intent, ...entityOf(intent, named) }
        return chance.happens(0.3) ? { ...example, before: anyBefore(chance) } : example
      })
    })
  })
}

const leaning = (chance: Chance, fill: Fill): Example[] =>
  phrasesOf('follow-ups.txt').flatMap(({ heading, template }) => {
    const [befores = '', after = ''] = heading.split(' > ')
    return befores.split(',').flatMap((written) =>
      Array.from({ length: aFollowUp }, () => {
        const before = written
          .replace('symptom:*', () => `symptom:${chance.pick(idsOf('symptoms'))}`)
          .replace('disease:*', () => `disease:${chance.pick(idsOf('diseases'))}`)
        const own = before.split(':')[0] ?? ''
        const intent = after === '=' ? own : after.replace('=', '')
        const text = inVoice(sayOnce(template, chance, fill), chance)
        const entity = after === '=' ? before.split(':')[1] : undefined
        return { text, intent, before, ...(entity === undefined ? {} : { entity }) }
      }),
    )
  })

/** Everything there is to learn from, in a fixed order of chance. */
export const examplesOf = (chance: Chance): Example[] => {
  const fill = filler(chance)
  return [...ordinary(chance, fill), ...leaning(chance, fill)]
}

/** A sentence that means several intents at once. */
export type Joint = { readonly text: string; readonly intents: readonly string[] }

const ofJoint = 90

/** Ways to ask two things in one clause, each heading as often. */
export const jointsOf = (chance: Chance): Joint[] => {
  const fill = filler(chance)
  const headings = new Map<string, string[]>()
  for (const { heading, template } of phrasesOf('together.txt'))
    headings.set(heading, [...(headings.get(heading) ?? []), template])
  return [...headings].flatMap(([heading, templates]) =>
    Array.from({ length: ofJoint }, () => ({
      text: inVoice(sayOnce(chance.pick(templates), chance, fill), chance),
      intents: heading.split(' '),
    })),
  )
}
