import { serverNow } from '#call'
import { useEffect, useEffectEvent, useState } from 'react'

/** Seconds until an end by the server's clock, never below 0; `onOver` is told once when it comes. */
export const useTimeLeft = (end: string, onOver: () => void): number => {
  const until = Date.parse(end)
  const [left, setLeft] = useState(() => Math.max(0, Math.ceil((until - serverNow()) / 1000)))
  const over = useEffectEvent(onOver)
  useEffect(() => {
    const look = () => {
      const seconds = Math.max(0, Math.ceil((until - serverNow()) / 1000))
      setLeft(seconds)
      if (seconds > 0) return
      clearInterval(timer)
      over()
    }
    const timer = setInterval(look, 1000)
    look()
    return () => clearInterval(timer)
  }, [until])
  return left
}
