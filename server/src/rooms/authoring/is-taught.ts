import { showsFilm } from '#courses/versions'
import type { IsTaught } from '#resources'
import { draftStore } from './store.ts'

/** Whether a film is shown by a course, or will be once its draft is approved. */
export const isTaught: IsTaught = async (visit, fileId) =>
  (await draftStore(visit).names(fileId)) || showsFilm(visit, fileId)
