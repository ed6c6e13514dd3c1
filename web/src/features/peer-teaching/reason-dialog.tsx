import { Button, Dialog, TextArea } from '#ui'
import { useState } from 'react'

/** Where somebody says why they do not confirm a session. */
export const ReasonDialog = ({
  title,
  label,
  pending,
  onClose,
  onSend,
}: {
  title: string
  label: string
  pending: boolean
  onClose: () => void
  onSend: (reason: string) => void
}) => {
  const [reason, setReason] = useState('')
  return (
    <Dialog
      title={title}
      hold
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            pending={pending}
            disabled={reason.trim() === ''}
            onClick={() => onSend(reason)}
          >
            提交
          </Button>
        </>
      }
    >
      <TextArea
        label={label}
        rows={3}
        most={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  )
}
