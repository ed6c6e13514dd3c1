import { Tag } from '#ui'
import { examineNames, type ManagedCourse, publishNames } from '@xinglin/contract/courses'

const approved = 2
const unpublished = 0
const examineTones = ['neutral', 'warning', 'success', 'danger'] as const
const publishTones = ['neutral', 'success', 'danger'] as const

/** Where a course stands: whether it is shown, its examination where that is not over, and where its revision stands. */
export const StateTags = ({
  course: { ExamineType: examine, PublishType: publish, Revision: revision },
}: {
  course: ManagedCourse
}) => (
  <>
    {publish !== unpublished && (
      <Tag tone={publishTones[publish] ?? 'neutral'}>{publishNames[publish]}</Tag>
    )}{' '}
    {(examine !== approved || publish === unpublished) && (
      <Tag tone={examineTones[examine] ?? 'neutral'}>{examineNames[examine]}</Tag>
    )}
    {revision !== null && (
      <Tag tone={examineTones[revision] ?? 'neutral'}>修订{examineNames[revision]}</Tag>
    )}
  </>
)
