import { Button, Checkbox, FormFault, TextField } from '#ui'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import styles from './login-form.module.css'
import { rememberedAccount } from './remembered.ts'
import { useLogin } from './use-login.ts'

type Props = {
  /** 0 is the administrators’. */
  readonly door: 0 | 2
  /** What stands beside the box that remembers the account. */
  readonly beside?: ReactNode
  readonly onDone: () => void
}

/** Account and password. What was typed stays when it was refused. */
export const LoginForm = ({ door, beside, onDone }: Props) => {
  const { pending, fault, mayBeLocked, submit } = useLogin(onDone)
  const [account, setAccount] = useState(rememberedAccount.get)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(() => rememberedAccount.get() !== '')
  const [missing, setMissing] = useState({ account: '', password: '' })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (pending) return
    const lacks = {
      account: account.trim() ? '' : '请输入账号',
      password: password ? '' : '请输入密码',
    }
    setMissing(lacks)
    if (lacks.account || lacks.password) return
    rememberedAccount.set(remember ? account.trim() : '')
    void submit({ account, password, door })
  }
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      {fault && (
        <FormFault>
          {fault}
          {mayBeLocked && (
            <p className={styles.wait}>
              连续输错 5 次后，账号会暂停登录 30 秒至 15
              分钟，其间密码正确也无法登录。请稍后再试，或联系学校管理员重置密码。
            </p>
          )}
        </FormFault>
      )}
      <TextField
        label="账号"
        name="account"
        placeholder="账号 / 学号 / 工号"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        autoFocus={account === ''}
        value={account}
        error={missing.account}
        onChange={(event) => setAccount(event.target.value)}
      />
      <TextField
        label="密码"
        name="password"
        type="password"
        placeholder="请输入密码"
        autoComplete="current-password"
        autoFocus={account !== ''}
        value={password}
        error={missing.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className={styles.row}>
        <Checkbox checked={remember} onChange={(event) => setRemember(event.target.checked)}>
          记住账号
        </Checkbox>
        {beside}
      </div>
      <Button type="submit" kind="primary" size="large" wide pending={pending}>
        {pending ? '正在登录' : '登录'}
      </Button>
    </form>
  )
}
