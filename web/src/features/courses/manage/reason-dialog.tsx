import { useHeldWork } from '#session'
import { Button, closeAsking, Dialog, TextArea, useForm, useLeaveGuard } from '#ui'
import { type ManagedCourse, moveCourse } from '@xinglin/contract/courses'
import { type Move, moves } from './use-move.ts'

const longest = 500

/** The reason for returning a course or taking it down. */
export const ReasonDialog = ({
  course,
  action,
  onClose,
  onMove,
}: {
  course: ManagedCourse
  action: Move
  onClose: () => void
  onMove: (comment: string) => Promise<void>
}) => {
  const { name, note } = moves[action]
  const { form, faults, pending, dirty, submit, line } = useForm({
    first: { Comment: '' },
    check: ({ Comment: comment }) => {
      if (comment.trim() === '') return { Comment: moveCourse.refusals.comment[1] }
      return [...comment.trim()].length > longest ? { Comment: `意见不得超过${longest}个字` } : {}
    },
    send: async ({ Comment: comment }) => {
      await onMove(comment)
      onClose()
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <Dialog
      title={`${name}“${course.Name}”`}
      hold
      onClose={() => void closeAsking(dirty, onClose)}
      foot={
        <Button kind="danger" pending={pending} onClick={() => void submit()}>
          {name}
        </Button>
      }
    >
      <p>{note}</p>
      <form ref={form} aria-label={name} onSubmit={(event) => void submit(event)} noValidate>
        <TextArea
          label="原因"
          most={longest}
          rows={4}
          autoFocus
          {...line('Comment')}
          error={faults.Comment ?? faults.whole}
        />
      </form>
    </Dialog>
  )
}
