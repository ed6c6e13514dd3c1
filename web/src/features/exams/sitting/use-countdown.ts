import { serverNow } from '#call'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

const secondMs = 1_000

/** Seconds until a moment by the server's clock; 0 once it is over, of which `onEnd` hears once. */
export const useCountdown = (until: string, isRunning: boolean, onEnd: () => void): number => {
  const [now, setNow] = useState(serverNow)
  const ended = useRef('')
  const look = useEffectEvent(() => {
    const time = serverNow()
    setNow(time)
    if (time < Date.parse(until) || ended.current === until) return
    ended.current = until
    onEnd()
  })
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => look(), secondMs / 2)
    return () => clearInterval(timer)
  }, [isRunning])
  return Math.max(0, Math.ceil((Date.parse(until) - now) / secondMs))
}

const two = (figure: number): string => String(figure).padStart(2, '0')

/** Seconds as hours, minutes and seconds. */
export const clockWords = (seconds: number): string => {
  const hours = Math.floor(seconds / 3_600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
