import { useHeldWork } from '#session'
import { Button, closeAsking, Dialog, TextArea, TextField, useForm, useLeaveGuard } from '#ui'
import { type ManagedCourse, moveCourse } from '@xinglin/contract/courses'
import { type Decision, type Move, moves } from './use-move.ts'

const longest = 500

/** The reason for returning a course or taking it down; or, of an approval, the expert who reviewed what it teaches. */
export const MoveDialog = ({
  course,
  action,
  onClose,
  onMove,
}: {
  course: ManagedCourse
  action: Move
  onClose: () => void
  onMove: (decision: Decision) => Promise<void>
}) => {
  const { name, note, asks } = moves[action]
  const isReason = asks === 'reason'
  const { form, faults, pending, dirty, submit, line } = useForm({
    first: { Comment: '', ReviewedBy: '' },
    check: ({ Comment: comment, ReviewedBy: reviewedBy }) => ({
      ...(isReason && comment.trim() === '' && { Comment: moveCourse.refusals.comment[1] }),
      ...([...comment.trim()].length > longest && { Comment: `意见不得超过${longest}个字` }),
      ...([...reviewedBy.trim()].length > 20 && { ReviewedBy: '审核专家姓名不得超过20个字' }),
    }),
    send: async ({ Comment: comment, ReviewedBy: reviewedBy }) => {
      await onMove({ comment, reviewedBy })
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
        <Button
          kind={isReason ? 'danger' : 'primary'}
          pending={pending}
          onClick={() => void submit()}
        >
          {name}
        </Button>
      }
    >
      <p>{note}</p>
      <form ref={form} aria-label={name} onSubmit={(event) => void submit(event)} noValidate>
        {!isReason && (
          <TextField
            label="医学内容审核专家（选填）"
            hint="不填时，学生会看到“内容待专家审核”；请填真实审阅过的人"
            autoComplete="off"
            {...line('ReviewedBy')}
          />
        )}
        <TextArea
          label={isReason ? '原因' : '审核意见（选填）'}
          most={longest}
          rows={4}
          autoFocus={isReason}
          {...line('Comment')}
          error={faults.Comment ?? faults.whole}
        />
      </form>
    </Dialog>
  )
}
