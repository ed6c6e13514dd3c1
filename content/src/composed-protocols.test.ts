import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  atOnce,
  composedProtocol,
  isProtocolDraft,
  playedPart,
  playedSeeds,
  playing,
  pointsOf,
  protocolDraft,
  settledProtocol,
  type Protocol,
  type ProtocolDraft,
} from '@xinglin/simulation/practical'
import { demoProtocols } from './index.ts'

const as = { id: 'protocol-mine', version: 3 }
const protocols = demoProtocols().map(({ slug, protocol }) => [slug, protocol] as const)
const protocolOf = (slug: string): Protocol => {
  const protocol = protocols.find(([name]) => name === slug)
  if (!protocol) throw new Error(slug)
  return protocol[1]
}
const base = protocolOf('arterial-pressure')
const whole = protocolDraft(base, '我的血压实验')
const steps = whole['steps'] as readonly ProtocolDraft[]

/** The draft with another first step. */
const first = (change: object): object => ({
  steps: steps.map((one, at) => (at === 0 ? { ...one, ...change } : one)),
})
const response = (change: object): object =>
  first({ response: { ...(steps[0]?.['response'] as object), ...change } })

/** Plays a draft on all specimens, with the base's directions for a guess. */
const settled = (draft: ProtocolDraft, of = base) => {
  const { protocol, problems } = composedProtocol(of, draft, as)
  expect(problems).toEqual([])
  if (!protocol) throw new Error('not composed')
  const guess = (id: string) => of.steps.find((one) => one.id === id)?.response.expect ?? 'none'
  const plays = playedSeeds.map((seed) => atOnce(playing(protocol, seed, guess)))
  return { ...settledProtocol(of, protocol, plays), plays, composed: protocol }
}

test.each(protocols)(
  '%s: what a teacher begins with is the protocol under another name',
  (_, of) => {
    const draft = protocolDraft(of, '本校的方案')
    expect(isProtocolDraft(draft)).toBe(true)
    const { protocol, problems } = composedProtocol(of, draft, as)
    expect(problems).toEqual([])
    expect(protocol).toMatchObject({ ...as, title: '本校的方案', tray: of.tray })
    const all = protocol?.steps.reduce((sum, { weight }) => sum + weight, 0)
    expect(all).toBeCloseTo(20)
  },
)

test.each([
  [
    [2, 2, 2],
    [34, 33, 33],
  ],
  [[1], [100]],
  [
    [3, 1],
    [75, 25],
  ],
  [Array.from({ length: 11 }, () => 2), [10, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]],
])('weights %j are the points %j', (weights, points) => expect(pointsOf(weights)).toEqual(points))

test.each<[string, object, string]>([
  ['a parameter beyond its range', { parameters: { kilograms: 40 } }, 'parameters.kilograms'],
  ['a parameter that is no number', { parameters: { kilograms: '3' } }, 'parameters.kilograms'],
  ['a parameter of another experiment', { parameters: { rheobase: 1 } }, 'parameters.rheobase'],
  ['a parameter named as an object’s own', { parameters: { toString: 1 } }, 'parameters.toString'],
  [
    'a dose beyond the instrument',
    { doses: { adrenaline: { dose: { hi: 5000 } } } },
    'doses.adrenaline.dose.hi',
  ],
  [
    'a usual dose outside its own bounds',
    { doses: { adrenaline: { dose: { usual: 30, lo: 40 } } } },
    'doses.adrenaline.dose.usual',
  ],
  [
    'a figure that a deed lacks',
    { doses: { adrenaline: { grams: { hi: 1 } } } },
    'doses.adrenaline.grams',
  ],
  ['a dose of nothing', { doses: { nothing: { dose: { hi: 1 } } } }, 'doses.nothing'],
  ['a drug left out that a step needs', { leftDeeds: ['adrenaline'] }, 'leftDeeds.adrenaline'],
  ['a preparation left out', { leftDeeds: ['heparinise'] }, 'leftDeeds.heparinise'],
  ['a deed left out that is not there', { leftDeeds: ['nothing'] }, 'leftDeeds.nothing'],
  ['a title of one letter', { title: '血' }, 'title'],
  ['no aim', { purpose: [] }, 'purpose'],
  ['two questions', { questions: base.questions.slice(0, 2) }, 'questions'],
  [
    'an answer that is no option',
    { questions: base.questions.map((one, at) => (at === 1 ? { ...one, answer: [7] } : one)) },
    'questions.1.answer',
  ],
  ['no question to think about', { thinking: [] }, 'thinking'],
  ['a pass mark beyond 100', { pass: 120 }, 'pass'],
  ['points that make no hundred', first({ points: 50 }), 'steps'],
  ['no points', first({ points: 0 }), 'steps.0.points'],
  ['points that are no number', first({ points: '十' }), 'steps.0.points'],
  ['one step alone', { steps: steps.slice(0, 1) }, 'steps'],
  ['steps that are no list', { steps: 'all' }, 'steps'],
  ['a step that is none', { steps: [null, ...steps.slice(1)] }, 'steps.0.id'],
  ['a deed that the tray lacks', first({ deeds: [{ deed: 'fly' }] }), 'steps.0.deeds.0'],
  ['a step without deeds', first({ deeds: [] }), 'steps.0.deeds'],
  [
    'a figure beyond the instrument',
    first({ deeds: [{ deed: 'pull', values: { grams: 900 } }] }),
    'steps.0.deeds.0.values',
  ],
  [
    'a good range without the figure that is used',
    first({ deeds: [{ deed: 'pull', values: { grams: 50 }, good: { grams: [60, 90] } }] }),
    'steps.0.deeds.0.good.grams',
  ],
  ['a channel that is not there', response({ channel: 'tension' }), 'steps.0.response.channel'],
  ['a measure that the channel has not', response({ measure: 'qrs' }), 'steps.0.response.measure'],
  ['a window that ends before it begins', response({ after: [30, 20] }), 'steps.0.response.after'],
  ['a window of three', response({ before: [-10, 0, 3] }), 'steps.0.response.before'],
  ['waiting beyond the recorder', { steps: steps.map((one) => ({ ...one, rest: 1200 })) }, 'steps'],
  ['two steps of one name', { steps: [...steps.slice(0, 10), { ...steps[0], points: 9 }] }, ''],
])('%s is said with its place', (_, change, path) => {
  const { protocol, problems } = composedProtocol(base, { ...whole, ...change }, as)
  expect(protocol).toBeUndefined()
  expect(problems.map((one) => one.path)).toContain(path)
  for (const { zh } of problems) expect(zh).toMatch(/\p{Script=Han}/u)
})

