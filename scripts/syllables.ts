import {
  diagnoses,
  examinations,
  namesOf,
  orders,
  readings,
  tests,
} from '@xinglin/simulation/catalogue'
import { diseases, intents, modelQuestion, symptoms } from '@xinglin/simulation/ontology'
import { syllablesOf } from '../server/src/platform/search-index/pinyin.ts'

/** Every name by which something is looked for in a consultation. */
const names = (): readonly string[] => [
  ...[...tests, ...examinations, ...orders].flatMap(namesOf),
  ...readings.map(({ zh }) => zh),
  ...diagnoses.flatMap(({ zh, aliases }) => [zh, ...aliases]),
  ...intents.flatMap((one) => [one.zh, one.topic]),
  ...intents.flatMap(({ id, traits }) => (traits.entity ? [] : [modelQuestion({ intent: id })])),
  ...diseases.map(({ zh }) => zh),
  ...symptoms.flatMap(({ zh, lay }) => [zh, lay]),
]

const han = /^\p{Script=Han}$/u

/** The file that tells how the characters of those names are read, as they are read in them. */
export const syllables = (): string => {
  const rows = new Map<string, Set<string>>()
  for (const name of names()) {
    const chars = [...name]
    syllablesOf(name).forEach((syllable, at) => {
      const char = chars[at] ?? ''
      if (!han.test(char) || !/^[a-z]+$/.test(syllable)) return
      rows.set(syllable, (rows.get(syllable) ?? new Set()).add(char))
    })
  }
  const read = [...rows]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([syllable, chars]) =>
        `${syllable}${[...chars].toSorted((a, b) => (a < b ? -1 : 1)).join('')}`,
    )
  const lines: string[] = []
  for (const one of read) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + one.length < 60) lines.push(`${lines.pop()}${one}`)
    else lines.push(one)
  }
  return `/** Characters of the names that are looked for, each row after the syllable they are read as; made by npm run fresh. */
export const syllables: readonly string[] = [
${lines.map((line) => `  '${line}',`).join('\n')}
]
`
}
