import { call } from '#call'
import type { OutputOf } from '@xinglin/contract/call'
import { heartbeat } from '@xinglin/contract/learning'
import { useCallback, useEffect, useRef } from 'react'
import { attentionOf } from './attention.ts'

const tickMs = 1000
const beatMs = 60_000
const maxSeconds = 300
// Media events do not bubble: the capturing phase is where a playing video is heard.
const signs = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'scroll',
  'touchmove',
  'timeupdate',
] as const

/** Tells the server once a minute, and on leaving, how long somebody attended; `onTotal` gets the attempt's seconds so far, and whether they count elsewhere. Returns how to tell it at once. */
export const useHeartbeat = (
  { progressId, device }: { progressId: string; device: string },
  active: boolean,
  onTotal: (total: OutputOf<typeof heartbeat>) => void,
) => {
  const listener = useRef(onTotal)
  const tell = useRef(() => Promise.resolve())
  useEffect(() => {
    listener.current = onTotal
  })
  useEffect(() => {
    if (!active) return
    const attention = attentionOf(() => document.visibilityState === 'visible')
    const sign = () => attention.sign(Date.now())
    const beat = async (keepalive: boolean) => {
      const seconds = attention.take(maxSeconds)
      if (seconds === 0) return
      try {
        const total = await call(
          heartbeat,
          { ProgressId: progressId, Seconds: seconds, Device: device },
          { keepalive, background: true },
        )
        listener.current(total)
      } catch {
        attention.putBack(seconds)
      }
    }
    const leave = () => void beat(true)
    tell.current = () => beat(false)
    sign()
    for (const name of signs)
      document.addEventListener(name, sign, { capture: true, passive: true })
    window.addEventListener('pagehide', leave)
    const ticking = setInterval(() => attention.tick(Date.now()), tickMs)
    const beating = setInterval(() => void beat(false), beatMs)
    return () => {
      for (const name of signs) document.removeEventListener(name, sign, { capture: true })
      window.removeEventListener('pagehide', leave)
      clearInterval(ticking)
      clearInterval(beating)
      leave()
    }
  }, [progressId, device, active])
  return useCallback(() => tell.current(), [])
}
