import { expect, test } from 'vitest'
import type { Picture } from '#catalogue'
import { play, sampleSetup } from '../fixtures/sample-session.ts'

const film: Picture = { kind: 'chest-film', effusion: [{ side: 'right', height: 0.4 }] }

/** The picture that comes of a test, of a patient of an age, with what the case draws. */
const shown = (test: string, { age = 40, picture }: { age?: number; picture?: Picture } = {}) => {
  const { script } = sampleSetup
  const others = script.tests.filter(({ id }) => id !== test)
  const own = { id: test, necessity: 'optional', points: 0, report: '双肺清晰。' } as const
  const tests = [...others, picture === undefined ? own : { ...own, picture }]
  const setup = {
    ...sampleSetup,
    script: { ...script, caseInfo: { ...script.caseInfo, age }, tests },
  }
  const { state } = play(
    [
      { type: 'order', tests: [test] },
      { type: 'wait', minutes: 60 },
    ],
    setup,
  )
  return state.results.find((one) => one.test === test)
}

test('a test brings the picture that the case draws', () =>
  expect(shown('cxr', { picture: film })?.picture).toEqual(film))

test('what a case does not draw is drawn as in health, so that a picture alone tells nothing', () =>
  expect(shown('cxr')?.picture).toEqual({ kind: 'chest-film' }))

test('a test without a drawing, and a child, have none', () => {
  expect(shown('vein-us')).toBeDefined()
  expect(shown('vein-us')?.picture).toBeUndefined()
  expect(shown('cxr', { age: 5 })).toBeDefined()
  expect(shown('cxr', { age: 5 })?.picture).toBeUndefined()
})

test('a later sample has its own picture', () => {
  const { script } = sampleSetup
  const later = [{ from: 40, picture: film }]
  const tests = [
    ...script.tests.filter(({ id }) => id !== 'cxr'),
    { id: 'cxr', necessity: 'optional', points: 0, report: '双肺清晰。', later } as const,
  ]
  const again = [
    { type: 'order', tests: ['cxr'] },
    { type: 'wait', minutes: 41 },
  ] as const
  const caseInfo = { ...script.caseInfo, age: 40 }
  const setup = { ...sampleSetup, script: { ...script, caseInfo, tests } }
  const { state } = play([...again, ...again], setup)
  expect(state.results.map(({ picture }) => picture)).toEqual([{ kind: 'chest-film' }, film])
})
