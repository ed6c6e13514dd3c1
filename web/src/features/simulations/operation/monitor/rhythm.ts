import type { Happened } from '@xinglin/contract/simulations/operation'
import type { Beat } from './waves.ts'

/** The rhythm of a heart without a pulse, as far as an analysis told it; nothing before. */
export const rhythmOf = (events: readonly Happened[]): Beat['rhythm'] => {
  const texts = events.flatMap(({ observations }) => observations.map(({ zh }) => zh))
  const last = texts.findLast((zh) =>
    /可除颤|建议除颤|建议电击|室颤|心室颤动|不建议|不可除颤|停搏|直线/.test(zh),
  )
  if (last === undefined || /不建议|不可除颤|停搏|直线/.test(last)) return 'none'
  return 'fibrillation'
}
