import { Tag } from '#ui'
import { examineNames, type ManagedCourse, publishNames } from '@xinglin/contract/courses'

const approved = 2
const unpublished = 0
const examineTones = ['neutral', 'warning', 'success', 'danger'] as const
const publishTones = ['neutral', 'success', 'danger'] as const

/** Where a course stands: whether it is shown, and its examination where that is not over. */
export const StateTags = ({
  course: { ExamineType: examine, PublishType: publish },
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
  </>
)
