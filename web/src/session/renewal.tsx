import { CallError } from '#call'
import { Button, Dialog, TextField, createStore, messageOf } from '#ui'
import type { Session } from '@xinglin/contract/identity'
import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import styles from './renewal.module.css'
import { askForSession } from './sign-in.ts'
import { beginSession, useSession, waitForRenewal } from './store.ts'
import { entryFor } from './way.ts'

const open = createStore<{ was: Session; answer: (renewed: boolean) => void } | undefined>(
  undefined,
)

/** Lets the same person sign in again without leaving the page; resolves to false when they leave the work. */
export const renewHere = (was: Session): Promise<boolean> =>
  new Promise((resolve) => {
    waitForRenewal()
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
  const now = useSession()
  const goOn = useEffectEvent((next: Session | undefined) => {
    if (next?.UserId === was.UserId && next.TokenId !== was.TokenId) answer(true)
  })
  // Renewed here, or in another tab by whatever door: this one has the session too.
  useEffect(() => goOn(now), [now])
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
    } catch (error) {
      setFault(messageOf(error))
      setPending(false)
    }
  }
  return (
    <Dialog title="登录信息过期，请重新登录" hold closable={false} onClose={() => answer(false)}>
      <form onSubmit={(event) => void submit(event)} className={styles.form}>
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
        {was.LoginType !== 0 && (
          <p className={styles.elsewhere}>
            没有密码，或用短信、微信、统一身份认证登录？请
            <a href={entryFor(was)} target="_blank" rel="noreferrer">
              在新标签页登录
            </a>
            ，完成后本页自动继续。
          </p>
        )}
        <Button kind="plain" onClick={() => answer(false)}>
          放弃未提交的内容并退出
        </Button>
      </form>
    </Dialog>
  )
}

/** Where signing in in place appears. */
export const RenewalPlace = () => {
  const prompt = open.use()
  return prompt ? <RenewalForm was={prompt.was} answer={prompt.answer} /> : null
}
