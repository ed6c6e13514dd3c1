import { hashOf } from '#arithmetic'
import type { Layer } from '#procedures'
import { holds } from './condition.ts'
import type { Instrument, Setup, State } from './state.ts'

/** How much fat a build has, of the middling one's. */
const fatOf = { 瘦: 0.6, 中等: 1, 肥胖: 2.2 } as const

/** A body's own thickness of a layer: within 8 % of the procedure's, by the seed. */
const ownThickness = (setup: Setup, layer: Layer, at: number): number => {
  const figure = layer.figure === undefined ? undefined : setup.variant.figures[layer.figure]
  const share = (hashOf(setup.seed, 'layer', layer.tissue, at) % 1000) / 1000
  const own = 0.92 + 0.16 * share
  const fat = layer.tissue === 'fat' ? fatOf[setup.variant.patient.build] : 1
  return figure ?? (layer.cm ?? 0) * own * fat
}

/** How much of the pool is left, 0-1; 1 where there is none. */
const shareLeft = ({ setup, measures }: State): number => {
  const { pool } = setup.procedure
  const whole = pool === undefined ? 0 : (setup.variant.figures[pool.volume] ?? 0)
  if (whole <= 0) return 1
  const left = 1 - (measures['drawn'] ?? 0) / whole
  return left < 0 ? 0 : left
}

/** The layers beneath a site as they are now: a pool that is drained grows shallow, to a fifth at most. */
export const wayAt = (state: State, siteId: string): Instrument['way'] => {
  const { procedure } = state.setup
  const site = procedure.sites.find(({ id }) => id === siteId)
  const way = site?.ways.find(({ when }) => when === undefined || holds(state, when) !== undefined)
  return (procedure.paths[way?.path ?? ''] ?? []).map((layer, at) => {
    const cm = ownThickness(state.setup, layer, at)
    const isPool = procedure.pool?.tissues.includes(layer.tissue) === true
    return { ...layer, cm: isPool ? cm * (0.2 + 0.8 * shareLeft(state)) : cm }
  })
}
