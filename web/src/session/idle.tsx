import { call, texts } from '#call'
import { Button, Dialog, toast } from '#ui'
import { keepAlive, type Session } from '@xinglin/contract/identity'
import { useEffect, useState } from 'react'
import { renewOrLeave } from './expiry.ts'
import { answeredAt, useSession } from './store.ts'

const minuteMs = 60_000
const warnMs = 2 * minuteMs

/** How long a session may still rest, in ms; undefined where it never ends by rest (guests, limit 0). */
export const restLeft = (
  who: Session | undefined,
  answered: number,
  now: number,
): number | undefined => {
  if (!who || who.IsTourists || who.ExitOperationTime <= 0) return undefined
  return answered + who.ExitOperationTime * minuteMs - now
}

/** Whether it is time to warn: the last two minutes, or the last half of a shorter limit. */
export const shouldWarn = (left: number, limitMinutes: number) =>
  left > 0 && left <= Math.min(warnMs, (limitMinutes * minuteMs) / 2)

const clock = (ms: number) => {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Watches how long nothing was answered: warns two minutes before the limit, then ends the session or renews it in place. */
export const IdlePlace = () => {
  const who = useSession()
  const [left, setLeft] = useState<number>()
  const [pending, setPending] = useState(false)
  useEffect(() => {
    let over = false
    const look = () => {
      const rest = restLeft(who, answeredAt(), Date.now())
      const warn = rest !== undefined && shouldWarn(rest, who?.ExitOperationTime ?? 0)
      setLeft(warn ? Math.ceil(rest / 1000) * 1000 : undefined)
      if (rest === undefined || rest > 0 || over || !who) return
      over = true
      void renewOrLeave(who, texts.touristExpired, '/').then(() => {
        over = false
      })
    }
    const timer = setInterval(look, 1000)
    look()
    return () => clearInterval(timer)
  }, [who])
  if (left === undefined) return null
  const goOn = async () => {
    setPending(true)
    try {
      await call(keepAlive, {})
      setLeft(undefined)
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      title="您已有一段时间没有操作"
      hold
      closable={false}
      onClose={() => undefined}
      foot={
        <Button kind="primary" pending={pending} autoFocus onClick={() => void goOn()}>
          继续使用
        </Button>
      }
    >
      <p>
        为保护您的账号，<strong>{clock(left)}</strong> 后将自动退出登录。
      </p>
    </Dialog>
  )
}
