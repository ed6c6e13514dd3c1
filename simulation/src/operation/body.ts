import { exp, hashOf } from '#arithmetic'
import { complicationOf, type Vitals } from '#procedures'
import { compressed } from './arrest.ts'
import { tensionOf } from './tension.ts'
import { isHandled } from './trouble.ts'
import type { State, Trouble } from './state.ts'

const names = ['T', 'P', 'R', 'SBP', 'DBP', 'SpO2'] as const

/** Time constants of vital signs (s): how fast each follows what drives it. Teaching choices (simulation.md 6.1: 10-20 s). */
const lag = { T: 600, P: 10, R: 12, SBP: 14, DBP: 14, SpO2: 18 } as const
const share = Object.fromEntries(names.map((name) => [name, 1 - exp(-1 / lag[name])])) as Vitals

/** What a living person can have. */
const bounds: Readonly<Record<keyof Vitals, readonly [low: number, high: number]>> = {
  T: [33, 42],
  P: [0, 220],
  R: [0, 50],
  SBP: [0, 240],
  DBP: [0, 140],
  SpO2: [0, 100],
}

const within = (name: keyof Vitals, value: number): number => {
  const [low, high] = bounds[name]
  return value < low ? low : value > high ? high : value
}

/** What draining the pool has relieved so far. */
const relieved = ({ setup, measures }: State, name: keyof Vitals): number => {
  const relief = setup.procedure.pool?.relief
  if (relief === undefined) return 0
  const share = (measures['drawn'] ?? 0) / relief.ml
  return relief.shift[name] * (share > 1 ? 1 : share)
}

/** Oxygen brings back half of what is missing, breathing for the patient with oxygen most of it (up to 99 %); a teaching choice. */
const oxygenated = ({ flags }: State, saturation: number): number => {
  const share = flags['ventilated'] === true ? 0.85 : flags['oxygen'] === true ? 0.5 : 0
  return saturation >= 99 ? saturation : saturation + share * (99 - saturation)
}

const targetOf = (state: State, name: keyof Vitals): number => {
  const { ache, base } = state
  const mood = tensionOf(state)
  const tense = name === 'P' ? mood + 4 * ache : name === 'SBP' ? 0.6 * mood + 3 * ache : 0
  const shifted = state.troubles.reduce(
    (sum, { id, level }) => sum + level * (complicationOf(id)?.shift[name] ?? 0),
    base[name] + tense + relieved(state, name),
  )
  return within(name, name === 'SpO2' ? oxygenated(state, shifted) : shifted)
}

const followed = (state: State): Vitals => {
  const aims = compressed(state)
  const next = (name: keyof Vitals): number => {
    const aim = aims?.[name] ?? targetOf(state, name)
    return state.vitals[name] + (aim - state.vitals[name]) * share[name]
  }
  const [T, P, R, SBP, DBP, SpO2] = [
    next('T'),
    next('P'),
    next('R'),
    next('SBP'),
    next('DBP'),
    next('SpO2'),
  ]
  // The pulse pressure of a beating heart stays at least 12 mmHg.
  const low = SBP - 12 < 0 ? 0 : SBP - 12
  return { T, P, R, SBP, DBP: DBP > low ? low : DBP, SpO2 }
}

/** A complication a second on: it goes where what was done lets it go, and grows while it is not handled. */
const progressed = (one: Trouble): Trouble => {
  const known = complicationOf(one.id)
  if (known === undefined) return one
  const handled = isHandled(one)
  const worse = one.aim + (handled ? 0 : known.worsens / 60)
  const aim = worse > 1 ? 1 : worse
  const helped = Object.keys(one.treated).reduce(
    (rest, tag) => rest * (1 - (known.remedies[tag] ?? 0)),
    aim,
  )
  // What was handled wears off.
  const target = handled && known.must.length > 0 ? helped * 0.3 : helped
  return { ...one, aim, level: one.level + (target - one.level) * (1 - exp(-1 / known.onset)) }
}

const second = (state: State): State => {
  const troubles = state.troubles.map(progressed)
  const ache = state.ache * 0.967
  const perfusion = (state.arrest?.perfusion ?? 0) * 0.93
  const next = {
    ...state,
    troubles,
    ache: ache < 0.01 ? 0 : ache,
    arrest: state.arrest === undefined ? undefined : { ...state.arrest, perfusion },
  }
  return { ...next, vitals: followed(next) }
}

const floor = (value: number): number => value - (value % 1)

/**
 * The patient so many virtual seconds later. The body is computed on whole seconds of one grid, so that two short whiles
 * bring the same as a long one.
 */
export const pass = (state: State, seconds: number): State => {
  const clock = state.clock + (seconds > 0 ? seconds : 0)
  let now = state
  for (let at = floor(state.clock); at < floor(clock); at += 1) now = second(now)
  return { ...now, clock }
}

const rounded = (value: number, step: number): number => {
  const scaled = value / step + 0.5
  return floor(scaled) * step
}

/** No heart beats like a clock: figures waver a little from one reading to the next, the same for everybody of one seed. */
const wavering = ({ setup, clock, vitals }: State, name: keyof Vitals): number => {
  if (vitals.P < 20 || name === 'T' || name === 'SpO2') return 0
  return (hashOf(setup.seed, 'waver', name, floor(clock / 4)) % 5) / 2 - 1
}

/** Vital signs as a monitor shows them now. */
export const shown = (state: State): Vitals => {
  const figure = (name: keyof Vitals): number =>
    rounded(within(name, state.vitals[name] + wavering(state, name)), 1)
  return {
    T: floor(state.vitals.T * 10 + 0.5) / 10,
    P: figure('P'),
    R: figure('R'),
    SBP: figure('SBP'),
    DBP: figure('DBP'),
    SpO2: figure('SpO2'),
  }
}
