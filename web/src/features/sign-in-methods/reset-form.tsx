import { call } from '#call'
import { Button, FormFault, TextField, useForm } from '#ui'
import { passwordFault, resetUserPws } from '@xinglin/contract/identity'
import type { ReactNode } from 'react'
import { CodeField } from './code-field.tsx'
import styles from './door-form.module.css'
import { phoneFaults } from './mobile.ts'

const { badCode, same, personal } = resetUserPws.refusals

type Props = {
  /** The number of the person who is signed in; a stranger types one. */
  readonly own?: string
  /** Draws how strong a password is. */
  readonly meter: (password: string) => ReactNode
  readonly onDone: () => void
}

/** A new password by a code that is sent to the account’s telephone. */
export const ResetForm = ({ own, meter, onDone }: Props) => {
  const { form, values, faults, pending, set, submit, line, tell } = useForm({
    first: { Phone: own ?? '', Code: '', NewPassWord: '', Again: '' },
    check: (typed) => {
      const fault = passwordFault(typed.NewPassWord, [])
      return {
        ...phoneFaults(typed),
        ...(fault ? { NewPassWord: fault } : {}),
        ...(typed.Again === typed.NewPassWord ? {} : { Again: '两次输入的新密码不一致' }),
      }
    },
    lines: { [badCode[1]]: 'Code', [same[1]]: 'NewPassWord', [personal[1]]: 'NewPassWord' },
    send: async ({ Phone, Code, NewPassWord }) => {
      await call(resetUserPws, { Phone: Phone.trim(), Code, NewPassWord })
      onDone()
    },
  })
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="短信重置密码"
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
        readOnly={own !== undefined}
        placeholder="已在学校登记的手机号"
        {...line('Phone')}
      />
      <CodeField
        phone={values.Phone}
        scene="reset"
        value={values.Code}
        error={faults.Code}
        onChange={(Code) => set({ Code })}
        onBadPhone={(Phone) => tell({ Phone })}
      />
      <TextField
        label="新密码"
        type="password"
        autoComplete="new-password"
        hint={
          values.NewPassWord
            ? meter(values.NewPassWord)
            : '至少 8 个字符，包含大写字母、小写字母、数字、符号中的三种'
        }
        {...line('NewPassWord')}
      />
      <TextField
        label="确认新密码"
        type="password"
        autoComplete="new-password"
        {...line('Again')}
      />
      <Button type="submit" kind="primary" size="large" wide pending={pending}>
        重置密码
      </Button>
    </form>
  )
}
