import { describe, expect, test } from 'vitest'
import { operation, until, type Action } from './index.ts'
import { pass, shown } from './body.ts'
import { doing, sampleSetup, through } from './sample-procedure.ts'
import { start, type State } from './state.ts'
import { befall, isHandled, resume, treat } from './trouble.ts'

const patient = (saturation: number, flags: Readonly<Record<string, boolean>> = {}): State => {
  const state = start(sampleSetup())
  const vitals = { ...state.vitals, SpO2: saturation }
  return { ...state, vitals, base: vitals, flags }
}

describe('oxygen', () => {
  test.each([
    ['alone', {}, 84],
    ['brings back half of what is missing', { oxygen: true }, 91.5],
    ['breathed for the patient, most of it', { ventilated: true }, 96.75],
  ])('%s', (_, flags, saturation) =>
    expect(pass(patient(84, flags), 300).vitals.SpO2).toBeCloseTo(saturation, 1),
  )
})

test('vital signs approach their target, ever slower, and do not overshoot', () => {
  const states = [0, 10, 20, 40, 80, 300].map((seconds) =>
    pass(befall(patient(97), 'vasovagal', 0.8), seconds),
  )
  const pulses = states.map(({ vitals }) => vitals.P)
  expect(pulses).toEqual(pulses.toSorted((one, other) => other - one))
})

test('the pulse pressure of a failing heart stays', () => {
  const { vitals } = pass(befall(patient(97), 'great-vessel-injury', 1), 600)
  expect(vitals.SBP - vitals.DBP).toBeGreaterThanOrEqual(11.9)
})

describe('a complication', () => {
  const helped = (state: State): State => treat(state, ['stop', 'lay-flat'])

  test('grows while nothing is done', () => {
    const begun = befall(patient(97), 'pneumothorax', 0.5)
    const level = (seconds: number) => pass(begun, seconds).troubles[0]?.level ?? 0
    expect(level(600)).toBeGreaterThan(level(120) + 0.2)
  })

  test('is handled by all that it must have, in time', () => {
    const begun = pass(befall(patient(97), 'vasovagal', 0.7), 30)
    const [half] = treat(begun, ['stop']).troubles
    const [whole] = helped(begun).troubles
    const [late] = helped(pass(begun, 400)).troubles
    expect([half, whole, late].map((one) => one && isHandled(one))).toEqual([false, true, false])
  })

  test('going on while it holds takes back the stopping, afterwards it does not', () => {
    const begun = helped(pass(befall(patient(97), 'vasovagal', 0.7), 30))
    const [early] = resume(begun).troubles
    const [over] = resume(pass(begun, 300)).troubles
    expect([early, over].map((one) => one && isHandled(one))).toEqual([false, true])
  })

  test('a second cause makes the same one worse, not two of it', () => {
    const twice = befall(befall(patient(97), 'vessel-injury', 0.5), 'vessel-injury', 0.5)
    expect(twice.troubles).toHaveLength(1)
    expect(twice.troubles[0]?.aim).toBeCloseTo(0.65)
  })
})

test('figures waver by one or so, the same for everybody of one seed', () => {
  const at = (seed: number, seconds: number) =>
    shown(pass(start(sampleSetup('contest', seed)), seconds)).P
  const figures = Array.from({ length: 40 }, (_, n) => at(1, 4 * n))
  expect(new Set(figures).size).toBeGreaterThan(1)
  for (const figure of figures) expect([79, 80, 81]).toContain(figure)
  expect(figures).toEqual(Array.from({ length: 40 }, (_, n) => at(1, 4 * n)))
})

describe('the view', () => {
  const tools: Action = { type: 'prepare', tools: ['needle'] }

  test('shows vital signs once taken, and living ones once a monitor is on', () => {
    const bare = through(sampleSetup(), tools).state
    expect(operation.view(bare).vitals).toBeUndefined()
    const taken = through(sampleSetup(), tools, doing('measure'), doing('faint')).state
    expect(operation.view(until(taken, taken.at + 60_000)).vitals).toMatchObject({ live: false })
    const watched = through(sampleSetup(), tools, doing('monitor'), doing('faint')).state
    const later = operation.view(until(watched, watched.at + 60_000))
    expect(later.vitals?.live).toBe(true)
    expect(later.vitals?.P).toBeLessThan(70)
    expect(later.signs).toHaveLength(1)
  })

  test('has a rail in guided mode alone, and it says done, not right', () => {
    expect(operation.view(start(sampleSetup())).rail).toBeUndefined()
    const wrong = doing('insert', { depth: 0.1, angle: 90 }, 'vessel')
    const { rail } = operation.view(through(sampleSetup('guided'), tools, wrong).state)
    expect(rail?.filter(({ done }) => done).length).toBeGreaterThanOrEqual(8)
    expect(JSON.stringify(rail)).not.toContain('points')
  })

  test('tells what lies beneath the needle in guided mode alone', () => {
    const into = doing('insert', { depth: 0.1, angle: 90 }, 'vessel')
    expect(operation.view(through(sampleSetup(), tools, into).state).layers).toBeUndefined()
    const { layers } = operation.view(through(sampleSetup('guided'), tools, into).state)
    expect(layers?.length).toBeGreaterThan(1)
    expect(layers?.every(({ zh, cm }) => zh !== '' && cm > 0)).toBe(true)
  })

  test('offers what there are tools and hands for', () => {
    expect(operation.view(start(sampleSetup())).can).not.toContain('insert')
    const { can } = operation.view(through(sampleSetup(), tools).state)
    expect(can).toContain('insert')
    expect(can).not.toContain('advance')
  })
})
