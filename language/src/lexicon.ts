import { unifySpelling } from '@xinglin/simulation/understanding'
import { rowsOf } from './read.ts'

/** What may stand between the two halves of a verb with its object (发过烧, 咳出血). */
const between = ['', '过', '了', '着', '点', '得', '不', '没', '出', '起', '过几次', '什么']

const surfacesOf = (written: string): string[] =>
  written.includes('+') ? between.map((infix) => written.replace('+', infix)) : [written]

const kindOf = (id: string): string => {
  if (id.startsWith('part:')) return `p:${id.slice(5)}`
  if (id.startsWith('sense:')) return `f:${id.slice(6)}`
  return `c:${id}`
}

/** The words of the lexicon with their senses, as the model has them. */
export const wordsOf = (): Record<string, string[]> => {
  const words = new Map<string, string[]>()
  const add = (written: string, sense: string): void => {
    for (const word of surfacesOf(unifySpelling(written.toLowerCase()))) {
      const senses = words.get(word) ?? []
      if (!senses.includes(sense)) senses.push(sense)
      words.set(word, senses)
    }
  }
  for (const [file, letter] of [
    ['symptoms', 's'],
    ['diseases', 'd'],
  ] as const)
    for (const [id = '', surfaces = ''] of rowsOf(`lexicon/${file}.tsv`))
      for (const surface of surfaces.split(' '))
        if (surface.startsWith('~')) add(surface.slice(1), `~${letter}:${id}`)
        else add(surface, `${letter}:${id}`)
  for (const [id = '', surfaces = ''] of rowsOf('lexicon/topics.tsv'))
    for (const surface of surfaces.split(' ')) add(surface, `t:${id}`)
  for (const [id = '', surfaces = ''] of rowsOf('lexicon/concepts.tsv'))
    for (const surface of surfaces.split(' ')) add(surface, kindOf(id))
  return Object.fromEntries([...words].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Which symptom a part of the body and a feeling make, by `part feeling`. */
export const composedOf = (): Record<string, string> =>
  Object.fromEntries(
    rowsOf('lexicon/composed.tsv').flatMap(([symptom = '', parts = '', feelings = '']) =>
      parts
        .split(' ')
        .flatMap((part) => feelings.split(' ').map((feeling) => [`${part} ${feeling}`, symptom])),
    ),
  )

/** Which symptom a symptom is in the light of what is spoken of before it, by `sense symptom`. */
export const pairedOf = (): Record<string, string> =>
  Object.fromEntries(
    rowsOf('lexicon/paired.tsv').map(([sense = '', symptom = '', other = '']) => [
      `${sense} ${symptom}`,
      other,
    ]),
  )

/** The ways in which a symptom or disease is named, without weak ones, by id. */
export const namesOf = (table: 'symptoms' | 'diseases'): Map<string, readonly string[]> =>
  new Map(
    rowsOf(`lexicon/${table}.tsv`).map(([id = '', surfaces = '']) => [
      id,
      surfaces
        .split(' ')
        .filter((surface) => !surface.startsWith('~'))
        .map((surface) => surface.replace('+', '')),
    ]),
  )

/** The words of one concept. */
export const conceptOf = (id: string): readonly string[] =>
  rowsOf('lexicon/concepts.tsv')
    .find(([name]) => name === id)?.[1]
    ?.split(' ') ?? []
