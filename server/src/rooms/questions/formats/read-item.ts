import type { QuestionContent } from '@xinglin/contract/questions'
import { newId } from '#platform/ids'

/** A question as a file has it: what it says, or why it cannot come in. */
export type ReadItem = {
  /** Where it stands in the file: 第12行, 第3题, the name of an item. */
  readonly place: string
  /** Undefined where nothing could be made of it. */
  readonly content: QuestionContent | undefined
  /** Why it does not come in; in Chinese. */
  readonly faults: readonly string[]
  /** What was repaired, and what of it the bank has no place for. */
  readonly notes: readonly string[]
  /** As its file says them, in words; empty for what it does not say. */
  readonly filing: Filing
}

/** Where a question belongs, by the words of its file. */
export type Filing = {
  readonly department: string
  readonly section: string
  readonly difficulty: number | undefined
  readonly knowledge: readonly string[]
  readonly symptoms: readonly string[]
  readonly practice: boolean | undefined
  readonly source: string
}

export const noFiling: Filing = {
  department: '',
  section: '',
  difficulty: undefined,
  knowledge: [],
  symptoms: [],
  practice: undefined,
  source: '',
}

/** A picture of a file; texts name it by its id as they name stored ones, until it is stored. */
export type ReadPicture = { readonly id: string; readonly name: string; readonly bytes: Uint8Array }

export const fileFormats = ['sheet', 'word', 'gift', 'moodle', 'qti'] as const
export type FileFormat = (typeof fileFormats)[number]

/** What a file holds. */
export type QuestionFile = {
  readonly format: FileFormat
  readonly items: readonly ReadItem[]
  readonly pictures: readonly ReadPicture[]
  /** What was not taken of the file as a whole. */
  readonly notes: readonly string[]
}

/** So many questions are taken of one file. */
export const mostItems = 10_000

/** A question that cannot come in. */
export const refusedItem = (place: string, ...faults: readonly string[]): ReadItem => ({
  place,
  content: undefined,
  faults,
  notes: [],
  filing: noFiling,
})

/** The pictures of a file, each kept once and named by an id of its own. */
export const pictureShelf = () => {
  const byName = new Map<string, ReadPicture>()
  return {
    /** How a text names a picture that the file has. */
    keep: (name: string, bytes: Uint8Array): string => {
      const known = byName.get(name) ?? { id: newId(), name, bytes }
      byName.set(name, known)
      return `/f/${known.id}.webp`
    },
    all: (): ReadPicture[] => [...byName.values()],
  }
}
export type PictureShelf = ReturnType<typeof pictureShelf>
