import { call } from '#call'
import { Button, FormFault, TextField, useForm } from '#ui'
import { bindAccount } from '@xinglin/contract/sign-in-methods'
import type { Session } from '@xinglin/contract/identity'
import styles from './door-form.module.css'

const { wrong } = bindAccount.refusals

/** Binds who one is elsewhere to an account of the school: once, by its password. */
export const BindForm = ({
  ticket,
  onBound,
}: {
  ticket: string
  onBound: (session: Session) => void
}) => {
  const { form, faults, pending, submit, line } = useForm({
    first: { UserName: '', PassWord: '' },
    check: ({ UserName, PassWord }) => ({
      ...(UserName.trim() ? {} : { UserName: '请输入账号' }),
      ...(PassWord ? {} : { PassWord: '请输入密码' }),
    }),
    lines: { [wrong[1]]: 'PassWord' },
    send: async ({ UserName, PassWord }) => {
      const input = { Ticket: ticket, UserName: UserName.trim(), PassWord, Mac: 1 }
      onBound(await call(bindAccount, input, { asNobody: true }))
    },
  })
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="绑定账号"
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      <FormFault>{faults.whole}</FormFault>
      <TextField
        label="账号"
        placeholder="账号 / 学号 / 工号"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        {...line('UserName')}
      />
      <TextField
        label="密码"
        type="password"
        autoComplete="current-password"
        {...line('PassWord')}
      />
      <Button type="submit" kind="primary" size="large" wide pending={pending}>
        绑定并登录
      </Button>
    </form>
  )
}
