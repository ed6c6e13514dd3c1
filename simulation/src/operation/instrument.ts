import { tissueOf, type Deed } from '#procedures'
import type { Action } from './action.ts'
import { beneath, layerAt, stoppedAt, tipOf } from './layers.ts'
import { saying } from './luck.ts'
import { felt, patientSays, type Observation } from './observation.ts'
import type { Instrument, State } from './state.ts'
import { isResponsive } from './tension.ts'
import { befall, type Step } from './trouble.ts'
import { wayAt } from './way.ts'

type Performed = Extract<Action, { type: 'perform' }>

const numbKey = (site: string, tissue: string): string => `${site}:${tissue}`

const isReached = (state: State, site: string, tissue: string | undefined): boolean => {
  const since = tissue === undefined ? undefined : state.numb[numbKey(site, tissue)]
  return since !== undefined && state.clock - since >= 10
}

/** Infiltration works within seconds, where it was put and in the layer beyond; a drug spread on a mucous membrane everywhere. */
const isNumb = (state: State, { site, way }: Instrument, at: number): boolean =>
  state.flags['topical'] === true ||
  isReached(state, site, way[at]?.tissue) ||
  isReached(state, site, way[at - 1]?.tissue)

/** Anaesthetic is put where the tip stands. */
export const benumb = (state: State, instrument: Instrument): State => {
  const tip = tipOf(instrument)
  if (tip === undefined || tissueOf(tip)?.numbed !== true) return state
  const key = numbKey(instrument.site, tip)
  return { ...state, numb: { [key]: state.clock, ...state.numb } }
}

const cries = ['“哎哟，好疼！”', '“嘶——疼，医生。”', '患者疼得身子一缩。'] as const

/** The tip passes from one depth to another: what the hand feels, what hurts, what is injured. */
const passing = (state: State, from: number, instrument: Instrument): Step => {
  const { way, angle, depth } = instrument
  const first = layerAt(way, beneath(from, angle)) ?? -1
  const last = layerAt(way, beneath(depth, angle)) ?? -1
  const observations: Observation[] = []
  let now = state
  let pain = 0
  for (let at = first + 1; at <= last; at += 1) {
    const name = way[at]?.tissue ?? ''
    const tissue = tissueOf(name)
    if (tissue === undefined) continue
    if (tissue.felt !== undefined) observations.push(felt(`${tissue.felt}。`))
    if (tissue.injury !== undefined) now = befall(now, tissue.injury, 0.5)
    if (!isNumb(now, instrument, at)) pain += tissue.pain
  }
  if (last < first && depth > 0) observations.push(felt('退针顺利，阻力变小。'))
  if (first === last && observations.length === 0 && depth > 0)
    observations.push(felt('手感没有变化。'))
  if (pain < 2 || !isResponsive(state)) return { state: now, observations }
  const ached = { ...now, ache: now.ache + pain }
  const measures = { ...ached.measures, pain: (ached.measures['pain'] ?? 0) + pain }
  return {
    state: { ...ached, measures },
    observations: [...observations, patientSays(saying(state, cries))],
  }
}

/** A way is held at what stops it. */
const held = (way: Instrument['way'], depth: number, angle: number): number => {
  const most = stoppedAt(way)
  const share = beneath(1, angle)
  return beneath(depth, angle) > most && share > 0 ? most / share : depth
}

const moved = (state: State, from: number, instrument: Instrument): Step => {
  const passed = passing(state, from, instrument)
  return { ...passed, state: { ...passed.state, instrument } }
}

/** An instrument enters at the site that is named. */
export const insert = (state: State, deed: Deed, { target = '', values = {} }: Performed): Step => {
  const way = wayAt(state, target)
  const angle = values['angle'] ?? 90
  const depth = held(way, values['depth'] ?? 0.1, angle)
  const attempts = { ...state.measures, attempts: (state.measures['attempts'] ?? 0) + 1 }
  const begun = { deed: deed.id, site: target, angle, depth, way, aspirated: false }
  return moved({ ...state, measures: attempts }, 0, begun)
}

/** It goes on or back. While it has not passed the site's fork, the way is chosen anew. */
export const advance = (state: State, { values = {} }: Performed): Step => {
  const { instrument, setup } = state
  if (instrument === undefined) return { state, observations: [] }
  const fork = setup.procedure.sites.find(({ id }) => id === instrument.site)?.fork ?? 0
  const angle = values['angle'] ?? instrument.angle
  const isOpen = beneath(instrument.depth, angle) <= fork
  const way = isOpen ? wayAt(state, instrument.site) : instrument.way
  const depth = held(way, values['depth'] ?? instrument.depth, angle)
  return moved(state, instrument.depth, { ...instrument, angle, depth, way, aspirated: false })
}

/** It is taken out. */
export const withdraw = (state: State): State => ({ ...state, instrument: undefined })
