import { expect, test } from 'vitest'
import { assessing, atOnce, goldenWay } from '@xinglin/simulation/practical'
import { firstProtocol } from '#testing'
import { openEngines } from './engines.ts'
import type { JobResult } from './job.ts'

const protocol = firstProtocol()
const setup = { protocol, seed: 7 }
const events = goldenWay(protocol)

const keptIn = (came: JobResult) => {
  if (came.kind !== 'acted' || came.refused) throw new Error(JSON.stringify(came))
  return came.kept
}

test('a thread computes what this one does, bit for bit, event after event and all over again', async () => {
  const engines = openEngines(2)
  try {
    const here = atOnce(assessing(setup, events))
    const there = await engines.run({ kind: 'assess', setup, events })
    expect(there.came).toEqual({ kind: 'assessed', assessment: here })
    expect(JSON.stringify(there.came)).toBe(JSON.stringify({ kind: 'assessed', assessment: here }))
    const acted = { kind: 'act', setup, elapsed: 1e6 } as const
    let kept
    for (const { action, steps } of events.slice(0, 30))
      kept = keptIn((await engines.run({ ...acted, kept, events: [], action, steps })).came)
    const [last] = events.slice(29, 30)
    if (!last) throw new Error('no event')
    const again = await engines.run({
      ...acted,
      kept: undefined,
      events: events.slice(0, 29),
      action: last.action,
      steps: last.steps,
    })
    expect(JSON.stringify(keptIn(again.came))).toBe(JSON.stringify(kept))
  } finally {
    await engines.close()
  }
})

test('a thread that breaks down fails who waited for it, and the next is served by another', async () => {
  const engines = openEngines(1)
  try {
    // A protocol of no model: the thread says so and goes on.
    const unknown = { ...protocol, model: 'unknown' }
    const failing = engines.run({
      kind: 'assess',
      setup: { protocol: unknown, seed: 1 },
      events: [],
    })
    await expect(failing).rejects.toThrow('no experiment unknown')
    const cut = engines.run({ kind: 'assess', setup, events })
    await engines.close()
    await expect(cut).rejects.toMatchObject({ code: -10503 })
    const { came } = await engines.run({ kind: 'assess', setup, events: [] })
    expect(came.kind).toBe('assessed')
  } finally {
    await engines.close()
  }
})
