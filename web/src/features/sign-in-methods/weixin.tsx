import { call } from '#call'
import { beginSession } from '#session'
import { Skeleton, Button, messageOf } from '#ui'
import { loginByWxCodeAes, startWeChat } from '@xinglin/contract/sign-in-methods'
import type { Session } from '@xinglin/contract/identity'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { BindForm } from './bind-form.tsx'
import styles from './weixin.module.css'

type Props = {
  readonly tutor: boolean
  /** What WeChat sent back, where it did. */
  readonly back: { readonly code: string; readonly state: string } | undefined
  /** The session was closed here: nothing begins by itself. */
  readonly closed: boolean
  /** Signed in: the address is as it was before WeChat was asked. */
  readonly onDone: () => void
}

type Outcome =
  | { readonly ticket: string }
  | { readonly fault: string }
  | { readonly session: Session }
  | 'leaving'

const faultOf = (error: unknown): Outcome => ({
  fault: messageOf(error),
})

/** To WeChat, which sends the visitor back here. */
const leave = async (tutor: boolean): Promise<Outcome> => {
  try {
    const input = { Origin: window.location.origin, Tutor: tutor }
    window.location.replace((await call(startWeChat, input, { asNobody: true })).Url)
    return 'leaving'
  } catch (error) {
    return faultOf(error)
  }
}

const comeBack = async (back: {
  readonly code: string
  readonly state: string
}): Promise<Outcome> => {
  try {
    const input = { Code: back.code, State: back.state, Mac: 1 }
    const { Session, Ticket } = await call(loginByWxCodeAes, input, { asNobody: true })
    return Session ? { session: Session } : { ticket: Ticket }
  } catch (error) {
    return faultOf(error)
  }
}

/** Being known within WeChat: goes there by itself, comes back, and binds an account where none is bound. */
export const WeiXinEntry = ({ tutor, back, closed, onDone }: Props) => {
  const [outcome, setOutcome] = useState<Outcome>(
    closed ? { fault: '登录已失效。可以关闭此页，或重新登录。' } : 'leaving',
  )
  // What came back is good once: a second drawing must not spend it again.
  const spent = useRef(false)
  const enter = (session: Session) => {
    beginSession(session)
    onDone()
  }
  const begin = useEffectEvent(() => {
    if (spent.current || closed) return
    spent.current = true
    void (back ? comeBack(back) : leave(tutor)).then((result) => {
      if (result !== 'leaving' && 'session' in result) enter(result.session)
      else setOutcome(result)
    })
  })
  const again = async () => {
    setOutcome('leaving')
    setOutcome(await leave(tutor))
  }
  // Once, with what the page was opened with.
  useEffect(() => begin(), [])
  if (outcome === 'leaving' || 'session' in outcome) {
    return (
      <div className={styles.state} aria-busy="true">
        <h1>正在登录</h1>
        <Skeleton height="120px" shape="block" />
      </div>
    )
  }
  if ('fault' in outcome) {
    return (
      <div className={styles.state}>
        <h1>{closed ? '请重新登录' : '登录没有完成'}</h1>
        <p role="alert">{outcome.fault}</p>
        <Button kind="primary" size="large" wide onClick={() => void again()}>
          微信登录
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.state}>
      <h1>未绑定账号</h1>
      <p>这个微信还没有绑定本校账号。请用账号和密码绑定一次，以后打开即可；请在 10 分钟内完成。</p>
      <BindForm ticket={outcome.ticket} onBound={enter} />
    </div>
  )
}
