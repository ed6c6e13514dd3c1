import { call } from '#call'
import { useHeldWork } from '#session'
import { Button, FormFault, TextArea, TextField } from '#ui'
import { addLead } from '@xinglin/contract/licences'
import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react'
import styles from './buy-dialog.module.css'
import { emptyLead, type Faults, faultsOf, type Lead, noFaults, refusalOf } from './lead-faults.ts'

const longestMessage = 500

/** Name, telephone and a word or two for the school's administrators; `onTyped` hears whether anything stands in it. */
export const LeadForm = ({
  courseId,
  onTyped,
  onDone,
}: {
  courseId: string
  onTyped: (typed: boolean) => void
  onDone: () => void
}) => {
  const form = useRef<HTMLFormElement>(null)
  const [lead, setLead] = useState<Lead>(emptyLead)
  const [faults, setFaults] = useState<Faults>(noFaults)
  const [pending, setPending] = useState(false)
  useHeldWork(Object.values(lead).some(Boolean))

  const line = (name: keyof Lead) => ({
    name,
    value: lead[name],
    error: faults[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const next = { ...lead, [name]: target.value }
      setLead(next)
      setFaults({ ...faults, [name]: '', whole: '' })
      onTyped(Object.values(next).some(Boolean))
    },
  })

  const refuse = (next: Faults) => {
    setFaults(next)
    const first = (['Name', 'Phone', 'Message'] as const).find((name) => next[name])
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
  }

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (pending) return
    const formFaults = faultsOf(lead)
    if (formFaults) return refuse(formFaults)
    setFaults(noFaults)
    setPending(true)
    try {
      await call(addLead, { CourseId: courseId, ...lead })
      onDone()
    } catch (error) {
      refuse(refusalOf(error, lead))
      setPending(false)
    }
  }

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => void submit(event)}
      aria-label="留下联系方式"
      noValidate
    >
      <h3 className={styles.formName}>或留下联系方式，由工作人员联系您</h3>
      <div className={styles.two}>
        <TextField label="姓名" autoComplete="name" {...line('Name')} />
        <TextField label="电话" type="tel" autoComplete="tel" inputMode="tel" {...line('Phone')} />
      </div>
      <TextArea
        label={
          <>
            留言<span className={styles.optional}>（选填）</span>
          </>
        }
        most={longestMessage}
        placeholder="例如：希望开通的班级、人数和时间"
        rows={3}
        {...line('Message')}
      />
      <FormFault>{faults.whole}</FormFault>
      <div className={styles.actions}>
        <Button type="submit" kind="primary" pending={pending}>
          提交
        </Button>
      </div>
    </form>
  )
}
