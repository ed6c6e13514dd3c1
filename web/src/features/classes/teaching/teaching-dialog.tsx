import { call, newerIn, newId } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  closeAsking,
  ComboBox,
  Dialog,
  FormFault,
  SelectField,
  TextField,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { saveTeaching, type TeachingClass, type Term } from '@xinglin/contract/classes'
import { useState } from 'react'
import styles from '../actions/classes.module.css'
import { useAction } from '../actions/use-action.ts'
import {
  checkTeaching,
  inputOf,
  teachingLines,
  teachingNames,
  type TeachingValues,
  valuesOf,
} from './teaching-form.ts'
import { findColleagues } from './teaching-queries.ts'

/** The form of a 教学班, or of a new one; `onSaved` hears of it. */
export const TeachingDialog = ({
  one,
  terms,
  termId,
  namesTeacher,
  onClose,
  onSaved,
}: {
  one: TeachingClass | undefined
  terms: readonly Term[]
  /** In which a new one stands unless said. */
  termId: string
  /** Those who run the school say whose it is. */
  namesTeacher: boolean
  onClose: () => void
  onSaved: (saved: TeachingClass) => void
}) => {
  const { run } = useAction()
  const [ownId] = useState(newId)
  const { form, values, faults, pending, dirty, set, submit, line } = useEditedForm<
    TeachingClass | undefined,
    TeachingValues
  >({
    thing: one,
    valuesOf: valuesOf(termId),
    newerIn,
    names: teachingNames,
    check: checkTeaching(namesTeacher),
    lines: teachingLines,
    send: async (typed, base) => {
      const saved = await call(saveTeaching, inputOf(typed, base, ownId))
      await run(() => Promise.resolve('已保存'))
      onSaved(saved)
      return undefined
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <Dialog
      title={one ? '修改教学班' : '新建教学班'}
      hold
      onClose={() => void closeAsking(dirty, onClose)}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          {one ? '保存' : '创建'}
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="教学班"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormFault>{faults.whole ?? faults.TermId}</FormFault>
        <SelectField
          label="学期"
          options={[
            ...(values.TermId === '' ? [{ value: '', name: '请选择' }] : []),
            ...terms.map(({ Id, Name }) => ({ value: Id, name: Name })),
          ]}
          value={values.TermId}
          onChoose={(TermId) => set({ TermId })}
        />
        <div className={styles.pair}>
          <TextField label="课程" autoComplete="off" placeholder="如 诊断学" {...line('Course')} />
          <TextField
            label="班级名称"
            autoComplete="off"
            placeholder="如 2024级临床1班"
            {...line('Name')}
          />
          <TextField
            label="名额（选填）"
            inputMode="numeric"
            autoComplete="off"
            placeholder="不限"
            {...line('Capacity')}
          />
        </div>
        {namesTeacher && (
          <ComboBox
            label="任课教师"
            placeholder="输入姓名、拼音或工号查找"
            find={findColleagues}
            chosen={
              values.TeacherId ? { id: values.TeacherId, name: values.TeacherName } : undefined
            }
            error={faults.TeacherId}
            onChoose={({ id, name }) => set({ TeacherId: id, TeacherName: name })}
          />
        )}
      </form>
    </Dialog>
  )
}
