import { useHeldWork } from '#session'
import { Button, closeAsking, Dialog, TextArea, TextField, useForm, useLeaveGuard } from '#ui'
import { controlRound } from '@xinglin/contract/competitions'
import styles from './running.module.css'

const maxMinutes = 60
const longest = 200
const { minutes, reason } = controlRound.refusals

/** Asks how many minutes are added to the step that goes on, and why. */
export const ExtendDialog = ({
  onClose,
  onSend,
}: {
  onClose: () => void
  onSend: (minutes: number, reason: string) => Promise<void>
}) => {
  const { form, faults, pending, dirty, submit, line } = useForm({
    first: { Minutes: '2', Reason: '' },
    check: ({ Minutes, Reason }) => {
      const count = Number(Minutes)
      const isMany = Number.isInteger(count) && count >= 1 && count <= maxMinutes
      return {
        ...(!isMany && { Minutes: minutes[1] }),
        ...(Reason.trim() === '' && { Reason: reason[1] }),
      }
    },
    lines: { [minutes[1]]: 'Minutes', [reason[1]]: 'Reason' },
    send: async ({ Minutes, Reason }) => {
      await onSend(Number(Minutes), Reason.trim())
      onClose()
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <Dialog
      title="延长时间"
      hold
      onClose={() => void closeAsking(dirty, onClose)}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          延长
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="延长时间"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <TextField label="分钟" inputMode="numeric" autoFocus {...line('Minutes')} />
        <TextArea
          label="原因"
          rows={2}
          most={longest}
          {...line('Reason')}
          error={faults.Reason ?? faults.whole}
        />
        <p className={styles.note}>这一场的所有考站一起延长，大屏和评委同时看到。</p>
      </form>
    </Dialog>
  )
}
