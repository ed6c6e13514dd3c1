import { expect, test } from 'vitest'
import { chanceOf } from './chance.ts'
import { examplesOf } from './examples.ts'
import { sayOnce } from './expand.ts'
import { composedOf, namesOf, pairedOf, wordsOf } from './lexicon.ts'
import { learn, type Seen } from './learn.ts'
import { idsOf, phraseFiles, phrasesOf, rowsOf } from './read.ts'

const intents = idsOf('intents')
const symptoms = idsOf('symptoms')
const diseases = idsOf('diseases')

test.each([
  ['intents', intents],
  ['symptoms', symptoms],
  ['diseases', diseases],
])('no id of the %s is given twice, and each has a name and a scope', (table, ids) => {
  expect(new Set(ids).size).toBe(ids.length)
  for (const row of rowsOf(`ontology/${table}.tsv`))
    expect(row.every((cell) => cell !== '')).toBe(true)
})

test('every symptom and disease has names, and no other has', () => {
  expect([...namesOf('symptoms').keys()].toSorted()).toEqual(symptoms.toSorted())
  expect([...namesOf('diseases').keys()].toSorted()).toEqual(diseases.toSorted())
})

test('every intent has phrases, and no phrase another heading', () => {
  const headings = new Set(
    phraseFiles()
      .flatMap(phrasesOf)
      .map(({ heading }) => heading),
  )
  expect([...headings].toSorted()).toEqual([...intents, 'offtopic'].toSorted())
})

test('what is asked at once are intents', () => {
  for (const { heading } of phrasesOf('together.txt'))
    for (const id of heading.split(' ')) expect(intents).toContain(id)
})

test('follow-ups lean on what exists', () => {
  const known = new Set([
    ...intents,
    ...symptoms.map((id) => `symptom:${id}`),
    ...diseases.map((id) => `disease:${id}`),
    'symptom:*',
    'disease:*',
    '=',
  ])
  for (const { heading } of phrasesOf('follow-ups.txt')) {
    const [befores = '', after = ''] = heading.split(' > ')
    for (const id of befores.split(',')) expect(known).toContain(id)
    expect(known).toContain(after === '=' ? after : after.replace('=', ''))
  }
})

test('what parts and contexts make are symptoms', () => {
  for (const id of [...Object.values(composedOf()), ...Object.values(pairedOf())])
    expect(symptoms).toContain(id)
})

test('words point to what exists', () => {
  const known = new Set([
    ...symptoms.flatMap((id) => [`s:${id}`, `~s:${id}`]),
    ...diseases.flatMap((id) => [`d:${id}`, `~d:${id}`]),
    ...intents.map((id) => `t:${id}`),
  ])
  const senses = Object.values(wordsOf()).flat()
  expect(senses.filter((sense) => /^~?[sdt]:/.test(sense) && !known.has(sense))).toEqual([])
})

test('a template says one of its ways', () => {
  const chance = chanceOf(5)
  const ways = new Set(
    Array.from({ length: 60 }, () => sayOnce('(您|)发烧(吗|没{x})', chance, () => '有')),
  )
  expect([...ways].toSorted()).toEqual(['您发烧吗', '您发烧没有', '发烧吗', '发烧没有'].toSorted())
  expect(() => sayOnce('(a|b', chanceOf(1), () => '')).toThrow('open')
})

test('the same seed says the same sentences', { timeout: 60_000 }, () => {
  expect(examplesOf(chanceOf(7)).slice(0, 3000)).toEqual(examplesOf(chanceOf(7)).slice(0, 3000))
})

test('learning tells two classes apart, and gives the same weights each time', () => {
  const seen: Seen[] = Array.from({ length: 200 }, (_, i) => ({
    features: Uint32Array.of(i % 2 === 0 ? 11 : 22, 33),
    label: i % 2,
  }))
  const learnt = learn(seen, ['a', 'b'], { passes: 8, chance: chanceOf(3) })
  expect(learn(seen, ['a', 'b'], { passes: 8, chance: chanceOf(3) })).toEqual(learnt)
  const weight = (hash: number, column: number): number => {
    const row = learnt.features.indexOf(hash)
    const entries = [...learnt.columns.entries()].slice(learnt.starts[row], learnt.starts[row + 1])
    return entries
      .filter(([, c]) => c === column)
      .reduce((sum, [i]) => sum + (learnt.weights[i] ?? 0), 0)
  }
  expect(weight(11, 0)).toBeGreaterThan(weight(11, 1))
  expect(weight(22, 1)).toBeGreaterThan(weight(22, 0))
})
