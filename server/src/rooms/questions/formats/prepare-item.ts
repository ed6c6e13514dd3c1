import { picturesIn } from '#platform/rich-text'
import { sketchOf } from '../bank/likeness.ts'
import { unanswerable } from '../content/problems.ts'
import { allWords, picturesOf, readableWords, stemWords } from '../content/question-text.ts'
import { type Wording, wordingOf } from '../content/wording.ts'
import type { ReadItem } from './read-item.ts'

/** A question of a file with what is known of it without asking the bank. */
export type PreparedItem = ReadItem & {
  readonly stem: string
  readonly words: string
  readonly wording: Wording | undefined
  readonly sketch: readonly number[]
  /** The ids of its pictures. */
  readonly pictures: readonly string[]
}

/** Finds out what can be found out of a question by itself: this takes most of the time that a file takes. */
export const prepared = (item: ReadItem): PreparedItem => {
  const { content } = item
  if (!content)
    return { ...item, stem: '', words: '', wording: undefined, sketch: [], pictures: [] }
  return {
    ...item,
    faults: [...item.faults, ...unanswerable(content)],
    stem: stemWords(content),
    words: allWords(content),
    wording: wordingOf(content),
    sketch: sketchOf(readableWords(content)),
    pictures: picturesIn(picturesOf(content)),
  }
}
