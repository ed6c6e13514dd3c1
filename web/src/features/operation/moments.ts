import type { Happened } from '@xinglin/contract/operation'
import type { Report } from './queries.ts'
import { standing } from './scene/scene.ts'

/** Something that was done, by the virtual second of the operation, in words. */
export type Moment = { readonly clock: number; readonly zh: string; readonly event: Happened }

type Move = Report['Debrief']['expert'][number]

const isDone = ({ action }: Happened): boolean =>
  action.type === 'perform' || action.type === 'compress'

/** What the student did, in its order; what was taken back is not among it. */
export const momentsOf = ({ Events, Deeds, Debrief }: Report): readonly Moment[] => {
  const words = new Map(Deeds.map(({ seq, zh }) => [seq, zh]))
  let [done, clock] = [0, 0]
  const played = standing(Events).filter(({ action }) => action.type !== 'finish')
  return played.map((event) => {
    if (isDone(event)) {
      clock = Debrief.track[done]?.clock ?? clock
      done += 1
    }
    return { clock, zh: words.get(event.seq) ?? '', event }
  })
}

const happened = (
  { clock, deed, target, option, values, observations = [] }: Move,
  index: number,
): Happened => ({
  seq: index + 1,
  at: clock * 1000,
  action: {
    type: 'perform',
    deed,
    ...(target !== undefined && { target }),
    ...(option !== undefined && { option }),
    values,
  },
  observations,
})

/** What an expert does with the same patient. */
export const expertMoments = ({ Debrief }: Report): readonly Moment[] =>
  Debrief.expert.map((move, index) => ({
    clock: move.clock,
    zh: move.zh,
    event: happened(move, index),
  }))

/** How many of the moments have come about by a second. */
export const countAt = (moments: readonly Moment[], clock: number): number => {
  const next = moments.findIndex((one) => one.clock > clock)
  return next === -1 ? moments.length : next
}

/**
 * How far the expert is when the student is so far: at the same deed where both did it, else at the same share of
 * the whole.
 */
export const expertCount = (
  own: readonly Moment[],
  count: number,
  expert: readonly Moment[],
): number => {
  const last = own[count - 1]?.event.action
  const deed = last?.type === 'perform' ? last.deed : undefined
  const same = expert.findLastIndex(
    ({ event: { action } }) => action.type === 'perform' && action.deed === deed,
  )
  return same === -1 ? Math.round((count / Math.max(1, own.length)) * expert.length) : same + 1
}
