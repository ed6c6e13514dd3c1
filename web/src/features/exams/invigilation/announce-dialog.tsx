import { call } from '#call'
import { Button, Dialog, FormFault, TextArea, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { announceInExam } from '@xinglin/contract/exams'
import { useState } from 'react'
import styles from './room.module.css'
import { roomKey } from './room-queries.ts'

/** Says something to everybody who sits the examination. */
export const AnnounceDialog = ({ examId, onClose }: { examId: string; onClose: () => void }) => {
  const queries = useQueryClient()
  const [words, setWords] = useState('')
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const send = async () => {
    setPending(true)
    setFault('')
    try {
      await call(announceInExam, { ExamId: examId, Text: words })
      toast.success('已发出')
      await queries.invalidateQueries({ queryKey: roomKey })
      onClose()
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      title="发通知"
      hold
      onClose={onClose}
      foot={
        <Button
          kind="primary"
          pending={pending}
          disabled={words.trim() === ''}
          onClick={() => void send()}
        >
          发给所有考生
        </Button>
      }
    >
      <div className={styles.form}>
        <FormFault>{fault}</FormFault>
        <TextArea
          label="通知内容"
          rows={4}
          most={200}
          value={words}
          autoFocus
          onChange={({ target }) => setWords(target.value)}
        />
        <p className={styles.note}>考生屏幕在5秒内弹出，需要确认后继续作答。</p>
      </div>
    </Dialog>
  )
}
