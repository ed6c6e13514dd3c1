import { call } from '#call'
import { Button, ComboBox, Drawer, FormFault, SelectField, Tag, TextField, toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import {
  type listOfferings,
  type Offering,
  type OfferingOverride,
  overrideOffering,
  periodFieldNames,
} from '@xinglin/contract/offerings'
import { X } from 'lucide-react'
import { useState } from 'react'
import { findOfferedStudents, offeringsKey } from './offering-queries.ts'
import styles from './offerings.module.css'
import { nameOf, type OverrideForm, overrideFormOf, overridesIn } from './override-form.ts'

/** For whom dates are others. */
export type OverrideFor = Pick<OfferingOverride, 'Kind' | 'Id' | 'Name'>

const Chosen = ({
  to,
  onChange,
}: {
  to: readonly OverrideFor[]
  onChange: (to: readonly OverrideFor[]) => void
}) => (
  <ul className={styles.list}>
    {to.map((one) => (
      <li key={one.Id} className={styles.target}>
        <Tag tone="school">{one.Kind === 'person' ? '学生' : '班级'}</Tag>
        <span className={styles.name}>{one.Name}</span>
        <button
          type="button"
          className={styles.remove}
          aria-label={`移除 ${one.Name}`}
          onClick={() => onChange(to.filter((other) => other !== one))}
        >
          <X size={16} aria-hidden />
        </button>
      </li>
    ))}
  </ul>
)

/** Chooses classes of an offering and students who have it. */
const ForWhom = ({
  one,
  to,
  onChange,
}: {
  one: Offering
  to: readonly OverrideFor[]
  onChange: (to: readonly OverrideFor[]) => void
}) => {
  const [added, setAdded] = useState(0)
  const add = (next: OverrideFor) => {
    setAdded((count) => count + 1)
    if (!to.some(({ Id }) => Id === next.Id)) onChange([...to, next])
  }
  const classes = one.Targets.filter(({ Kind, Excluded }) => Kind !== 'person' && !Excluded)
  return (
    <fieldset className={styles.targets}>
      <legend>给谁单独设置</legend>
      {to.length > 0 && <Chosen to={to} onChange={onChange} />}
      {classes.length > 0 && (
        <SelectField
          label="选择班级或小组"
          options={[
            { value: '', name: '请选择' },
            ...classes.map(({ Id, Name }) => ({ value: Id, name: Name })),
          ]}
          value=""
          onChoose={(id) => {
            const chosen = classes.find(({ Id }) => Id === id)
            if (chosen) add(chosen)
          }}
        />
      )}
      <ComboBox
        key={added}
        label="加入个别学生"
        placeholder="姓名或学号"
        find={findOfferedStudents}
        chosen={undefined}
        onChoose={({ id, name }) => add({ Kind: 'person', Id: id, Name: name })}
      />
    </fieldset>
  )
}

/** Gives classes, groups and students of an offering other dates, with a reason that they read. */
export const OverrideDrawer = ({
  course,
  one,
  first,
  onClose,
}: {
  course: OutputOf<typeof listOfferings>
  one: Offering
  /** For whom dates were set already; absent for a new one. */
  first: OverrideFor | undefined
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [to, setTo] = useState<readonly OverrideFor[]>(first ? [first] : [])
  const [form, setForm] = useState<OverrideForm>(() => overrideFormOf(one, first?.Id ?? ''))
  const [fault, setFault] = useState('')
  const send = useMutation({
    mutationFn: (changes: Pick<ReturnType<typeof overridesIn>, 'Dates' | 'Rounds'>) =>
      call(overrideOffering, {
        Id: one.Id,
        To: to.map(({ Kind, Id }) => ({ Kind, Id })),
        ...changes,
        Reason: form.reason,
      }),
    onSuccess: async (_answer, { Dates, Rounds }) => {
      const isBack = Dates.length === 0 && Rounds === undefined
      toast.success(isBack ? '已恢复统一时间' : '已单独设置，学生会看到原因')
      await queries.invalidateQueries({ queryKey: offeringsKey })
      onClose()
    },
    onError: (error) => setFault(error.message),
  })
  const changes = overridesIn(one, form)
  const isSame = changes.Dates.length === 0 && changes.Rounds === undefined
  const save = () => {
    const wrong =
      to.length === 0
        ? '请选择班级或学生'
        : isSame
          ? '还没有改动任何时间'
          : form.reason.trim() === ''
            ? '请填写单独设置的原因，学生会看到'
            : ''
    setFault(wrong)
    if (wrong === '') send.mutate(changes)
  }
  const moment = (label: string, name: string) => (
    <TextField
      key={name}
      label={label}
      type="datetime-local"
      value={form.dates[name] ?? ''}
      onChange={({ target }) =>
        setForm({ ...form, dates: { ...form.dates, [name]: target.value } })
      }
    />
  )
  const hasExam = course.Items.some(({ IsExamination }) => IsExamination) || one.ExamFrom !== null
  const due = one.Deadlines.flatMap(({ ItemId }) => {
    const item = course.Items.find((some) => some.ItemId === ItemId)
    return item ? [item] : []
  })
  return (
    <Drawer
      title="单独设置时间"
      hold={send.isPending}
      onClose={onClose}
      foot={
        <>
          {first && (
            <Button pending={send.isPending} onClick={() => send.mutate({ Dates: [] })}>
              恢复统一时间
            </Button>
          )}
          <Button kind="primary" pending={send.isPending} onClick={save}>
            保存
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {fault && <FormFault>{fault}</FormFault>}
        <ForWhom one={one} to={to} onChange={setTo} />
        <div className={styles.pair}>
          {moment(periodFieldNames.opens, nameOf('opens'))}
          {moment(periodFieldNames.closes, nameOf('closes'))}
        </div>
        {hasExam && (
          <div className={styles.pair}>
            {moment(periodFieldNames.examFrom, nameOf('examFrom'))}
            {moment(periodFieldNames.examUntil, nameOf('examUntil'))}
          </div>
        )}
        {due.map(({ ItemId, Title }) => moment(`${Title} 截止`, nameOf('due', ItemId)))}
        <TextField
          label="最多学习次数"
          inputMode="numeric"
          hint="不填则不限次数"
          value={form.rounds}
          onChange={({ target }) => setForm({ ...form, rounds: target.value.replace(/\D/g, '') })}
        />
        <TextField
          label="原因（学生会看到）"
          autoComplete="off"
          maxLength={100}
          value={form.reason}
          onChange={({ target }) => setForm({ ...form, reason: target.value })}
        />
      </div>
    </Drawer>
  )
}
