import { call, newerIn, newId, serverNow } from '#call'
import { useHeldWork } from '#session'
import {
  Button,
  closeAsking,
  DateRange,
  Dialog,
  FormFault,
  SelectField,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { saveTerm, semesterNames, type Term } from '@xinglin/contract/classes'
import { useState } from 'react'
import styles from '../actions/classes.module.css'
import { useAction } from '../actions/use-action.ts'
import {
  checkTerm,
  inputOf,
  termLines,
  termNames,
  type TermValues,
  valuesOf,
  withTerm,
} from './term-form.ts'

const semesters = Object.entries(semesterNames).map(([value, name]) => ({ value, name }))

const yearsAround = (year: number) =>
  Array.from({ length: 7 }, (_, at) => year + 2 - at).map((one) => ({
    value: String(one),
    name: `${one}-${one + 1}学年`,
  }))

/** The form of a term, or of a new one. */
export const TermDialog = ({ term, onClose }: { term: Term | undefined; onClose: () => void }) => {
  const { run } = useAction()
  const [ownId] = useState(newId)
  const [first] = useState(() => valuesOf(new Date(serverNow())))
  const { form, values, faults, pending, dirty, set, submit } = useEditedForm<
    Term | undefined,
    TermValues
  >({
    thing: term,
    valuesOf: first,
    newerIn,
    names: termNames,
    check: checkTerm,
    lines: termLines,
    send: async (typed, base) => {
      await call(saveTerm, inputOf(typed, base, ownId))
      await run(() => Promise.resolve('已保存'))
      onClose()
      return undefined
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <Dialog
      title={term ? `修改学期：${term.Name}` : '新建学期'}
      hold
      onClose={() => void closeAsking(dirty, onClose)}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          {term ? '保存' : '创建'}
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="学期"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormFault>{faults.whole ?? faults.Year}</FormFault>
        <div className={styles.pair}>
          <SelectField
            label="学年"
            options={yearsAround(first(term).Year)}
            value={String(values.Year)}
            onChoose={(year) => set(withTerm(values, { Year: Number(year) }))}
          />
          <SelectField
            label="学期"
            options={semesters}
            value={String(values.Semester)}
            onChoose={(semester) => set(withTerm(values, { Semester: Number(semester) }))}
          />
        </div>
        <DateRange
          label="起止日期"
          named
          value={{ from: values.StartDay, to: values.EndDay }}
          error={faults.StartDay ?? faults.EndDay}
          onChange={({ from, to }) => set({ StartDay: from, EndDay: to })}
        />
      </form>
    </Dialog>
  )
}
