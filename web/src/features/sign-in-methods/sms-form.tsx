import { call } from '#call'
import { beginSession } from '#session'
import { Button, FormFault, TextField, useForm } from '#ui'
import { loginBySms } from '@xinglin/contract/sign-in-methods'
import { CodeField } from './code-field.tsx'
import styles from './door-form.module.css'
import { phoneFaults } from './mobile.ts'

/** 短信登录: a telephone and the code that was sent to it. */
export const SmsForm = ({ onDone }: { onDone: () => void }) => {
  const { form, values, faults, pending, set, submit, line, tell } = useForm({
    first: { Phone: '', Code: '' },
    check: phoneFaults,
    lines: { [loginBySms.refusals.badCode[1]]: 'Code' },
    send: async ({ Phone, Code }) => {
      const input = { Phone: Phone.trim(), Code, Mac: 1 }
      beginSession(await call(loginBySms, input, { asNobody: true }))
      onDone()
    },
  })
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="短信登录"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <FormFault>{faults.whole}</FormFault>
      <TextField
        label="手机号"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={11}
        placeholder="已在学校登记的手机号"
        autoFocus
        {...line('Phone')}
      />
      <CodeField
        phone={values.Phone}
        scene="login"
        value={values.Code}
        error={faults.Code}
        onChange={(Code) => set({ Code })}
        onBadPhone={(Phone) => tell({ Phone })}
      />
      <Button type="submit" kind="primary" size="large" wide pending={pending}>
        {pending ? '正在登录' : '登录'}
      </Button>
    </form>
  )
}
