import { call } from '#call'
import { addCourseGlance } from '@xinglin/contract/statistics'
import type { CourseBase } from '@xinglin/contract/courses'

/** Where an experiment that runs elsewhere is to be found; none for one that runs here, or whose address no browser should follow. */
export const externalPath = ({
  ExperimentType,
  ExperimentPath,
}: Pick<CourseBase, 'ExperimentType' | 'ExperimentPath'>): string | undefined =>
  ExperimentType === 'URL' && /^https?:\/\//i.test(ExperimentPath) ? ExperimentPath : undefined

/** Counts the look that precedes an experiment elsewhere, and opens it in a window of its own that knows nothing of this one. */
export const openElsewhere = async (courseId: string, path: string) => {
  await call(addCourseGlance, { CourseId: courseId })
  window.open(path, '_blank', 'noopener,noreferrer')
}
