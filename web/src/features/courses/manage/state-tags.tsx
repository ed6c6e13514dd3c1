import { Tag } from '#ui'
import { examineNames, type ManagedCourse, publishNames } from '@xinglin/contract/courses'
import { tellsExamination, wasPublished } from './state-words.ts'

const examineTones = ['neutral', 'warning', 'success', 'danger'] as const
const publishTones = ['neutral', 'success', 'danger'] as const

/** Where a course stands: whether it is shown, its examination where that is not over, and where its revision stands. */
export const StateTags = ({ course }: { course: ManagedCourse }) => {
  const { ExamineType: examine, PublishType: publish, Revision: revision } = course
  return (
    <>
      {wasPublished(course) && (
        <Tag tone={publishTones[publish] ?? 'neutral'}>{publishNames[publish]}</Tag>
      )}{' '}
      {tellsExamination(course) && (
        <Tag tone={examineTones[examine] ?? 'neutral'}>{examineNames[examine]}</Tag>
      )}
      {revision !== null && (
        <Tag tone={examineTones[revision] ?? 'neutral'}>修订{examineNames[revision]}</Tag>
      )}
    </>
  )
}
