import { call } from '#call'
import { addCourseGlance } from '@xinglin/contract/statistics'
import type { CourseBase } from '@xinglin/contract/courses'
import { launchElsewhere } from '@xinglin/contract/simulations/experiment'

/** Whether an experiment runs elsewhere; one whose address no browser should follow does not. */
export const isElsewhere = ({
  ExperimentType,
  ExperimentPath,
}: Pick<CourseBase, 'ExperimentType' | 'ExperimentPath'>): boolean =>
  ExperimentType === 'URL' && /^https?:\/\//i.test(ExperimentPath)

/** The address of the experiment for one arrival: signed where the school is connected with whoever made it. */
const launch = async (courseId: string, progressId: string): Promise<string> => {
  const { Url: url } = await call(launchElsewhere, { CourseId: courseId, ProgressId: progressId })
  return url
}

/** Counts the look that precedes an experiment elsewhere, and opens it in a window of its own that knows nothing of this one. */
export const openElsewhere = async (courseId: string, progressId: string) => {
  await call(addCourseGlance, { CourseId: courseId })
  window.open(await launch(courseId, progressId), '_blank', 'noopener,noreferrer')
}

/**
 * The same once more, for whoever saw no window: an empty one is opened at once, while the browser still knows of the press,
 * and led on when there is a fresh ticket, for the one before may be used up.
 */
export const openAgain = async (courseId: string, progressId: string) => {
  const there = window.open('about:blank', '_blank')
  if (there) there.opener = null
  try {
    const url = await launch(courseId, progressId)
    if (there) there.location.replace(url)
    else window.open(url, '_blank', 'noopener,noreferrer')
  } catch (error) {
    there?.close()
    throw error
  }
}
