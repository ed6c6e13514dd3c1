import { Button, faultsBy, FormFault, TextField, useForm } from '#ui'
import { queryFeedback } from '@xinglin/contract/feedback'
import { Search } from 'lucide-react'
import styles from './feedback-form.module.css'

/** Asks for a feedback by its query code and the contact that was left. */
export const QueryForm = ({
  code,
  contact,
  fault,
  onAsk,
}: {
  code: string
  contact: string
  /** What was wrong with the last question. */
  fault: string
  onAsk: (which: { Code: string; Contact: string }) => void
}) => {
  const { form, pending, submit, line } = useForm({
    first: { Code: code, Contact: contact },
    check: (values) => ({
      ...faultsBy(queryFeedback.input, values),
      ...(values.Code.trim() === '' && { Code: '请填写查询码' }),
      ...(values.Contact.trim() === '' && { Contact: '请填写联系方式' }),
    }),
    send: async (values) => onAsk(values),
  })
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="查询反馈"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <TextField
        {...line('Code')}
        label="查询码"
        autoComplete="off"
        spellCheck={false}
        placeholder="如 7KQ2M-X9FHC"
        hint="提交反馈后显示的 10 位字母和数字，不区分大小写"
      />
      <TextField
        {...line('Contact')}
        label="联系方式"
        autoComplete="email"
        placeholder="提交反馈时填写的手机号码或电子邮箱"
      />
      <FormFault>{fault}</FormFault>
      <div className={styles.foot}>
        <Button
          kind="primary"
          type="submit"
          pending={pending}
          icon={<Search size={17} aria-hidden />}
        >
          查询
        </Button>
      </div>
    </form>
  )
}
