import { call, CallError } from '#call'
import { Button, TextField, messageOf } from '#ui'
import { type codeScenes, getSmsCode } from '@xinglin/contract/sign-in-methods'
import { useEffect, useState } from 'react'
import look from './door-form.module.css'
import { isMobile } from './mobile.ts'

type Props = {
  readonly phone: string
  readonly scene: (typeof codeScenes)[number]
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (code: string) => void
  /** The number is not one that a code could be sent to. */
  readonly onBadPhone: (fault: string) => void
}

/** Counts down the seconds until another code may be asked for. */
const useCountdown = () => {
  const [until, setUntil] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (until === 0) return undefined
    const look = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    look()
    const timer = setInterval(look, 500)
    return () => clearInterval(timer)
  }, [until])
  return { left, start: (seconds: number) => setUntil(Date.now() + seconds * 1000) }
}

/** The code of a message, with the button that asks for one. Whether the number is anybody’s is not told here either. */
export const CodeField = ({ phone, scene, value, error, onChange, onBadPhone }: Props) => {
  const { left, start } = useCountdown()
  const [pending, setPending] = useState(false)
  const [message, setMessage] = useState('')
  const [fault, setFault] = useState('')
  const ask = async () => {
    if (!isMobile(phone)) return onBadPhone(phone.trim() ? '请填写正确的手机号' : '请填写手机号')
    onBadPhone('')
    setPending(true)
    setFault('')
    try {
      const { RetryAfter, ExpireSeconds } = await call(getSmsCode, {
        Phone: phone.trim(),
        Scene: scene,
      })
      start(RetryAfter)
      const minutes = Math.floor(ExpireSeconds / 60)
      setMessage(
        scene === 'login' || scene === 'reset'
          ? `如账号存在将收到短信，验证码 ${minutes} 分钟内有效`
          : `验证码已发送，${minutes} 分钟内有效`,
      )
    } catch (failure) {
      if (failure instanceof CallError && failure.message === getSmsCode.refusals.tooSoon[1])
        start(60)
      setFault(messageOf(failure))
    } finally {
      setPending(false)
    }
  }
  return (
    <div className={look.code}>
      <TextField
        label="验证码"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        placeholder="6 位数字"
        value={value}
        error={error || fault}
        hint={<span aria-live="polite">{message}</span>}
        onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, ''))}
      />
      <Button
        kind="plain"
        size="small"
        pending={pending}
        disabled={left > 0}
        onClick={() => void ask()}
      >
        {left > 0 ? `${left} 秒后重新获取` : '获取验证码'}
      </Button>
    </div>
  )
}
