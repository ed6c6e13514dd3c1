import { call } from '#call'
import { Button, messageOf } from '#ui'
import { finishSso } from '@xinglin/contract/sign-in-methods'
import type { Session } from '@xinglin/contract/identity'
import { useEffect, useRef, useState } from 'react'
import { BindForm } from './bind-form.tsx'
import type { CameBack } from './came-back.ts'
import styles from './door-form.module.css'
import ssoLook from './sso.module.css'

type Props = {
  readonly back: CameBack
  /** Signed in; `redirect` is where one wanted to go, empty for the usual. */
  readonly onDone: (session: Session, redirect: string) => void
  readonly onGiveUp: () => void
}

type Outcome = { ticket: string; name: string; redirect: string } | { fault: string }

/** Ends a single sign-on that led back here: signs in, asks for the account to bind, or says why not. */
export const SsoReturn = ({ back, onDone, onGiveUp }: Props) => {
  const [outcome, setOutcome] = useState<Outcome>()
  // What came back is good once: a second drawing must not spend it again.
  const spent = useRef('')
  useEffect(() => {
    if (spent.current === back.State) return
    spent.current = back.State
    const finish = async () => {
      try {
        const { Session, Ticket, Name, Redirect } = await call(
          finishSso,
          { ...back, Mac: 1 },
          { asNobody: true },
        )
        if (Session) onDone(Session, Redirect)
        else setOutcome({ ticket: Ticket, name: Name, redirect: Redirect })
      } catch (error) {
        setOutcome({ fault: messageOf(error) })
      }
    }
    void finish()
  }, [back, onDone])
  if (!outcome) {
    return (
      <div className={ssoLook.state} aria-busy="true">
        <span className={ssoLook.spinner} aria-hidden="true" />
        <h1>正在登录</h1>
        <p>正在向统一身份认证核对，请稍候…</p>
      </div>
    )
  }
  if ('fault' in outcome) {
    return (
      <div className={ssoLook.state}>
        <h1>登录没有完成</h1>
        <p role="alert">{outcome.fault}</p>
        <Button kind="primary" onClick={onGiveUp}>
          返回登录
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.form}>
      <h1>绑定账号</h1>
      <p className={styles.note}>
        {outcome.name && `${outcome.name}，`}
        统一身份认证已通过，但还没有对应的本校账号。请用本校账号和密码绑定一次，以后可直接登录；请在
        10 分钟内完成。
      </p>
      <BindForm ticket={outcome.ticket} onBound={(session) => onDone(session, outcome.redirect)} />
      <Button kind="plain" onClick={onGiveUp}>
        返回登录
      </Button>
    </div>
  )
}
