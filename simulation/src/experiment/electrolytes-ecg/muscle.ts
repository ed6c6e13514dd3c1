import { varied } from '#experiment/engine'
import type { Membrane } from './membrane.ts'
import { constants, walls } from './parameters.ts'

/** A piece of muscle: its potential 0 … 1, when (s) it was excited and will next be, and its own plateau in ms. */
export type Piece = {
  potential: number
  fired: number
  due: number
  readonly plateau: number
  lasts: number
}

/** Seconds of a step. */
export const dt = 0.001

/** No impulse is on its way. */
const never = 1e9

const piece = (plateau: number): Piece => ({
  potential: 0,
  fired: -10,
  due: never,
  plateau,
  lasts: plateau,
})

/** The atrium’s four pieces, and the six of each wall with their gradient from within outward. */
export const musclesOf = (seed: number): { atrium: Piece[]; walls: Piece[][] } => {
  const own = varied(seed, 'plateau', 1, 0.05)
  return {
    atrium: Array.from({ length: 4 }, () => piece(constants.atrialPlateau)),
    walls: walls.map((_, wall) =>
      Array.from({ length: 6 }, (_, at) => {
        const between = constants.within + ((constants.without - constants.within) * at) / 5
        return piece(own * between * varied(seed, `plateau-${wall}-${at}`, 1, 0.015))
      }),
    ),
  }
}

const least = (one: number, other: number): number => (one < other ? one : other)

/** Excites a piece whose impulse was due, if it has recovered to a quarter; true when it was. */
const excite = (one: Piece, second: number, plateau: number, late: number): boolean => {
  one.due = never
  if (one.potential > 0.25) return false
  const rest = (second - one.fired) * 1000 - one.lasts
  // Electrical restitution: after a short diastole the action potential is shorter.
  const short = rest < 0 ? 0.4 : rest < 60 ? 0.4 * (1 - rest / 60) * (1 - rest / 60) : 0
  // What is excited later recovers sooner, as its neighbours pull it along (M. R. Franz et al. 1987): T stays one wave.
  one.lasts = (one.plateau * plateau - least(late, constants.drawn)) * (1 - short)
  one.fired = second
  return true
}

/** One step of a piece’s potential: the upstroke, the plateau, and a phase 3 that falls as a logistic curve about its time. */
const polarise = (one: Piece, second: number, upstroke: number, phase3: number): void => {
  const since = (second - one.fired) * 1000
  // A slow phase 3 begins early, but not before a third of the action potential.
  const early = one.lasts - 3.3 * phase3
  const start = early < 0.35 * one.lasts ? 0.35 * one.lasts : early
  if (since < start) one.potential += (0.985 - one.potential) * upstroke
  else if (one.potential > 1e-6)
    // A phase shorter than the step ends at rest, not below it.
    one.potential -= one.potential * least(1, ((1.02 - one.potential) * dt * 1000) / phase3)
}

/** ms from piece to piece, from the last back to the first, and by which the row is reached after others. */
type Way = { readonly pace: number; readonly back: number; readonly late: number }

/**
 * One step of a row of pieces: an impulse runs on from piece to piece in `pace` ms, and from the last back to the first by way
 * of the neighbouring muscle in `back` ms, where it mostly finds it refractory; where conduction is slow and refractoriness
 * short it does not, and goes round (G. R. Mines 1913).
 */
export const conduct = (
  row: readonly Piece[],
  second: number,
  membrane: Membrane,
  { pace, back, late }: Way,
): void => {
  const phase3 = constants.phase3 * membrane.phase3
  // Fewer sodium channels: a slower upstroke (Weidmann 1955).
  const rise = (dt * 1000 * membrane.sodium) / constants.upstroke
  const upstroke = rise > 0.8 ? 0.8 : rise < 0.05 ? 0.05 : rise
  for (let at = 0; at < row.length; at += 1) {
    const one = row[at]
    if (one === undefined) continue
    const due = one.due
    if (
      due <= second &&
      excite(one, due, membrane.plateau / (1 + (membrane.gradient * at) / 5), late) &&
      pace > 0
    ) {
      const isLast = at === row.length - 1
      const next = row[isLast ? 0 : at + 1]
      const way = isLast ? back : pace
      if (way > 0 && next !== undefined && next.due === never) next.due = due + way / 1000
    }
    polarise(one, second, upstroke, phase3)
  }
}

/** What a row gives to the lead: each stretch by the difference of its ends. */
export const leadOf = (row: readonly Piece[], lead: readonly number[]): number => {
  let sum = 0
  for (let at = 0; at < lead.length; at += 1)
    sum += (lead[at] ?? 0) * ((row[at]?.potential ?? 0) - (row[at + 1]?.potential ?? 0))
  return sum
}
