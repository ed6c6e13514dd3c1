import { call } from '#call'
import { ButtonLink, messageOf } from '#ui'
import type { OutputOf } from '@xinglin/contract/call'
import { finishSsoTrial } from '@xinglin/contract/sign-in-methods'
import { useEffect, useRef, useState } from 'react'
import type { CameBack } from './came-back.ts'
import styles from './sso.module.css'

type Outcome = OutputOf<typeof finishSsoTrial>

/** Ends a trial of single sign-on that an administrator began: says whom the other side vouched for; nobody is signed in. */
export const SsoTrial = ({ back, doorsPath }: { back: CameBack; doorsPath: string }) => {
  const [outcome, setOutcome] = useState<Outcome>()
  const [fault, setFault] = useState('')
  // What came back is good once: a second drawing must not spend it again.
  const spent = useRef('')
  useEffect(() => {
    if (spent.current === back.State) return
    spent.current = back.State
    call(finishSsoTrial, { ...back }).then(setOutcome, (error: unknown) =>
      setFault(messageOf(error)),
    )
  }, [back])
  if (!outcome && fault === '') {
    return (
      <div className={styles.state} aria-busy="true">
        <span className={styles.spinner} aria-hidden="true" />
        <h1>正在核对试登录</h1>
        <p>正在向统一身份认证核对，请稍候…</p>
      </div>
    )
  }
  return (
    <div className={styles.state}>
      <h1>{outcome?.Ok ? '试登录成功' : '试登录没有成功'}</h1>
      <p role="alert">{outcome?.Text ?? fault}</p>
      {outcome && (
        <dl className={styles.found}>
          <dt>登录方式</dt>
          <dd>{outcome.Provider}</dd>
          <dt>对方告知的姓名</dt>
          <dd>{outcome.Name || '没有告知'}</dd>
          <dt>对方告知的学号/工号</dt>
          <dd>{outcome.Number || '没有告知'}</dd>
        </dl>
      )}
      <p>试登录不会登入该账号，您仍以原来的账号登录。</p>
      <ButtonLink kind="primary" to={doorsPath}>
        返回登录方式设置
      </ButtonLink>
    </div>
  )
}
