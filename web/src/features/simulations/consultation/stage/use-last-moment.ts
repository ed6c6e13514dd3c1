import { useEffect, useEffectEvent } from 'react'

const lastSeconds = 10

/** In the last seconds, each second: what was written and not kept yet is kept, so that the end takes nothing away. */
export const useLastMoment = (left: number, keep: () => void): void => {
  const save = useEffectEvent(keep)
  useEffect(() => {
    if (left > 0 && left <= lastSeconds) save()
  }, [left])
}
