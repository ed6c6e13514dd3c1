import { Button, Dialog, FormFault, TextArea } from '#ui'
import { useState } from 'react'
import look from './organise.module.css'

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
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState('')
  const [isPending, setPending] = useState(false)
  const send = async () => {
    setPending(true)
    setFault('')
    try {
      await onSend(reason)
      onClose()
    } catch (failure) {
      setFault(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      title={title}
      hold
      onClose={onClose}
      foot={
        <Button
          kind="primary"
          pending={isPending}
          disabled={reason.trim() === ''}
          onClick={() => void send()}
        >
          {yes}
        </Button>
      }
    >
      <div className={look.form}>
        <FormFault>{fault}</FormFault>
        <TextArea
          label={label}
          rows={3}
          most={200}
          value={reason}
          autoFocus
          onChange={({ target }) => setReason(target.value)}
        />
        <p className={look.note}>{note}</p>
      </div>
    </Dialog>
  )
}
