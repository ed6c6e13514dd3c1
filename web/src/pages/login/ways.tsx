import { ForgotDialog, QrPanel, RegisterDialog, SmsForm, SsoButtons } from '#sign-in-methods'
import { LoginForm, Strength } from '#identity'
import { beginSession } from '#session'
import { Tabs } from '#ui'
import type { SignInMethods } from '@xinglin/contract/sign-in-methods'
import type { Session } from '@xinglin/contract/identity'
import { type ReactNode, useCallback, useState } from 'react'
import { Link } from 'react-router'
import styles from './ways.module.css'

type Way = 'account' | 'sms' | 'wechat'

const meter = (password: string) => <Strength password={password} />

type Props = {
  readonly doors: SignInMethods | undefined
  /** Where one wanted to go. */
  readonly wanted: string | undefined
  readonly onDone: () => void
}

/** The ways in that the school has opened; account and password always, and alone where the others are not known. */
export const Ways = ({ doors, wanted, onDone }: Props) => {
  const [chosen, choose] = useState<Way>('account')
  const [dialog, openDialog] = useState<'forgot' | 'register'>()
  const cameIn = useCallback(
    (next: Session) => {
      beginSession(next)
      onDone()
    },
    [onDone],
  )
  const forgot = doors?.Reset && (
    <button type="button" className={styles.link} onClick={() => openDialog('forgot')}>
      忘记密码？
    </button>
  )
  const account = () => <LoginForm door={2} beside={forgot} onDone={onDone} />
  const byWeChat = () => <QrPanel onDone={cameIn} />
  const bySms = () => <SmsForm onDone={onDone} />
  const tabs: { value: Way; name: string; panel: () => ReactNode }[] = [
    { value: 'account', name: '账号登录', panel: account },
    ...(doors?.Sms ? [{ value: 'sms' as const, name: '短信登录', panel: bySms }] : []),
    ...(doors?.WeChat ? [{ value: 'wechat' as const, name: '微信扫码', panel: byWeChat }] : []),
  ]
  return (
    <>
      {/* What was typed stays when the other ways come in. */}
      <Tabs bare label="登录方式" tabs={tabs} chosen={chosen} onChoose={choose} />
      {doors && <SsoButtons providers={doors.Sso} wanted={wanted} />}
      <p className={styles.or}>
        还没有账号？
        {doors && doors.Register !== '' && (
          <button type="button" className={styles.link} onClick={() => openDialog('register')}>
            注册
          </button>
        )}
        <Link to="/">先逛逛</Link>
      </p>
      {dialog === 'forgot' && <ForgotDialog meter={meter} onClose={() => openDialog(undefined)} />}
      {dialog === 'register' && doors && (
        <RegisterDialog doors={doors} meter={meter} onClose={() => openDialog(undefined)} />
      )}
    </>
  )
}
