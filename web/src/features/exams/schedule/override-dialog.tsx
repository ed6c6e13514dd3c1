import { call } from '#call'
import { type TargetValues, TargetFields } from '#targets'
import { Button, Dialog, FormFault, momentInField, TextField, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ExamDetail, type ExamField, overrideExam } from '@xinglin/contract/exams'
import { useState } from 'react'
import styles from './schedule.module.css'
import { managedExamsKey } from './schedule-queries.ts'

type Typed = Readonly<Record<ExamField, string>>
const empty: Typed = { opens: '', closes: '', extra: '', attempts: '' }

const valuesIn = (typed: Typed) => [
  ...(['opens', 'closes'] as const).flatMap((Field) =>
    typed[Field] === '' ? [] : [{ Field, At: momentInField(typed[Field]), Amount: null }],
  ),
  ...(['extra', 'attempts'] as const).flatMap((Field) =>
    typed[Field] === '' ? [] : [{ Field, At: null, Amount: Number(typed[Field]) }],
  ),
]

/** Other times for classes, groups or people of an examination; what is left empty goes by the base. */
export const OverrideDialog = ({ exam, onClose }: { exam: ExamDetail; onClose: () => void }) => {
  const queries = useQueryClient()
  const [to, setTo] = useState<readonly TargetValues[]>([])
  const [typed, setTyped] = useState(empty)
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const field = (name: ExamField) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  })
  const save = async () => {
    setPending(true)
    setFault('')
    try {
      await call(overrideExam, {
        Id: exam.Id,
        To: to.map(({ Kind, Id }) => ({ Kind, Id })),
        Values: valuesIn(typed),
        Reason: reason,
      })
      await queries.invalidateQueries({ queryKey: managedExamsKey })
      toast.success('已设置')
      onClose()
    } catch (error) {
      setFault(messageOf(error))
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      title="为对象单独设置"
      hold
      wide
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void save()}>
          保存
        </Button>
      }
    >
      <div className={styles.form}>
        <FormFault>{fault}</FormFault>
        <TargetFields
          name="对象"
          note="考生个人的设置优先于小组，小组优先于班级；不填的项目按考试的设置。"
          targets={to}
          error={undefined}
          onlyAdds
          onChange={setTo}
        />
        <div className={styles.pair}>
          <TextField
            label="延长分钟"
            inputMode="numeric"
            hint="结束时间同时顺延"
            {...field('extra')}
          />
          <TextField label="考试次数" inputMode="numeric" hint="0 为不限" {...field('attempts')} />
          <TextField label="开始时间" type="datetime-local" {...field('opens')} />
          <TextField label="结束时间" type="datetime-local" {...field('closes')} />
        </div>
        <TextField
          label="原因（考生会看到）"
          value={reason}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  )
}
