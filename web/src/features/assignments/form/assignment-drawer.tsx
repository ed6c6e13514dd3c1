import { call, newerIn, newId } from '#call'
import { useHeldWork } from '#session'
import { TargetFields, type TargetValues } from '#targets'
import {
  Button,
  confirm,
  Drawer,
  FormFault,
  SelectField,
  TextArea,
  TextField,
  toast,
  useEditedForm,
  useLeaveGuard,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import type { listTerms } from '@xinglin/contract/classes'
import { type Assignment, saveAssignment } from '@xinglin/contract/assignments'
import { useState } from 'react'
import { assignmentsKey } from '../queries/assignment-queries.ts'
import { consequencesIn } from '../queries/consequences.ts'
import {
  assignmentLines,
  assignmentNames,
  type AssignmentValues,
  checkAssignment,
  inputOf,
  targetsNote,
  valuesOf,
} from './assignment-form.ts'
import styles from './form.module.css'
import { ItemFields } from './item-fields.tsx'
import { terms } from './term-choices.ts'

/** Sends a form; asks before a change that touches those who have begun. Undefined where the answer was no. */
const saveAsking = async (
  input: Parameters<typeof call<typeof saveAssignment>>[1],
): Promise<Assignment | undefined> => {
  try {
    return await call(saveAssignment, input)
  } catch (error) {
    const consequences = consequencesIn(error, saveAssignment.refusals.begun[1])
    if (!consequences) throw error
    const agreed = await confirm({
      title: '这次修改会影响学生，仍要修改？',
      note: consequences.join('；'),
      yes: '确认修改',
      danger: true,
    })
    return agreed ? call(saveAssignment, { ...input, Confirmed: true }) : undefined
  }
}

type Props = {
  one: Assignment | undefined
  /** What a new one is given to at first. */
  first: readonly TargetValues[]
  onClose: () => void
  onSaved: (saved: Assignment) => void
}

/** The form of a task, or of a new one of the present term; `onSaved` hears of it. */
export const AssignmentDrawer = (props: Props) => {
  const { data, isPending } = useQuery(terms)
  return isPending ? null : <AssignmentForm {...props} known={data?.List ?? []} />
}

const AssignmentForm = ({
  one,
  first,
  onClose,
  onSaved,
  known,
}: Props & { known: OutputOf<typeof listTerms>['List'] }) => {
  const queries = useQueryClient()
  const current = known.find(({ IsCurrent }) => IsCurrent)?.Id ?? ''
  const [ownId] = useState(newId)
  const { form, values, faults, pending, dirty, set, submit, line } = useEditedForm<
    Assignment | undefined,
    AssignmentValues
  >({
    thing: one,
    valuesOf: valuesOf(first, current),
    newerIn,
    names: assignmentNames,
    check: checkAssignment,
    lines: assignmentLines,
    send: async (typed, base) => {
      const saved = await saveAsking(inputOf(typed, base, { ownId, confirmed: false }))
      if (!saved) return undefined
      await queries.invalidateQueries({ queryKey: assignmentsKey })
      toast.success('已保存')
      onSaved(saved)
      return undefined
    },
  })
  useHeldWork(dirty)
  useLeaveGuard(dirty)
  return (
    <Drawer
      title={one ? '修改任务' : '新建任务'}
      hold
      wide
      dirty={dirty}
      onClose={onClose}
      foot={
        <Button kind="primary" pending={pending} onClick={() => void submit()}>
          {one?.State === 'published' ? '保存修改' : '保存草稿'}
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        aria-label="任务"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <FormFault>{faults.whole ?? faults.TermId}</FormFault>
        <div className={styles.pair}>
          <TextField label="任务名称" autoComplete="off" {...line('Title')} />
          <SelectField
            label="学期"
            options={[
              { value: '', name: '不属于任何学期' },
              ...known.map(({ Id, Name }) => ({ value: Id, name: Name })),
            ]}
            value={values.TermId}
            onChoose={(TermId) => set({ TermId })}
          />
        </div>
        <TextArea label="说明（选填）" most={5_000} {...line('Intro')} />
        <div className={styles.pair}>
          <TextField
            label="开放时间（选填）"
            type="datetime-local"
            hint="之前做的不计入；不填则发布后即可开始，此前做过的也计入"
            {...line('OpensAt')}
          />
          <TextField label="截止时间" type="datetime-local" {...line('DueAt')} />
          <TextField
            label="补交截止（选填）"
            type="datetime-local"
            hint="允许逾期的内容到此为止"
            {...line('ClosesAt')}
          />
        </div>
        <TargetFields
          name="布置对象"
          note={targetsNote}
          targets={values.Targets}
          error={faults.Targets}
          onChange={(Targets) => set({ Targets })}
        />
        <ItemFields
          items={values.Items}
          ordered={values.Ordered}
          error={faults.Items}
          onChange={(Items) => set({ Items })}
          onOrdered={(Ordered) => set({ Ordered })}
        />
      </form>
    </Drawer>
  )
}
