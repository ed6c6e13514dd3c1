import type { Happened } from '@xinglin/contract/simulations/operation'
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

const deedOf = ({ event: { action } }: Moment): string | undefined =>
  action.type === 'perform' ? action.deed : undefined

/**
 * How far the other is when one is so far: at the same deed, done for the same time or the last, where both did it; else
 * at the same share of the whole.
 */
export const countBeside = (
  one: readonly Moment[],
  count: number,
  other: readonly Moment[],
): number => {
  const last = one[count - 1]
  const deed = last && deedOf(last)
  const share = Math.round((count / Math.max(1, one.length)) * other.length)
  if (deed === undefined) return share
  const times = one.slice(0, count).filter((each) => deedOf(each) === deed).length
  const places = other.flatMap((each, at) => (deedOf(each) === deed ? [at + 1] : []))
  return places[times - 1] ?? places.at(-1) ?? share
}
