import { wordsIn } from '#platform/rich-text'
import { unanswerable } from '../content/problems.ts'
import { readFile } from './read-file.ts'
import type { QuestionFile } from './read-item.ts'

/** A text as the bytes of a file. */
export const bytesOf = (text: string) => new TextEncoder().encode(text)
/** What a file holds; throws why it cannot be read. */
export const fileOf = async (bytes: Uint8Array): Promise<QuestionFile> => {
  const came = await readFile(bytes)
  if ('unreadable' in came) throw new Error(came.unreadable)
  return came.file
}
/** Each question of a file in words with its key, or why it does not come in. */
export const saidBy = ({ items }: QuestionFile) =>
  items.map(({ content, faults }) => {
    const all = [...faults, ...(content ? unanswerable(content) : [])]
    if (all.length > 0 || !content) return all.join('；')
    const stem = 'Stem' in content ? wordsIn(content.Stem) : ''
    const rights =
      'Options' in content && content.Type !== 'B1'
        ? content.Options.filter(({ Kind }) => Kind === 'right')
            .map(({ Text }) => wordsIn(Text))
            .join(',')
        : ''
    const parts =
      content.Type === 'B1'
        ? content.Parts.map(
            (part) =>
              `${wordsIn(part.Stem)}→${wordsIn(content.Options.find(({ Id }) => Id === part.Right)?.Text ?? '')}`,
          ).join(' ')
        : 'Parts' in content
          ? content.Parts.map(
              ({ Stem, Options }) =>
                `${wordsIn(Stem)}→${wordsIn(Options.find(({ Kind }) => Kind === 'right')?.Text ?? '')}`,
            ).join(' ')
          : ''
    const blanks =
      content.Type === 'blank'
        ? JSON.stringify(
            content.Blanks.map((one) =>
              one.Kind === 'text' ? one.Forms : [one.Value, one.Tolerance, ...one.Units],
            ),
          )
        : ''
    return [
      content.Type,
      stem,
      rights,
      parts,
      blanks,
      content.Type === 'judge' ? String(content.Truth) : '',
    ]
      .filter((one) => one !== '')
      .join(' ')
  })
