import { expect, test } from 'vitest'
import { asking } from '../session/golden.ts'
import { relationIn } from './relation.ts'
import { sampleCase } from '../fixtures/sample-case.ts'
import { play, sampleSetup } from '../fixtures/sample-session.ts'

const fact = (id: string, asks: readonly string[], text: string) => ({
  id,
  asks: [...asks],
  text,
  layer: 2 as const,
  key: false,
  safety: false,
  cue: false,
  reveals: [],
})
const sample = sampleCase()
const setup = {
  ...sampleSetup,
  script: {
    ...sample,
    facts: [
      ...sample.facts,
      fact('F80', ['timing'], '白天晚上都一样。'),
      fact('F81', ['aggravate'], '一跑起来就咳得厉害。'),
      fact('F82', ['relieve'], '吃饭的时候能好一点。'),
      fact('F83', ['location'], '就嗓子这儿。'),
    ],
  },
}
const says = (...questions: readonly (readonly [string, string])[]): string =>
  (
    play(
      questions.map(([text, intent]) => asking(text, [intent])),
      setup,
    ).events.at(-1)?.observations ?? []
  )
    .flatMap((one) => (one.type === 'say' ? [one.text] : []))
    .join('')

test.each([
  ['疼跟吃饭有关系吗', ['meal']],
  ['跟姿势有没有关系', ['flat', 'bent', 'turn']],
  ['和呼吸有关吗', ['breath']],
  ['吃饭怎么样', []],
])('%s', (text, circumstances) => expect(relationIn(text)).toEqual(circumstances))

test('a connection is answered by what is told of that circumstance, whatever it was taken for', () => {
  expect(says(['咳跟吃饭有关系吗', 'timing'])).toContain('吃饭的时候能好一点')
  expect(says(['咳跟吃饭有关系吗', 'aggravate'])).toContain('吃饭的时候能好一点')
  expect(says(['咳跟早晚有关系吗', 'timing'])).toContain('白天晚上都一样')
})

test('with something of which nothing is told: what makes it worse, once, and not the time of day', () => {
  expect(says(['咳跟呼吸有关系吗', 'timing'])).toContain('一跑起来')
  const again = says(['什么时候更厉害', 'aggravate'], ['咳跟呼吸有关系吗', 'timing'])
  expect(again).not.toMatch(/一跑起来|白天晚上/)
})

test('what is asked beside it is answered for itself', () =>
  expect(says(['咳在哪里，跟吃饭有关系吗', 'location'])).toContain('就嗓子这儿'))
