import {
  act,
  goldenWay,
  operation,
  sheetOf,
  type Action,
  type Setup,
  type State,
} from '@xinglin/simulation/operation'
import { describe, expect, test } from 'vitest'
import { procedures, setupOf } from './conduct.ts'

const replayed = (actions: readonly Action[], setup: Setup): State =>
  actions.reduce((state, action) => {
    const done = act(state, action, state.at + 3000)
    return 'state' in done ? done.state : state
  }, operation.start(setup))

describe('what was memorised of one patient fails with another', () => {
  const pairs = [...procedures].flatMap(([slug, procedure]) => {
    const [first, ...others] = procedure.variants
    const stops = others.filter(({ tags }) => tags.includes('禁忌') || tags.includes('困难气道'))
    return first === undefined ? [] : stops.map((other) => [slug, first.id, other.id] as const)
  })
  test.each(pairs)('%s: the way of %s with %s', (slug, first, other) => {
    const { state } = goldenWay(setupOf(slug, first))
    const again = replayed(
      state.log.map(({ action }) => action),
      setupOf(slug, other),
    )
    const sheet = sheetOf(again)
    expect(sheet.caps.map(({ id }) => id)).toContain('contraindicated')
    expect(sheet.composite).toBeLessThanOrEqual(40)
  })
})

describe('what is right follows from the parameters', () => {
  const changed = [...procedures].flatMap(([slug, procedure]) =>
    procedure.variants.map((variant) => [`${slug}/${variant.id}`, procedure, variant] as const),
  )
  test.each(changed)(
    '%s with each parameter changed is mastered by the expert',
    (_, procedure, variant) => {
      for (const { id, options } of procedure.parameters)
        for (const option of Object.keys(options)) {
          const other = { ...variant, is: { ...variant.is, [id]: option } }
          const { state, refused } = goldenWay({
            procedure,
            variant: other,
            seed: 5,
            mode: 'contest',
          })
          expect(refused, `${id}: ${option}`).toEqual([])
          expect(sheetOf(state).composite, `${id}: ${option}`).toBeGreaterThanOrEqual(90)
        }
    },
  )
})
