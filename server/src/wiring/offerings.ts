import { isTakenOnce } from '#attempts'
import { courseAccess, restrictCourse } from '#courses/access'
import { versionsOf } from '#courses/versions'
import { analyticsCalls, type Watching } from '#analytics'
import { taskWatchingCalls } from '#assignments'
import type { Kinds } from '#learning'
import { offeringCalls, type CoursePort } from '#offerings'
import { itemKinds } from './assignments.ts'
import { placesIn } from './places.ts'

/** Courses for whoever gives them to classes: what somebody may not open they cannot give. */
const coursesToGive: CoursePort = {
  async find(visit, courseId) {
    const access = await courseAccess(visit, courseId)
    if (access?.sight !== 'full') return undefined
    const { course, oversees } = access
    const items = await versionsOf(visit).items(course.currentVersionId)
    return {
      name: course.name,
      oversees,
      isRestricted: course.assign === 1,
      items: items.map(({ id, itemKey, title, mode }) => ({
        id,
        itemKey,
        title,
        isExamination: isTakenOnce(mode),
      })),
    }
  },
  restrict: restrictCourse,
}

/** Answers who teaches with courses: to whom they are given, and how those who study them stand; the same of tasks. */
export const courseTeachingCalls = (kinds: Kinds, watching: Watching) => [
  ...offeringCalls(coursesToGive),
  ...analyticsCalls(kinds, watching),
  ...taskWatchingCalls({ ...watching, kinds: itemKinds, places: placesIn(kinds) }),
]
