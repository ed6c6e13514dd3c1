import type { Problem } from '#form'
import { deedsOf, type Deed, type Procedure, type Variant } from '#procedures'
import { act } from './act.ts'
import type { Action } from './action.ts'
import { goldenWay, type Way } from './golden.ts'
import { sheetOf } from './score.ts'
import { start, type Setup, type State } from './state.ts'

/** What a procedure earns with one of its patients when it is played, and what is wrong with it. */
export type Rehearsal = {
  /** Composite of the golden way (the lowest of three seeds), of finishing at once, and of doing everything. */
  readonly golden: number
  readonly empty: number
  readonly everything: number
  readonly problems: readonly Problem[]
}

const middle = ({ from, to, step }: { from: number; to: number; step: number }): number => {
  const half = (to - from) / 2
  return from + half - (half % step)
}

/** A deed in each of its ways and at each of its places, with figures in the middle of what is offered. */
const every = ({ id, options, targets, values }: Deed): readonly Action[] => {
  const given = Object.entries(values ?? {}).map(([name, one]) => [name, middle(one)] as const)
  const figures = given.length === 0 ? {} : { values: Object.fromEntries(given) }
  const ways = options === undefined ? [{}] : Object.keys(options).map((option) => ({ option }))
  const places = targets === undefined ? [{}] : targets.map((target) => ({ target }))
  return places.flatMap((place) =>
    ways.map((way): Action => ({ type: 'perform', deed: id, ...place, ...way, ...figures })),
  )
}

/** Whoever clicks on everything: each tool, each deed in each way, in the order of the list. */
const everythingWay = (setup: Setup): State => {
  const actions: Action[] = [
    { type: 'prepare', tools: setup.procedure.tools.map(({ id }) => id) },
    ...deedsOf(setup.procedure).flatMap(every),
    { type: 'finish' },
  ]
  return actions.reduce((state, action) => {
    const done = act(state, action, state.at + 1000)
    return 'state' in done ? done.state : state
  }, start(setup))
}

const wrong = (path: string, zh: string): Problem => ({ path, zh, weight: 'error' })

const seeds = [1, 2, 3] as const

/** Plays a procedure with a patient: the golden way (90 or more), nothing (0), everything (below 60). What fails stops publication. */
export const rehearse = (procedure: Procedure, variant: Variant): Rehearsal => {
  const setup = (seed: number): Setup => ({ procedure, variant, seed, mode: 'examination' })
  const ways: readonly Way[] = seeds.map((seed) => goldenWay(setup(seed)))
  const [golden = 0] = ways
    .map(({ state }) => sheetOf(state).composite)
    .toSorted((one, other) => one - other)
  const idle = act(start(setup(1)), { type: 'finish' }, 1000)
  const empty = 'state' in idle ? sheetOf(idle.state).composite : 100
  const everything = sheetOf(everythingWay(setup(1))).composite
  const path = `variants.${variant.id}`
  const stuck = ways[0]?.refused ?? []
  return {
    golden,
    empty,
    everything,
    problems: [
      ...stuck.map(({ step, refusal }) =>
        wrong(`golden[${step}]`, `${variant.zh}：这一步行不通：${refusal.zh}`),
      ),
      ...(golden >= 90 ? [] : [wrong(path, `示范操作只得${golden}分，应不低于90`)]),
      ...(empty === 0 ? [] : [wrong(path, `什么都不做也得${empty}分，应为0`)]),
      ...(everything < 60 ? [] : [wrong(path, `全部点选得${everything}分，应低于60`)]),
    ],
  }
}
