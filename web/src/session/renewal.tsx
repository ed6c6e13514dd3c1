import { CallError } from '#call'
import { Button, Dialog, TextField, told } from '#ui'
import type { Session } from '@xinglin/contract/identity'
import { type SubmitEvent, useState } from 'react'
import { askForSession } from './sign-in.ts'
import { beginSession } from './store.ts'

const open = told<{ was: Session; answer: (renewed: boolean) => void } | undefined>(undefined)

/** Lets the same person sign in again without leaving the page; resolves to false when they leave the work. */
export const renewHere = (was: Session): Promise<boolean> =>
  new Promise((resolve) => {
    open.set({
      was,
      answer: (renewed) => {
        open.set(undefined)
        resolve(renewed)
      },
    })
  })

const wrongPerson = '请使用原账号登录，以免丢失尚未保存的内容'

const RenewalForm = ({ was, answer }: { was: Session; answer: (renewed: boolean) => void }) => {
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState('')
  const [pending, setPending] = useState(false)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!password || pending) return
    setPending(true)
    setFault('')
    try {
      const next = await askForSession({
        account: was.AccountName,
        password,
        door: was.LoginType === 0 ? 0 : 2,
      })
      if (next.UserId !== was.UserId)
        throw new CallError({ http: 200, code: -1, message: wrongPerson })
      beginSession(next)
      answer(true)
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error))
      setPending(false)
    }
  }
  return (
    <Dialog title="登录信息过期，请重新登录" hold closable={false} onClose={() => answer(false)}>
      <form onSubmit={(event) => void submit(event)} style={{ display: 'grid', gap: 16 }}>
        <p>本页还有未提交的内容，登录后可继续，不会丢失。</p>
        <TextField label="账号" value={was.AccountName} readOnly autoComplete="username" />
        <TextField
          label="密码"
          type="password"
          autoComplete="current-password"
          value={password}
          error={fault}
          autoFocus
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" kind="primary" size="large" pending={pending} disabled={!password}>
          登录并继续
        </Button>
        <Button kind="plain" onClick={() => answer(false)}>
          放弃未提交的内容并退出
        </Button>
      </form>
    </Dialog>
  )
}

/** Where signing in in place appears. */
export const RenewalPlace = () => {
  const asked = open.use()
  return asked ? <RenewalForm was={asked.was} answer={asked.answer} /> : null
}