test('any draft at all is read, never thrown back', () =>
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(whole)), fc.anything(), (member, value) => {
      composedProtocol(base, { ...whole, [member]: value }, as)
    }),
    { numRuns: 300 },
  ))

test('a member that nobody knows, and what nobody can keep, is no draft', () => {
  expect(isProtocolDraft({ ...whole, anything: 1 })).toBe(false)
  expect(isProtocolDraft({ title: 'x'.repeat(5000) })).toBe(false)
  expect(isProtocolDraft([])).toBe(false)
})

describe('played', () => {
  test('the protocol as it was goes where it went, and says in which range', () => {
    const { protocol, problems, plays } = settled(whole)
    expect(problems).toEqual([])
    expect(protocol?.steps.map(({ response: { expect: to } }) => to)).toEqual(
      base.steps.map(({ response: { expect: to } }) => to),
    )
    for (const { golden, empty, everything } of plays) {
      expect(golden).toBeGreaterThanOrEqual(90)
      expect(empty).toBe(0)
      expect(everything).toBeLessThan(60)
    }
    const responses = protocol?.steps.map((one) => one.response.found ?? [])
    for (const [at, [least = 0, most = 0]] of (responses ?? []).entries()) {
      expect(least).toBeLessThanOrEqual(most)
      if (base.steps[at]?.response.expect === 'up') expect(least).toBeGreaterThan(0)
    }
  }, 60_000)

  test('a rabbit without the reflex answers otherwise, and the author must say why', () => {
    const blunt = { ...whole, parameters: { reflexGain: 0 } }
    expect(settled(blunt).problems.map(({ zh }) => zh)).toContainEqual(
      expect.stringContaining('在三只标本上方向不一'),
    )
    // What specimens differ in is less than what counts.
    const calm = steps.map((one) =>
      one['id'] === 'I2' || one['id'] === 'I10'
        ? { ...one, response: { ...(one['response'] as object), least: 20 } }
        : one,
    )
    const stiff = { ...blunt, steps: calm }
    const { problems } = settled(stiff)
    const changed = problems.map(({ path }) => path).filter((path) => path.endsWith('.why'))
    expect(changed).toContain('steps.0.why')
    const explained = {
      ...stiff,
      steps: calm.map((one, at) =>
        changed.includes(`steps.${at}.why`)
          ? { ...one, why: '压力感受性反射的增益为零，夹闭后没有反射性的升压。' }
          : one,
      ),
    }
    const again = settled(explained)
    expect(again.problems).toEqual([])
    expect(again.protocol?.steps[0]?.response.expect).toBe('none')
    expect(again.protocol?.parameters).toEqual({ reflexGain: 0 })
  }, 120_000)

  test('a way that the engine refuses is told in its sentence', () => {
    const early = [...steps].toReversed()
    const { problems } = settled({ ...whole, steps: early })
    expect(problems.some(({ zh }) => zh.includes('照示范做时被拒绝'))).toBe(true)
  }, 60_000)

  test('without plays on all specimens nothing is settled; texts change without playing again', () => {
    const { composed, plays } = settled(whole)
    expect(settledProtocol(base, composed, plays.slice(1)).protocol).toBeUndefined()
    const other = composedProtocol(
      base,
      { ...whole, title: '另一个名称', purpose: ['另一个目的'] },
      as,
    )
    expect(playedPart(other.protocol ?? base)).toEqual(playedPart(composed))
    const heavier = composedProtocol(base, { ...whole, parameters: { kilograms: 3 } }, as)
    expect(playedPart(heavier.protocol ?? base)).not.toEqual(playedPart(composed))
  }, 60_000)
})
