import { keepTextPicture, lostPicture } from '@xinglin/contract/resources'
import { answer } from '#platform/http'
import { picturesIn } from '#platform/rich-text'
import { refuse, type TenantContext, type Visit } from '#platform/visit'
import type { UploadedFiles } from './files.ts'
import { cleanPicture } from './picture.ts'
import { fileHashes, findFile, lockFiles } from './store.ts'

/** Wider than any column of text, on a sharp screen. */
const longest = 1920

/** Whether a file of the visited school is there and a picture; it stays there until the call ends. */
export const isPicture = async ({ db, school }: Visit, id: string): Promise<boolean> => {
  await lockFiles(db, school.id, [id])
  return (await findFile(db, school.id, id))?.mediaType.startsWith('image/') ?? false
}

/** Refuses rich text that was cleaned where the school has not every picture in it; those stay there until the call ends. */
export const refuseLostPictures = async ({ db, school }: Visit, html: string): Promise<void> => {
  const ids = picturesIn(html)
  if ((await lockFiles(db, school.id, ids)).length < ids.length)
    throw refuse(lostPicture.lostPicture)
}

/** What some files of the visited school are, by the hashes of their bytes: the same picture twice is one picture. */
export const pictureHashes = (
  { db, school }: TenantContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => fileHashes(db, school.id, ids)

/** Answers those who put pictures into the texts that they write. */
export const textPictureCalls = (files: UploadedFiles) => [
  answer(keepTextPicture, async function handleKeepTextPicture(visit, { Name, Bytes }) {
    const picture = await cleanPicture(Buffer.from(Bytes), { name: Name, longest })
    const id = await files.takePicture(visit, picture)
    return {
      Url: visit.addressOf(id, 'picture'),
      Width: picture.width,
      Height: picture.height,
    }
  }),
]
