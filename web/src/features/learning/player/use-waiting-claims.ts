import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type PlayerData, playerOf } from './player-queries.ts'
import { itemsOf } from './player-state.ts'

/** Asks again for an attempt as soon as something that came sooner than it can be learnt counts; not where the lead is elsewhere. */
export const useWaitingClaims = (player: PlayerData, leads: boolean): void => {
  const queries = useQueryClient()
  const { ProgressId: progressId } = player
  const waits = itemsOf(player).flatMap(({ Wait }) => (Wait > 0 ? [Wait] : []))
  const soonest = waits.length === 0 ? 0 : Math.min(...waits)
  useEffect(() => {
    if (soonest === 0 || !leads) return
    const timer = setTimeout(
      () => void queries.invalidateQueries({ queryKey: playerOf(progressId).queryKey }),
      soonest * 1000 + 500,
    )
    return () => clearTimeout(timer)
  }, [queries, progressId, soonest, leads])
}
