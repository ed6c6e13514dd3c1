import { experiments } from '@xinglin/simulation/experiment'
import {
  acting,
  assessing,
  atOnce,
  goldenWay,
  proofreadProtocol,
  replaying,
  settle,
  usualOf,
  type Action,
  type Protocol,
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

/** Somebody who reads nothing: any answers until they pass, every hypothesis ↑, everything on the tray for every step, all results ↑. */
const clickedThrough = (protocol: Protocol, seed: number): RunEvent[] => {
  const events = goldenWay(protocol).slice(0, 1)
  const setup = { protocol, seed }
  const run = atOnce(replaying(setup, events))
  settle(run)
  let steps = 0
  const take = (action: Action): void => {
    steps += Math.ceil(0.5 / run.bench.model.dt)
    if (atOnce(acting(run, action, steps))) return
    settle(run)
    events.push({ seq: run.seq, at: 0, steps, action })
  }
  take({
    type: 'suppose',
    hypotheses: Object.fromEntries(
      protocol.steps.map(({ id }) => [id, { direction: 'up' as const, reason: '会升高' }]),
    ),
  })
  const perform = (deed: Protocol['tray'][number], step?: string) =>
    take({
      type: 'do',
      deed: deed.id,
      values: usualOf(deed),
      ...(step === undefined ? {} : { step }),
    })
  for (const deed of protocol.tray) if (deed.group === 'prepare') perform(deed)
  for (const { id } of protocol.checks) take({ type: 'check', check: id })
  for (const { id } of protocol.steps) {
    for (const deed of protocol.tray) if (deed.group !== 'prepare') perform(deed, id)
    take({ type: 'result', step: id, direction: 'up' })
  }
  take({ type: 'submit', sections: {} })
  return events
}

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
      expect(worth(clickedThrough(protocol, seed))).toBeLessThan(60)
    },
  )

  test('calls its experiment by its name, and says what stays unreviewed', () => {
    const model = experiments.find(({ model }) => model.id === protocol.model)?.model
    expect(model?.zh).toContain(protocol.title.slice(0, 4))
    expect(protocol.reviewedBy).toBeUndefined()
  })
})
