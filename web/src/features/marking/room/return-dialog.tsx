import { Button, Dialog, TextField } from '#ui'
import { againDays } from '@xinglin/contract/marking'
import { useState } from 'react'
import styles from './marking-room.module.css'

/** Asks before a work is sent back, and until when it may be handed in again where that is a teacher’s to say. */
export const ReturnDialog = ({
  note,
  asksDays,
  onReturn,
  onClose,
}: {
  note: string
  asksDays: boolean
  onReturn: (days: number) => void
  onClose: () => void
}) => {
  const [days, setDays] = useState(String(againDays.usual))
  const wanted = /^\d{1,2}$/.test(days) ? Number(days) : 0
  const isWrong = wanted < 1 || wanted > againDays.most
  return (
    <Dialog
      title="退回修改？"
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" disabled={asksDays && isWrong} onClick={() => onReturn(wanted)}>
            退回
          </Button>
        </>
      }
    >
      <p className={styles.comment}>{note}</p>
      {asksDays && (
        <TextField
          label="几天内可以重新提交"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={days}
          error={isWrong ? `请填写1至${againDays.most}天` : undefined}
          onChange={({ target }) => setDays(target.value)}
        />
      )}
    </Dialog>
  )
}
