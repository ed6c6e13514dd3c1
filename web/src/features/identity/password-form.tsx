import { call, CallError, code } from '#call'
import { endSession, entryFor } from '#session'
import { Button, TextField, toast, messageOf } from '#ui'
import { resetUserPws, type Session } from '@xinglin/contract/identity'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Change, faultsOf } from './faults.ts'
import styles from './password-form.module.css'
import { Strength } from './strength.tsx'

const empty: Change = { old: '', next: '', again: '' }

/** Where the server's refusal belongs: the old password, or the new one. */
const placeOf = (error: unknown): Change => {
  const message = messageOf(error)
  if (error instanceof CallError && error.code === code.badField) return { ...empty, next: message }
  return { ...empty, old: message }
}

/** The old password, the new one with its strength, and the new one again; signs out when it is changed. */
export const PasswordForm = ({ who }: { who: Session }) => {
  const navigate = useNavigate()
  const [change, setChange] = useState(empty)
  const [faults, setFaults] = useState(empty)
  const [pending, setPending] = useState(false)
  const line = (name: keyof Change) => ({
    name,
    type: 'password',
    value: change[name],
    error: faults[name],
    onChange: (event: { target: { value: string } }) =>
      setChange({ ...change, [name]: event.target.value }),
  })
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const changeFaults = faultsOf(change, who)
    setFaults(changeFaults)
    if (pending || changeFaults.old || changeFaults.next || changeFaults.again) return
    setPending(true)
    try {
      await call(resetUserPws, { OldPassWord: change.old, NewPassWord: change.next })
      toast.success('密码修改成功，请重新登录')
      endSession()
      void navigate(entryFor(who), { replace: true })
    } catch (error) {
      setFaults(placeOf(error))
      setPending(false)
    }
  }
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={styles.head}>
        <h1>修改密码</h1>
        <p>
          {who.MustChangePassword
            ? '首次登录请先修改初始密码。'
            : '修改后，其他设备上的登录会同时失效。'}
        </p>
      </div>
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={who.AccountName}
        readOnly
        hidden
      />
      <TextField label="原密码" autoComplete="current-password" {...line('old')} />
      <TextField
        label="新密码"
        autoComplete="new-password"
        hint={
          change.next ? (
            <Strength password={change.next} />
          ) : (
            '至少 8 个字符，包含大写字母、小写字母、数字、符号中的三种'
          )
        }
        {...line('next')}
      />
      <TextField label="确认新密码" autoComplete="new-password" {...line('again')} />
      <div className={styles.actions}>
        <Button type="submit" kind="primary" size="large" pending={pending}>
          确认修改
        </Button>
        {!who.MustChangePassword && (
          <Button size="large" onClick={() => void navigate(-1)}>
            取消
          </Button>
        )}
      </div>
    </form>
  )
}
