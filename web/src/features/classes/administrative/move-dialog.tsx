import { call } from '#call'
import { Button, ComboBox, Dialog, FormFault, TextField } from '#ui'
import { changeAdministrativeRoster } from '@xinglin/contract/classes'
import { useMemo, useState } from 'react'
import styles from '../actions/classes.module.css'
import { useAction } from '../actions/use-action.ts'
import { findClasses } from './administrative-queries.ts'

/** Moves some students of a 行政班 into another one. */
export const MoveDialog = ({
  classId,
  students,
  onClose,
  onMoved,
}: {
  classId: string
  students: readonly { readonly PersonId: string; readonly RealName: string }[]
  onClose: () => void
  onMoved: () => void
}) => {
  const { pending, run } = useAction()
  const [to, setTo] = useState<{ readonly id: string; readonly name: string }>()
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState('')
  const find = useMemo(() => findClasses(classId), [classId])
  const move = async () => {
    if (!to) return setFault('请选择转入的班级')
    const done = await run(async () => {
      const { Moved } = await call(changeAdministrativeRoster, {
        ClassId: to.id,
        Add: students.map(({ PersonId }) => PersonId),
        Drop: [],
        Move: true,
        Reason: reason,
      })
      return `已转入“${to.name}”${Moved} 人`
    })
    if (done) onMoved()
  }
  const names = students.slice(0, 6).map(({ RealName }) => RealName)
  return (
    <Dialog
      title={`转班（${students.length} 人）`}
      hold
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void move()}>
          转入
        </Button>
      }
    >
      <div className={styles.form}>
        <FormFault>{fault}</FormFault>
        <p className={styles.hint}>
          {names.join('、')}
          {students.length > names.length && ` 等 ${students.length} 人`}
          今天离开本班，原班经历会保留。
        </p>
        <ComboBox
          label="转入的班级"
          placeholder="输入班级或专业名称"
          find={find}
          chosen={to}
          onChoose={({ id, name }) => {
            setTo({ id, name })
            setFault('')
          }}
        />
        <TextField
          label="原因（选填）"
          autoComplete="off"
          placeholder="如：转专业、留级、分班调整"
          maxLength={100}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Dialog>
  )
}
