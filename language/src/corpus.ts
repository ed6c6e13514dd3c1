import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { meaningKey } from '@xinglin/simulation/ontology'
import {
  normalise,
  itemsOf,
  scorerOf,
  sentencesOf,
  plain,
  understand,
  featuresOf,
  lexiconOf,
  symbolsOf,
  withoutEchoes,
  type Model,
} from '@xinglin/simulation/understanding'
import type { Example } from './examples.ts'
import { linesOf } from './read.ts'

/** A sentence that a stranger wrote and labelled; `null` is what no patient should answer. */
export type Labelled = {
  readonly text: string
  readonly before: readonly string[]
  readonly intents: readonly string[] | null
  /** Other labels that a fair examiner might give. */
  readonly or?: readonly (readonly string[])[]
  /** What the patient had just answered, where the writer said so. */
  readonly answer?: string
  /** The words that ask for each of several, in the order of `intents`, where the writer said so. */
  readonly pieces?: readonly string[]
}

const folder = fileURLToPath(new URL('../corpus', import.meta.url))
const answered = readdirSync(fileURLToPath(new URL('../answers', import.meta.url)))

/** The files of the corpus, one a writer. */
export const writers = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .toSorted()

const silent = '-'

/** What was answered before each line of a writer, where that was written down; `-` where nothing was. */
const answersTo = (writer: string): readonly string[] => {
  const file = writer.replace('.jsonl', '.txt')
  return answered.includes(file) ? linesOf(`answers/${file}`) : []
}

/** What one writer wrote. */
export const labelledBy = (writer: string): Labelled[] => {
  const answers = answersTo(writer)
  return linesOf(`corpus/${writer}`).map((line, i) => {
    const answer = answers[i] ?? silent
    return { ...(JSON.parse(line) as Labelled), ...(answer === silent ? {} : { answer }) }
  })
}

/** What the sentences are that no patient should answer. */
export const refusals = ['offtopic', 'leak_attempt']
const missing = -1e9

/** Which group each clause belongs to: groups in order, each at least once, by the greatest sum of scores. */
export const align = (
  scores: readonly (readonly number[])[],
  groups: number,
): number[] | undefined => {
  if (scores.length < groups) return undefined
  type Way = { readonly score: number; readonly path: readonly number[] }
  let ways: Way[] = Array.from({ length: groups }, (_, g) =>
    g === 0 ? { score: scores[0]?.[0] ?? 0, path: [0] } : { score: missing, path: [] },
  )
  for (const row of scores.slice(1))
    ways = ways.map((stay, g) => {
      const move = ways[g - 1]
      const best = move && move.score > stay.score ? move : stay
      return { score: best.score + (row[g] ?? 0), path: [...best.path, g] }
    })
  const last = ways.at(-1)
  return last && last.score > missing / 2 ? [...last.path] : undefined
}

/** Labels that follow each other and are of one intent (symptom:a, symptom:b) together. */
export const byIntent = (labels: readonly string[]): string[][] => {
  const groups: string[][] = []
  for (const label of labels) {
    const group = groups.at(-1)
    if (group?.[0]?.split(':')[0] === label.split(':')[0]) group?.push(label)
    else groups.push([label])
  }
  return groups
}

/** A piece of a sentence, the place of its clause, and the one label that it has. */
export type Piece = { readonly text: string; readonly clause: number; readonly label: string }

/** The pieces that the writer told, each in the clause that holds it; -1 where none does. */
const writtenPieces = (
  clauses: readonly string[],
  labels: readonly string[],
  pieces: readonly string[],
): readonly Piece[] =>
  pieces.map((text, i) => ({
    text,
    clause: clauses.findIndex((clause) => clause.includes(plain(normalise(text)))),
    label: labels[i] ?? '',
  }))

/**
 * The smallest pieces of a sentence, each with its label: as the writer told them, or where it has as many labels as pieces
 * and no piece names what another is to ask for; undefined of any other.
 */
