import type { Visit } from '#platform/visit'
import type { CourseRow } from '../access/store.ts'

/** The address of a course's picture: what was uploaded, else what it came with; empty where its cover is drawn. */
export const pictureOf = (
  visit: Pick<Visit, 'addressOf'>,
  { coverId, imgUrl }: Pick<CourseRow, 'coverId' | 'imgUrl'>,
): string => (coverId === null ? imgUrl : visit.addressOf(coverId, 'picture'))
