import { useHeldWork } from '#session'
import { Button, closeAsking, Dialog, TextArea, TextField, useForm } from '#ui'
import { type CaseLine, moveCase } from '@xinglin/contract/workshop'
import { moves } from './use-moves.ts'

const longest = 500

/** Approving a case, with the clinician who reviewed it where one did; or returning it, with the reason. */
export const ExamineDialog = ({
  line,
  action,
  note = moves[action].note,
  onClose,
  onMove,
}: {
  line: Pick<CaseLine, 'Title'>
  action: 'approve' | 'return'
  /** What it does; what it does to a case unless said. */
  note?: string
  onClose: () => void
  onMove: (decision: { Comment: string; ReviewedBy: string }) => Promise<void>
}) => {
  const { name } = moves[action]
  const returning = action === 'return'
  const {
    form,
    faults,
    pending,
    dirty,
    submit,
    line: field,
  } = useForm({
    first: { Comment: '', ReviewedBy: '' },
    check: ({ Comment, ReviewedBy }) => ({
      ...(returning && Comment.trim() === '' && { Comment: moveCase.refusals.comment[1] }),
      ...([...Comment.trim()].length > longest && { Comment: `意见不得超过${longest}个字` }),
      ...([...ReviewedBy.trim()].length > 20 && { ReviewedBy: '审核专家姓名不得超过20个字' }),
    }),
    send: async (typed) => {
      await onMove(typed)
      onClose()
    },
  })
  useHeldWork(dirty)
  return (
    <Dialog
      title={`${name}“${line.Title}”`}
      hold
      onClose={() => void closeAsking(dirty, onClose)}
      foot={
        <Button
          kind={returning ? 'danger' : 'primary'}
          pending={pending}
          onClick={() => void submit()}
        >
          {name}
        </Button>
      }
    >
      <p>{note}</p>
      <form ref={form} aria-label={name} onSubmit={(event) => void submit(event)} noValidate>
        {!returning && (
          <TextField
            label="医学内容审核专家（选填）"
            hint="不填时，学生会看到“内容待专家审核”；请填真实审阅过的人"
            autoComplete="off"
            {...field('ReviewedBy')}
          />
        )}
        <TextArea
          label={returning ? '退回的原因' : '审核意见（选填）'}
          most={longest}
          rows={4}
          {...field('Comment')}
          error={faults.Comment ?? faults.whole}
        />
      </form>
    </Dialog>
  )
}
