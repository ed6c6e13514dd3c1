import type { Visit } from '#platform/visit'
import { findFile, holdFiles } from './store.ts'

/** Whether a file of the visited school is there and a picture; it stays there until the call ends. */
export const isPicture = async ({ db, school }: Visit, id: string): Promise<boolean> => {
  await holdFiles(db, school.id, [id])
  return (await findFile(db, school.id, id))?.mediaType.startsWith('image/') ?? false
}
