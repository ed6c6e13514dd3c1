import { call, newerIn, newId } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  ChoiceField,
  type Choices,
  closeAsking,
  ComboBox,
  type FindOffers,
  Dialog,
  FormFault,
  TextField,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { type AdministrativeClass, saveAdministrative } from '@xinglin/contract/classes'
import { useState } from 'react'
import styles from '../actions/classes.module.css'
import { useAction } from '../actions/use-action.ts'
import {
  type Beginning,
  checkClass,
  classLines,
  classNames,
  type ClassValues,
  inputOf,
  valuesOf,
} from './class-form.ts'

/** Finds people by words. */
export type FindPeople = FindOffers

/** The form of a 行政班, or of a new one. */
export const ClassDialog = ({
  one,
  beginning,
  departments,
  findTeachers,
  onClose,
}: {
  one: AdministrativeClass | undefined
  beginning: Beginning
  departments: Choices
  findTeachers: FindPeople
  onClose: () => void
}) => {
  const { run } = useAction()
  const [ownId] = useState(newId)
  const { form, values, faults, pending, dirty, set, submit, line } = useEditedForm<
    AdministrativeClass | undefined,
    ClassValues
  >({
    thing: one,
    valuesOf: valuesOf(beginning),
    newerIn,
    names: classNames,
    check: checkClass,
    lines: classLines,
    send: async (typed, base) => {
      await call(saveAdministrative, inputOf(typed, base, ownId))
      await run(() => Promise.resolve('已保存'))
      onClose()
      return undefined
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  const whole = faults.whole ?? faults.DepartmentId
  return (
    <Dialog
      title={one ? '修改行政班' : '新建行政班'}
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
        aria-label="行政班"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormFault>{whole}</FormFault>
        <div className={styles.pair}>
          <TextField
            label="年级"
            inputMode="numeric"
            autoComplete="off"
            placeholder="入学年份，如 2026"
            {...line('Grade')}
          />
          <ChoiceField
            label="院系"
            choices={{
              ...departments,
              list: departments.list.map(({ value, name }) => ({ value, name })),
            }}
            value={values.DepartmentId}
            onChoose={(DepartmentId) => set({ DepartmentId })}
          />
          <TextField label="专业" autoComplete="off" placeholder="如 临床医学" {...line('Major')} />
          <TextField label="班级名称" autoComplete="off" placeholder="如 1班" {...line('Name')} />
        </div>
        <ComboBox
          label="班主任（选填）"
          placeholder="输入姓名、拼音或工号查找"
          find={findTeachers}
          chosen={
            values.HeadTeacherId
              ? { id: values.HeadTeacherId, name: values.HeadTeacherName }
              : undefined
          }
          error={faults.HeadTeacherId}
          onChoose={({ id, name }) => set({ HeadTeacherId: id, HeadTeacherName: name })}
        />
        {values.HeadTeacherId && (
          <div>
            <Button
              kind="plain"
              size="small"
              onClick={() => set({ HeadTeacherId: '', HeadTeacherName: '' })}
            >
              不设班主任
            </Button>
          </div>
        )}
      </form>
    </Dialog>
  )
}