export const piecesOf = (
  clauses: readonly string[],
  { intents, pieces: written }: Pick<Labelled, 'intents' | 'pieces'>,
  symbolsIn: (piece: string) => readonly string[],
): readonly Piece[] | undefined => {
  const labels = intents ?? []
  if (written) return writtenPieces(clauses, labels, written)
  const pieces = clauses.flatMap((said, clause) =>
    itemsOf(said).map((item) => ({ text: plain(item), clause })),
  )
  if (labels.length < 2 || pieces.length !== labels.length) return undefined
  const all = pieces.map((piece, i): Piece => ({ ...piece, label: labels[i] ?? '' }))
  const isOwn = ({ text, label }: Piece): boolean => {
    const symbols = symbolsIn(text)
    const named = labels.filter((one) => {
      const [kind = '', entity] = one.split(':')
      return entity !== undefined && symbols.includes(`@${kind.slice(0, 1)}:${entity}`)
    })
    return named.every((one) => one === label)
  }
  return all.every(isOwn) ? all : undefined
}

/**
 * What there is to learn from labelled sentences. A first model, learnt from the phrases alone, reads what was asked
 * before, and says which clause each label belongs to where a sentence has several.
 */
export const learntFrom = (lines: readonly Labelled[], first: Model): Example[] => {
  const hear = understand(first)
  const { find } = lexiconOf(first)
  const score = scorerOf(first.intents)
  const sharesOf = (text: string, before: string | undefined): Float64Array => {
    const clause = plain(text)
    return score(featuresOf(clause, find(clause), before)).shares
  }
  const shareOf = (shares: Float64Array, intent: string): number =>
    shares[first.intents.classes.indexOf(intent)] ?? 0
  return lines.flatMap((line) => {
    const { text, before: earlier, answer, intents } = line
    const question = earlier.at(-1)
    const meaning =
      question === undefined
        ? undefined
        : hear(question, { before: [] })
            .filter(({ verdict }) => verdict === 'understood')
            .at(-1)
            ?.meanings.at(-1)
    const before = meaning && meaningKey(meaning)
    const clauses = withoutEchoes(sentencesOf(normalise(text)).flat(), answer).map(
      (clause) => clause.text,
    )
    const whole = clauses.join('，')
    const exampleOf = (said: string, labels: readonly string[]): Example => {
      const [intent = '', entity] = (labels[0] ?? '').split(':')
      return {
        text: said,
        intent,
        ...(before === undefined ? {} : { before }),
        ...(entity !== undefined && labels.length === 1 ? { entity } : {}),
      }
    }
    const learn = (parts: readonly string[], labels: readonly string[]): Example[] => {
      const all = parts.length > 1 ? [parts.join('，'), ...parts] : parts
      return all.map((said) => exampleOf(said, labels))
    }
    if (intents === null) {
      const shares = sharesOf(whole, before)
      const guard = refusals.toSorted((a, b) => shareOf(shares, b) - shareOf(shares, a))[0] ?? ''
      return learn(clauses, [guard])
    }
    const groups = byIntent(intents)
    const pieces = piecesOf(clauses, line, (piece) => symbolsOf(find(piece)))
    const apart = (pieces ?? []).map((piece) => exampleOf(piece.text, [piece.label]))
    if (groups.length === 1) return [...learn(clauses, groups[0] ?? []), ...apart]
    if (pieces) return apart
    const rows = clauses.map((clause) => {
      const shares = sharesOf(clause, undefined)
      return groups.map(([label = '']) => {
        const share = shareOf(shares, label.split(':')[0] ?? '')
        return Math.sqrt(Math.sqrt(share)) - 1
      })
    })
    const path = align(rows, groups.length)
    if (!path) return []
    return groups.flatMap((labels, g) =>
      learn(
        clauses.filter((_, i) => path[i] === g),
        labels,
      ),
    )
  })
}

/** How often the sentences of a writer are learnt from: what was typed as students type is the likeliest to come again. */
const timesOf = (writer: string): number => (writer.startsWith('student-') ? 2 : 1)

/** What all writers wrote, or all but one, each sentence as often as it is learnt from. */
export const corpus = (but?: string): Labelled[] =>
  writers()
    .filter((writer) => writer !== but)
    .flatMap((writer) => Array.from({ length: timesOf(writer) }, () => labelledBy(writer)).flat())
