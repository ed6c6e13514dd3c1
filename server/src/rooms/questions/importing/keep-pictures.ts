import { Refused } from '#platform/visit'
import type { QuestionContent } from '@xinglin/contract/questions'
import { cleanPicture } from '#resources'
import { withTexts } from '../content/question-text.ts'
import type { ReadPicture } from '../formats/read-item.ts'
import { missingPicture } from '../formats/rich-words.ts'

type CleanPicture = Awaited<ReturnType<typeof cleanPicture>>

/** So many pictures of a file are made anew; each takes about as long as a password. */
const maxPictures = 300
/** As wide as pictures of texts are. */
const longest = 1920

/** The pictures of a file that went through the door, by their ids in its texts. */
export const cleanedPictures = async (
  pictures: readonly ReadPicture[],
): Promise<ReadonlyMap<string, CleanPicture>> => {
  const cleaned = new Map<string, CleanPicture>()
  for (const { id, bytes } of pictures.slice(0, maxPictures)) {
    try {
      cleaned.set(id, await cleanPicture(Buffer.from(bytes), { longest }))
    } catch (error) {
      // What is no picture, too large or broken is left out of its text, and told.
      if (!(error instanceof Refused)) throw error
    }
  }
  return cleaned
}

const picture = /<img src="\/f\/([0-9a-f-]{36})\.webp"[^<>]*>/g

/** A question with the pictures of its texts as they are stored; those that were not kept are marked where they stood, and counted. */
export const withStored = (
  content: QuestionContent,
  stored: ReadonlyMap<string, string>,
): { readonly content: QuestionContent; readonly lost: number } => {
  let lost = 0
  const kept = withTexts(content, (html) =>
    html.replaceAll(picture, (tag, id: string) => {
      const file = stored.get(id)
      if (file !== undefined) return tag.replace(id, file)
      lost += 1
      return missingPicture
    }),
  )
  return { content: kept, lost }
}
