import { call, newId } from '#call'
import { Button, Drawer, FormFault, SelectField, TextField, toast } from '#ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { type listOfferings, type Offering, saveOffering } from '@xinglin/contract/offerings'
import { useState } from 'react'
import { faultOf, formOf, type OfferingForm, sentOf } from './offering-form.ts'
import { offeringsKey, offeringTerms } from './offering-queries.ts'
import { OfferingTargets } from './offering-targets.tsx'
import styles from './offerings.module.css'

type Course = OutputOf<typeof listOfferings>

const Deadlines = ({
  items,
  form,
  onChange,
}: {
  items: Course['Items']
  form: OfferingForm
  onChange: (deadlines: OfferingForm['Deadlines']) => void
}) => (
  <fieldset className={styles.targets}>
    <legend>各项内容的截止时间（可不设）</legend>
    {items.map(({ ItemId, Title }) => (
      <TextField
        key={ItemId}
        label={Title}
        type="datetime-local"
        value={form.Deadlines[ItemId] ?? ''}
        onChange={({ target }) => onChange({ ...form.Deadlines, [ItemId]: target.value })}
      />
    ))}
  </fieldset>
)

/** Gives a course to classes, or changes how it was given. */
export const OfferingDrawer = ({
  courseId,
  course,
  one,
  onClose,
}: {
  courseId: string
  course: Course
  /** Absent for a new one. */
  one: Offering | undefined
  onClose: () => void
}) => {
  const queries = useQueryClient()
  const [id] = useState(() => one?.Id ?? newId())
  const { data: terms } = useQuery(offeringTerms)
  const current = terms?.List.find(({ IsCurrent }) => IsCurrent)?.Id ?? ''
  const [typed, setTyped] = useState<OfferingForm>()
  const [fault, setFault] = useState('')
  const form = typed ?? formOf(one, current)
  const set = (part: Partial<OfferingForm>) => setTyped({ ...form, ...part })
  const moment = (label: string, name: 'OpensAt' | 'ClosesAt' | 'ExamFrom' | 'ExamUntil') => (
    <TextField
      label={label}
      type="datetime-local"
      value={form[name]}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  )
  const save = useMutation({
    mutationFn: () =>
      call(saveOffering, {
        Id: id,
        CourseId: courseId,
        ...sentOf(form),
        Version: one?.Version ?? 0,
      }),
    onSuccess: async () => {
      toast.success('已保存开课安排')
      await queries.invalidateQueries({ queryKey: offeringsKey })
      onClose()
    },
    onError: (error) => setFault(error.message),
  })
  const submit = () => {
    const wrong = faultOf(form)
    setFault(wrong ?? '')
    if (wrong === undefined) save.mutate()
  }
  const examinations = course.Items.filter(({ IsExamination }) => IsExamination)
  return (
    <Drawer
      title={one ? '修改开课安排' : '新建开课安排'}
      hold={save.isPending}
      dirty={typed !== undefined}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" pending={save.isPending} onClick={submit}>
            保存
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {fault && <FormFault>{fault}</FormFault>}
        <SelectField
          label="学期"
          options={(terms?.List ?? []).map(({ Id, Name }) => ({ value: Id, name: Name }))}
          value={form.TermId}
          onChoose={(TermId) => set({ TermId })}
        />
        <OfferingTargets targets={form.Targets} onChange={(Targets) => set({ Targets })} />
        <div className={styles.pair}>
          {moment('开放时间', 'OpensAt')}
          {moment('关闭时间', 'ClosesAt')}
        </div>
        {examinations.length > 0 && (
          <div className={styles.pair}>
            {moment('考核开始', 'ExamFrom')}
            {moment('考核结束', 'ExamUntil')}
          </div>
        )}
        <TextField
          label="最多学习次数"
          inputMode="numeric"
          hint="不填则不限次数"
          value={form.MostRounds}
          onChange={({ target }) => set({ MostRounds: target.value.trim() })}
        />
        <Deadlines items={course.Items} form={form} onChange={(next) => set({ Deadlines: next })} />
      </div>
    </Drawer>
  )
}
