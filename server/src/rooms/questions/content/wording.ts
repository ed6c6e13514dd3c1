import { createHash } from 'node:crypto'
import type { QuestionContent } from '@xinglin/contract/questions'
import { comparable } from '@xinglin/simulation/questions'
import { picturesIn, wordsIn } from '#platform/rich-text'

/** What a question asks, and what is right there, each as a hash: full-width signs, spaces, punctuation and the order of options make no difference. */
export type Wording = { readonly wording: string; readonly key: string }

/** What a picture is, by its file: two files of the same bytes are one picture. */
export type PictureHashes = ReadonlyMap<string, string>

type Says = (html: string) => string

const saying =
  (hashes: PictureHashes): Says =>
  (html) =>
    `${comparable(wordsIn(html))}${picturesIn(html)
      .map((id) => hashes.get(id) ?? id)
      .join(' ')}`

const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 32)

type Statement = { readonly stems: readonly string[]; readonly right: readonly string[] }

const ofOptions = (
  options: readonly { readonly Text: string; readonly Kind?: string }[],
  says: Says,
): Statement => ({
  stems: options.map(({ Text }) => says(Text)).toSorted(),
  right: options
    .filter(({ Kind }) => Kind === 'right' || Kind === 'key')
    .map(({ Text, Kind }) => `${Kind} ${says(Text)}`)
    .toSorted(),
})

const saidBy = (content: QuestionContent, says: Says): Statement => {
  switch (content.Type) {
    case 'A1':
    case 'A2':
    case 'X': {
      const { stems, right } = ofOptions(content.Options, says)
      return { stems: [says(content.Stem), ...stems], right }
    }
    case 'A3':
    case 'A4':
    case 'analysis': {
      const parts = content.Parts.map((part) => ({ part, ...ofOptions(part.Options, says) }))
      return {
        stems: [
          says(content.Stem),
          ...parts.flatMap(({ part, stems }) => [says(part.Reveal), says(part.Stem), ...stems]),
        ],
        right: parts.flatMap(({ right }) => ['', ...right]),
      }
    }
    case 'B1': {
      const words = new Map(content.Options.map(({ Id, Text }) => [Id, says(Text)]))
      return {
        stems: [...[...words.values()].toSorted(), ...content.Parts.map(({ Stem }) => says(Stem))],
        right: content.Parts.map(({ Right }) => words.get(Right) ?? ''),
      }
    }
    case 'judge':
      return { stems: [says(content.Stem)], right: [String(content.Truth)] }
    case 'blank':
      return {
        stems: [says(content.Stem)],
        right: content.Blanks.map((one) => JSON.stringify(one)),
      }
    case 'short':
    case 'case':
      return { stems: [says(content.Stem)], right: [] }
    case 'computed':
      return {
        stems: [content.Family, content.Asks, JSON.stringify(content.Ranges)],
        right: [],
      }
  }
}

export const wordingOf = (content: QuestionContent, hashes: PictureHashes = new Map()): Wording => {
  const { stems, right } = saidBy(content, saying(hashes))
  return { wording: hashOf(stems), key: hashOf(right) }
}
