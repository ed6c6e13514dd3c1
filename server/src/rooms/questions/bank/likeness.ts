import { createHash } from 'node:crypto'
import { comparable } from '@xinglin/simulation/questions'

/** Runs of so many signs are compared. */
const run = 3
/** So many hashes are kept of a question: enough that two of which half is the same share some for certain. */
export const sketchSize = 48
/** What is compared is cut here: a case may be long, and nobody reads further to find it alike. */
const longest = 3_000

// What half of all questions say; without these lines everything would be a little like everything.
const stock = [
  '下列哪项是正确的',
  '下列哪项是错误的',
  '下列说法正确的是',
  '下列说法错误的是',
  '最可能的诊断是',
  '首先考虑的诊断是',
  '最主要的原因是',
  '下列关于',
  '下列不属于',
  '下列属于',
  '首选的治疗',
  '首选治疗是',
  '首选检查是',
  '以下',
  '下列',
  '正确的是',
  '错误的是',
  '不正确的是',
]

/** The runs of signs in some words, each once. */
export const runsIn = (words: string): ReadonlySet<string> => {
  let text = comparable(words)
  for (const phrase of stock) text = text.replaceAll(phrase, '')
  const signs = [...text].slice(0, longest)
  const runs = new Set<string>()
  for (let at = 0; at + run <= signs.length; at += 1) runs.add(signs.slice(at, at + run).join(''))
  return runs
}

const hashOf = (one: string): number => createHash('sha1').update(one).digest().readInt32BE(0)

/** The least hashes of the runs: texts that share runs share them in their sketches about as often. */
export const sketchOf = (words: string): number[] =>
  [...new Set([...runsIn(words)].map(hashOf))].toSorted((a, b) => a - b).slice(0, sketchSize)

/** How much of the wording of two texts is the same, 0-100: runs that both have, of all runs of both, each counted twice. */
export const likenessOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  if (one.size === 0 || other.size === 0) return 0
  let both = 0
  for (const each of one) if (other.has(each)) both += 1
  return Math.round((200 * both) / (one.size + other.size))
}

/** The same, estimated by two sketches alone: of the least hashes of both together, the share that stands in both. */
export const likenessOfSketches = (one: readonly number[], other: readonly number[]): number => {
  if (one.length === 0 || other.length === 0) return 0
  const [own, others] = [new Set(one), new Set(other)]
  const least = [...new Set([...one, ...other])].toSorted((a, b) => a - b).slice(0, sketchSize)
  const both = least.filter((hash) => own.has(hash) && others.has(hash)).length / least.length
  return Math.round((200 * both) / (1 + both))
}
