import { goldenWay, sheetOf } from '@xinglin/simulation/operation'
import {
  nested,
  stepsOf,
  type GoldenStep,
  type Procedure,
  type Step,
} from '@xinglin/simulation/procedures'
import { expect, test } from 'vitest'
import { procedures } from './conduct.ts'

const all = [...procedures]
/** What is done before the body is touched, and what belongs after it. */
const early = ['评估', '准备', '体位与定位', '无菌', '麻醉']
const late = ['术后']

/** Steps that are worth the same whenever they are done, with the reason. */
const anyTime: Readonly<Record<string, readonly string[]>> = {
  // Which of both it is can be settled while it is done.
  thoracentesis: ['purpose', 'send'],
  'abdominal-paracentesis': ['purpose', 'send'],
}

const deedsOfStep = ({ full }: Step): readonly string[] =>
  nested(full).flatMap(({ did = [] }) => did)

const movable = (procedure: Procedure, step: Step): readonly string[] => {
  const fixed = new Set([...procedure.main, ...procedure.end, 'main', 'end', 'compress'])
  return deedsOfStep(step).filter((deed) => !fixed.has(deed))
}

type Variant = Procedure['variants'][number]

/** What a way earns by step; nothing where the supervisor would stop it or the body is not touched. */
const earned = (
  procedure: Procedure,
  variant: Variant,
  golden: readonly GoldenStep[],
): readonly { readonly id: string; readonly got: number }[] => {
  const way = goldenWay({
    procedure: { ...procedure, golden: [...golden] },
    variant,
    seed: 1,
    mode: 'contest',
  })
  const isDone = way.state.done.some(({ deed }) => procedure.main.includes(deed))
  return way.refused.length > 0 || !isDone
    ? []
    : sheetOf(way.state).dimensions.flatMap(({ items }) => items)
}

type Moved = (rest: readonly GoldenStep[], moved: readonly GoldenStep[]) => readonly GoldenStep[]

/** Steps of these phases that still earn something when their deeds are done at the wrong end of the operation. */
const credited = (
  procedure: Procedure,
  phases: readonly string[],
  move: Moved,
): readonly string[] =>
  procedure.variants.flatMap((variant) =>
    stepsOf(procedure)
      .filter(
        ({ phase, of, id }) =>
          of !== 'stop' && phases.includes(phase) && !(anyTime[procedure.id] ?? []).includes(id),
      )
      .filter((step) => {
        const deeds = movable(procedure, step)
        const isMoved = ({ deed }: GoldenStep) => deeds.includes(deed)
        const moved = procedure.golden.filter(isMoved)
        if (deeds.length === 0 || moved.length === 0) return false
        const rest = procedure.golden.filter((one) => !isMoved(one))
        return earned(procedure, variant, move(rest, moved)).some(
          ({ id, got }) => id === step.id && got > 0,
        )
      })
      .map(({ id }) => id),
  )

test.each(all)('%s: what prepares is worth nothing when it is over', (_, procedure) =>
  expect([...new Set(credited(procedure, early, (rest, moved) => [...rest, ...moved]))]).toEqual(
    [],
  ),
)

test.each(all)('%s: what follows is worth nothing before it began', (_, procedure) =>
  expect([...new Set(credited(procedure, late, (rest, moved) => [...moved, ...rest]))]).toEqual([]),
)
