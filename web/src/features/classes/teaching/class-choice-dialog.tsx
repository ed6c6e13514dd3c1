import { Button, ComboBox, Dialog, FormFault } from '#ui'
import { useState } from 'react'
import styles from '../actions/classes.module.css'
import { findAdministrative } from './teaching-queries.ts'

/** Takes the present students of a 行政班 into a 教学班. */
export const ClassChoiceDialog = ({
  pending,
  onApply,
  onClose,
}: {
  pending: boolean
  onApply: (classId: string) => void
  onClose: () => void
}) => {
  const [chosen, setChosen] = useState<{ readonly id: string; readonly name: string }>()
  const [fault, setFault] = useState('')
  return (
    <Dialog
      title="从行政班添加"
      hold
      onClose={onClose}
      foot={
        <Button
          kind="primary"
          pending={pending}
          onClick={() => (chosen ? onApply(chosen.id) : setFault('请选择行政班'))}
        >
          添加全班
        </Button>
      }
    >
      <div className={styles.form}>
        <FormFault>{fault}</FormFault>
        <ComboBox
          label="行政班"
          placeholder="输入班级或专业名称"
          find={findAdministrative}
          chosen={chosen}
          onChoose={(one) => {
            setChosen(one)
            setFault('')
          }}
        />
        <p className={styles.hint}>添加该班现在的学生；已在本教学班的不受影响。</p>
      </div>
    </Dialog>
  )
}
