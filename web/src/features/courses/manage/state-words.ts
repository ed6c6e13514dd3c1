import { examineNames, type ManagedCourse, publishNames } from '@xinglin/contract/courses'

const approved = 2
const unpublished = 0

/** Whether a course's examination is told beside whether it is shown. */
export const tellsExamination = ({ ExamineType: examine, PublishType: publish }: ManagedCourse) =>
  examine !== approved || publish === unpublished

/** Whether somebody ever published a course. */
export const wasPublished = ({ PublishType: publish }: ManagedCourse) => publish !== unpublished

/** Where a course stands, in words. */
export const courseStateWords = (course: ManagedCourse): string =>
  [
    wasPublished(course) && publishNames[course.PublishType],
    tellsExamination(course) && examineNames[course.ExamineType],
    course.Revision !== null && `修订${examineNames[course.Revision] ?? ''}`,
  ]
    .filter(Boolean)
    .join('、')
