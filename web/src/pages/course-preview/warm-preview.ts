import { courseBase } from '#courses'
import type { Warm } from '../shell/page.tsx'

/** Asks for the course that a preview's address shows. */
export const warmPreview: Warm = (queries, { params }) => {
  const { courseid = '', skillId = '' } = params
  if (!skillId) void queries.prefetchQuery(courseBase(courseid))
}
