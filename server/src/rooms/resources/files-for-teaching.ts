import type { Visit } from '#platform/visit'
import { mediaStore } from './media-store.ts'
import { lockFiles, ownFiles } from './store.ts'
import { isMine } from './serialize-media.ts'

/** A video of the visitor's, or any for those who run the school; `fileId` is null until it is converted. Undefined where there is none. */
export const convertedVideo = async (
  visit: Visit,
  id: string,
): Promise<
  | { readonly fileId: string | null; readonly posterId: string | null; readonly seconds: number }
  | undefined
> => {
  const file = await mediaStore(visit).find(id)
  if (!file || !isMine(visit, file.media.personId)) return undefined
  const { fileId, posterId, seconds } = file.media
  return { fileId: file.job.state === 'done' ? fileId : null, posterId, seconds }
}

/** Those among some ids that are files of the school; they stay there until the call ends. */
export const filesAmong = async (
  { db, school }: Visit,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => new Set(await lockFiles(db, school.id, ids))

/** Those among some ids that are files which the visitor uploaded themself; they stay there until the call ends. */
export const ownFilesAmong = async (
  { db, school, person }: Visit,
  ids: readonly string[],
): Promise<ReadonlySet<string>> =>
  person === null
    ? new Set()
    : ownFiles(db, school.id, person.id, await lockFiles(db, school.id, ids))
