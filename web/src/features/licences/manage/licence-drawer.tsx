import { call, coursesKey, serverNow } from '#call'
import { useHeldWork } from '#session'
import { Button, DateRange, Drawer, FormFault, toast, useForm, useLeaveGuard } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { type LicenceLine, saveLicences } from '@xinglin/contract/licences'
import { useId } from 'react'
import { licenceLists, licenceStates } from './licence-queries.ts'
import styles from './licences.module.css'
import { checkLicence, inputOf, type LicenceValues, trialOffers } from './trial-days.ts'

const states = Object.entries(licenceStates) as [
  LicenceLine['State'],
  (typeof licenceStates)['usual'],
][]

/** Says what the school holds for one course or several. */
export const LicenceDrawer = ({
  courseIds,
  about,
  first,
  onClose,
  onSaved,
}: {
  courseIds: readonly string[]
  /** The course, or how many. */
  about: string
  first: LicenceValues
  onClose: () => void
  onSaved: () => void
}) => {
  const group = useId()
  const queries = useQueryClient()
  const { form, values, faults, pending, dirty, set, submit } = useForm({
    first,
    check: checkLicence,
    lines: { [saveLicences.refusals.dates[1]]: 'TrialStart' },
    send: async (typed) => {
      const { Changed: changed } = await call(saveLicences, inputOf(courseIds, typed))
      toast.success(`已设置 ${changed} 门课程`)
      await Promise.all([
        queries.invalidateQueries({ queryKey: licenceLists }),
        queries.invalidateQueries({ queryKey: coursesKey }),
      ])
      onSaved()
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <Drawer
      title={`授权设置：${about}`}
      hold
      dirty={dirty}
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          保存
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="授权设置"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <FormFault>{faults.whole}</FormFault>
        <fieldset className={styles.states}>
          <legend className={styles.legend}>本校用户能否学习</legend>
          {states.map(([state, { name, note }]) => (
            <label key={state} className={styles.state}>
              <input
                type="radio"
                name={group}
                checked={values.State === state}
                onChange={() => set({ State: state })}
              />
              <span className={styles.stateName}>{name}</span>
              <span className={styles.note}>{note}</span>
            </label>
          ))}
        </fieldset>
        {values.State === 'trial' && (
          <DateRange
            label="试用起止日期（含首尾两天）"
            named
            value={{ from: values.TrialStart, to: values.TrialEnd }}
            error={faults.TrialStart}
            offers={trialOffers(serverNow())}
            onChange={({ from, to }) => set({ TrialStart: from, TrialEnd: to })}
          />
        )}
      </form>
    </Drawer>
  )
}
