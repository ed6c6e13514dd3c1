import { useHeldWork } from '#session'
import { Button, closeAsking, Dialog, TextArea, useForm, useLeaveGuard } from '#ui'
import { moveContest } from '@xinglin/contract/competitions'
import styles from './reason.module.css'

const longest = 200

/** Asks for a reason and sends it; stays open, with what was written, while it is refused. */
export const ReasonDialog = ({
  title,
  label,
  note,
  yes,
  onClose,
  onSend,
}: {
  title: string
  label: string
  note: string
  yes: string
  onClose: () => void
  onSend: (reason: string) => Promise<void>
}) => {
  const { form, faults, pending, dirty, submit, line } = useForm({
    first: { Reason: '' },
    check: ({ Reason: reason }) => {
      if (reason.trim() === '') return { Reason: moveContest.refusals.reason[1] }
      return [...reason.trim()].length > longest ? { Reason: `原因不得超过${longest}个字` } : {}
    },
    send: async ({ Reason: reason }) => {
      await onSend(reason)
      onClose()
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <Dialog
      title={title}
      hold
      onClose={() => void closeAsking(dirty, onClose)}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          {yes}
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label={title}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <TextArea
          label={label}
          rows={3}
          most={longest}
          autoFocus
          {...line('Reason')}
          error={faults.Reason ?? faults.whole}
        />
        <p className={styles.note}>{note}</p>
      </form>
    </Dialog>
  )
}
