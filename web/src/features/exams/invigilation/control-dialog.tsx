import { call } from '#call'
import { Button, Dialog, FormFault, TextField, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { controlExam, type RoomAction, roomActionNames, type Seat } from '@xinglin/contract/exams'
import { useState } from 'react'
import styles from './room.module.css'
import { roomKey } from './room-queries.ts'

const notes: Readonly<Record<RoomAction, string>> = {
  extend: '考生屏幕在5秒内显示新的时间，结束时间同时顺延；还没开考的考生也会得到。',
  pause: '计时停止，试卷遮住；恢复后顺延暂停的时间。',
  resume: '继续计时，暂停的时间已补回。',
  end: '立即收卷，以已保存的作答为准。',
  reopen: '考生可以继续作答，原有作答保留，重新交卷后重新计分。',
}

/** What a proctor does about some examinees or all, with the reason. */
export const ControlDialog = ({
  examId,
  action,
  all,
  people,
  onClose,
}: {
  examId: string
  action: RoomAction
  all: boolean
  people: readonly Seat[]
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [minutes, setMinutes] = useState('10')
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const isTimed = action === 'extend' || action === 'reopen'
  const act = async () => {
    setPending(true)
    setFault('')
    try {
      const { Changed } = await call(controlExam, {
        ExamId: examId,
        Action: action,
        All: all,
        PersonIds: all ? [] : people.map(({ PersonId }) => PersonId),
        Minutes: isTimed ? Number(minutes) : 0,
        Reason: reason,
      })
      toast.success(`已${roomActionNames[action]} ${Changed} 人`)
      await queries.invalidateQueries({ queryKey: roomKey })
      onClose()
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  const whom = all ? '全体考生' : people.map(({ Name }) => Name).join('、')
  return (
    <Dialog
      title={`${roomActionNames[action]}：${whom}`}
      hold
      onClose={onClose}
      foot={
        <Button
          kind={action === 'end' ? 'danger' : 'primary'}
          pending={pending}
          disabled={reason.trim() === ''}
          onClick={() => void act()}
        >
          {roomActionNames[action]}
        </Button>
      }
    >
      <div className={styles.form}>
        <p className={styles.note}>{notes[action]}</p>
        <FormFault>{fault}</FormFault>
        {isTimed && (
          <TextField
            label={action === 'extend' ? '延长多少分钟' : '给多少分钟'}
            inputMode="numeric"
            value={minutes}
            onChange={({ target }) => setMinutes(target.value)}
          />
        )}
        <TextField
          label="原因"
          value={reason}
          maxLength={100}
          autoComplete="off"
          autoFocus
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  )
}
