import { call } from '#call'
import { noteLeaving } from '@xinglin/contract/competitions'
import { useEffect, useState } from 'react'

const keyOf = (contestId: string, stationId: string) => `contest-left ${contestId} ${stationId}`

const storedTimes = (key: string): number => {
  try {
    return Number(sessionStorage.getItem(key)) || 0
  } catch {
    return 0
  }
}

/** How often the page of a station was left so far: hidden, or no longer on the whole screen. Each time is told to the server. */
export const useLeaving = (contestId: string, stationId: string): number => {
  const key = keyOf(contestId, stationId)
  const [times, setTimes] = useState(() => storedTimes(key))
  useEffect(() => {
    const note = (how: string) => {
      const next = storedTimes(key) + 1
      try {
        sessionStorage.setItem(key, String(next))
      } catch {
        // Without a store the count begins anew with the page.
      }
      setTimes(next)
      call(
        noteLeaving,
        { SkillContestId: contestId, StationId: stationId, Times: next, How: how },
        { keepalive: true, background: true },
      ).catch(() => undefined)
    }
    const hide = () => {
      if (document.visibilityState === 'hidden') note('hidden')
    }
    const shrink = () => {
      if (!document.fullscreenElement && document.visibilityState === 'visible') note('fullscreen')
    }
    document.addEventListener('visibilitychange', hide)
    document.addEventListener('fullscreenchange', shrink)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      document.removeEventListener('fullscreenchange', shrink)
    }
  }, [key, contestId, stationId])
  return times
}
