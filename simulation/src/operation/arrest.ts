import type { Vitals } from '#procedures'
import type { Action, Stroke } from './action.ts'
import { holds } from './condition.ts'
import { falls } from './luck.ts'
import { seen } from './observation.ts'
import { flagsOf, type Arrest, type State } from './state.ts'
import type { Step } from './trouble.ts'

/** Vital signs while the heart stands still: what compressions keep up. Undefined while it beats. */
export const compressed = ({ arrest }: State): Partial<Vitals> | undefined =>
  arrest === undefined || arrest.rhythm === 'sinus'
    ? undefined
    : {
        P: 0,
        R: 0,
        SBP: 80 * arrest.perfusion,
        DBP: 25 * arrest.perfusion,
        SpO2: 55 + 25 * arrest.perfusion,
      }

/** Intervals of 100-120 a minute, in ms (2020 AHA guidelines). */
const isInTime = (ms: number): boolean => ms >= 490 && ms <= 610
/** 5-6 cm in adults (2020 AHA guidelines). */
const isDeepEnough = ({ depth }: Stroke): boolean => depth >= 5 && depth <= 6
const isRecoiled = ({ left }: Stroke): boolean => left <= 0.5

/** Seconds that a series of compressions lasts. */
export const lasting = (strokes: readonly Stroke[]): number =>
  (strokes.at(-1)?.at ?? 0) / 1000 + 0.5

const longer = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || (other !== undefined && other > one) ? other : one

/** Takes a series of compressions, `since` seconds after what came before: how good each was, and how long nobody pressed. */
export const compress = (
  state: State,
  { strokes }: Extract<Action, { type: 'compress' }>,
): State => {
  const { arrest } = state
  if (arrest === undefined) return state
  const seconds = lasting(strokes)
  const begun = state.clock - seconds
  const waited = arrest.last === undefined ? 0 : begun - arrest.last
  const deep = strokes.filter(isDeepEnough).length
  const free = strokes.filter(isRecoiled).length
  const timely = strokes.filter((one, at) => {
    const next = strokes[at + 1] ?? strokes[at - 1]
    if (next === undefined) return false
    const apart = next.at - one.at
    return isInTime(apart < 0 ? -apart : apart)
  }).length
  const quality = (deep * timely * (0.5 + (0.5 * free) / strokes.length)) / strokes.length ** 2
  const next: Arrest = {
    ...arrest,
    strokes: arrest.strokes + strokes.length,
    deepEnough: arrest.deepEnough + deep,
    recoiled: arrest.recoiled + free,
    inTime: arrest.inTime + timely,
    good: arrest.good + seconds * quality,
    last: state.clock,
    pause: waited > arrest.pause ? waited : arrest.pause,
    begun: arrest.begun ?? begun,
    shocked: undefined,
    resumed: longer(
      arrest.resumed,
      arrest.shocked === undefined ? undefined : begun - arrest.shocked,
    ),
    perfusion: quality > arrest.perfusion ? quality : (arrest.perfusion + quality) / 2,
  }
  const record = {
    seq: state.seq,
    clock: state.clock,
    deed: 'compress',
    values: { strokes: strokes.length },
    flags: flagsOf(state),
    clean: true,
  }
  return { ...state, arrest: next, done: [...state.done, record] }
}

const revived = (state: State, arrest: Arrest): State => ({
  ...state,
  arrest: { ...arrest, rhythm: 'sinus' },
  flags: { ...state.flags, revived: true },
  base: { ...state.base, P: 104, R: 12, SBP: 98, DBP: 60, SpO2: 94 },
})

/** Whether the heart begins to beat: the more and the better it was pressed, the likelier. */
const begins = (state: State, arrest: Arrest, name: string): boolean => {
  const need = state.setup.procedure.arrest?.need ?? 0
  const share = arrest.good / (need || 1)
  return falls(state.setup, name, share >= 1 ? 1 : share * 0.6)
}

/** A shock: it helps a fibrillating heart that was kept supplied. */
export const shock = (state: State): Step => {
  const { arrest } = state
  const rule = state.setup.procedure.arrest
  if (arrest === undefined || rule === undefined) return { state, observations: [] }
  const given = {
    ...arrest,
    shocks: arrest.shocks + 1,
    firstShock: arrest.firstShock ?? state.clock,
    shocked: state.clock,
  }
  const jolt = seen('患者躯干肌肉抽动一下。')
  const helps = arrest.rhythm === 'fibrillation' && holds(state, rule.shockable) !== undefined
  if (helps && begins(state, given, `shock:${given.shocks}`))
    return { state: revived(state, given), observations: [jolt] }
  const vain = { ...given, vain: given.vain + 1 }
  return { state: { ...state, arrest: vain }, observations: [jolt] }
}

/** Adrenaline and compressions may start a heart that stands still without fibrillating. */
export const stimulated = (state: State): State => {
  const { arrest } = state
  if (arrest === undefined || arrest.rhythm !== 'asystole') return state
  return begins(state, arrest, 'adrenaline') ? revived(state, arrest) : state
}
