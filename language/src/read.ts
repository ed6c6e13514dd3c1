import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('..', import.meta.url))

/** The lines of a data file, without empty ones and remarks. */
export const linesOf = (file: string): string[] =>
  readFileSync(join(folder, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** The rows of a table of tab-separated values; a header is a row too. */
export const rowsOf = (file: string): string[][] => linesOf(file).map((line) => line.split('\t'))

/** The ids of a table of the ontology, in its order. */
export const idsOf = (table: 'intents' | 'symptoms' | 'diseases'): string[] =>
  rowsOf(`ontology/${table}.tsv`)
    .slice(1)
    .map(([id = '']) => id)

const toldGroups = ['comm', 'action', 'guard']
// Of conversation, but asked.
const askedThere = [
  'ice_ideas',
  'ice_concerns',
  'ice_expect',
  'ask_more',
  'life_impact',
  'teach_back',
]

/** The intents that a doctor says rather than asks, and what is no interview at all. */
export const statementIntents = (): string[] => [
  ...rowsOf('ontology/intents.tsv')
    .filter(([id = '', group = '']) => toldGroups.includes(group) && !askedThere.includes(id))
    .map(([id = '']) => id),
  'offtopic',
]

/** One way of saying something: what it means and how it is built. */
export type Phrase = { readonly heading: string; readonly template: string }

/** The templates of a file of phrases, each under its heading: `= intent`, `> before > after` of follow-ups, or `& one other` of two at once. */
export const phrasesOf = (file: string): Phrase[] => {
  const phrases: Phrase[] = []
  let heading = ''
  for (const line of linesOf(`phrases/${file}`)) {
    if (/^[=>&] /.test(line)) heading = line.slice(2)
    else phrases.push({ heading, template: line })
  }
  return phrases
}

const apart = ['follow-ups.txt', 'together.txt']

/** The files of phrases, in alphabetical order. */
export const phraseFiles = (): string[] =>
  readdirSync(join(folder, 'phrases'))
    .filter((file) => file.endsWith('.txt') && !apart.includes(file))
    .toSorted()

// A sentence is learnt as these files of the core read it: when they change, what was learnt is of another language.
const readers = [
  'context/around.ts',
  'context/turn-context.ts',
  'decide/candidates.ts',
  'decide/guesses.ts',
  'decide/hearing.ts',
  'decide/read-clause.ts',
  'decide/read-turn.ts',
  'decide/row.ts',
  'decide/sift-parts.ts',
  'decide/verdict.ts',
  'features/features.ts',
  'features/lexicon.ts',
  'features/terms.ts',
  'segment/clauses.ts',
  'segment/cut-sentence.ts',
  'segment/echo.ts',
  'segment/statements.ts',
  'text/dialect.ts',
  'text/normalise.ts',
  'text/script.ts',
]

/** Every file that the model is made from, in a fixed order: its path and its content. */
export const sources = (): { path: string; text: string }[] =>
  [
    ...['ontology', 'lexicon', 'phrases', 'corpus', 'answers', 'src'].flatMap((part) =>
      readdirSync(join(folder, part))
        .filter((file) => !/\.test\.|\.md$/.test(file))
        .toSorted()
        .map((file) => `${part}/${file}`),
    ),
    ...readers.map((file) => `../simulation/src/understanding/${file}`),
  ].map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
