import type { Visit } from '#platform/visit'
import { findFile } from './store.ts'

/** Whether a file of the visited school is there and a picture. */
export const isPicture = async ({ db, school }: Visit, id: string): Promise<boolean> =>
  (await findFile(db, school.id, id))?.mediaType.startsWith('image/') ?? false
