import { experiments } from '@xinglin/simulation/experiment'
import {
  assessing,
  atOnce,
  clickedThrough,
  goldenWay,
  proofreadProtocol,
  type RunEvent,
} from '@xinglin/simulation/practical'
import { describe, expect, test } from 'vitest'
import { demoProtocols, demoSchools } from './index.ts'

const protocols = demoProtocols().map((one) => [one.slug, one.protocol] as const)

test('every protocol stands under the name of its experiment, and is done in a course of the first school', () => {
  expect(protocols.map(([slug]) => slug)).toEqual(protocols.map(([, { id }]) => id))
  const models = experiments.map(({ model }) => model.id)
  for (const [, { model }] of protocols) expect(models).toContain(model)
  const done = demoSchools()[0]?.courses.flatMap(({ chapters }) =>
    chapters.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'experiment' ? [item.protocol] : [])),
    ),
  )
  expect([...new Set(done)].toSorted()).toEqual(protocols.map(([slug]) => slug))
})

const three = [3, 17, 2026]

describe.each(protocols)('%s', (_slug, protocol) => {
  test('does on three specimens what it says, and refuses nothing of its author’s way', () =>
    expect(proofreadProtocol(protocol)).toEqual([]))

  test('is worth everything but the teacher’s part when it is gone so', () => {
    const judged = new Map(protocol.steps.map(({ id, response }) => [id, response.expect]))
    const way = goldenWay(protocol, (step) => judged.get(step) ?? 'none')
    const { sheet } = atOnce(assessing({ protocol, seed: 5 }, way))
    expect(sheet.caps).toEqual([])
    expect(sheet.dimensions.map(({ score }) => score)).toEqual([
      100, 100, 100, 100, 100, 100, 70, 100,
    ])
  })

  test.each(three)(
    'on specimen %i the author’s way is worth 90 and more, clicking everything less than 60',
    (seed) => {
      const judged = new Map(protocol.steps.map(({ id, response }) => [id, response.expect]))
      const way = goldenWay(protocol, (step) => judged.get(step) ?? 'none')
      const worth = (events: readonly RunEvent[]) =>
        atOnce(assessing({ protocol, seed }, events)).sheet.composite ?? 0
      expect(worth(way)).toBeGreaterThanOrEqual(90)
      expect(worth(atOnce(clickedThrough({ protocol, seed })))).toBeLessThan(60)
    },
  )

  test('calls its experiment by its name, and says what stays unreviewed', () => {
    const model = experiments.find(({ model }) => model.id === protocol.model)?.model
    expect(model?.zh).toContain(protocol.title.slice(0, 4))
    expect(protocol.reviewedBy).toBeUndefined()
  })
})
