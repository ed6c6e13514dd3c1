import { expect, test } from 'vitest'
import { sampleCase } from '../fixtures/sample-case.ts'
import { play, sampleSetup } from '../fixtures/sample-session.ts'

/** The lines of a test of which the case says something. */
const sheetOf = (id: string, values: Readonly<Record<string, string | number>>) => {
  const [first] = sampleCase().tests
  if (first === undefined) throw new Error('the sample has no test')
  const others = sampleCase().tests.filter((one) => one.id !== id)
  const { tracing: _, reading: __, ...plain } = first
  const { state } = play(
    [
      { type: 'order', tests: [id] },
      { type: 'wait', minutes: 60 },
    ],
    {
      ...sampleSetup,
      script: { ...sampleCase(), tests: [...others, { ...plain, id, values }] },
    },
  )
  return state.results.find(({ test }) => test === id)?.lines ?? []
}

test('no blood group is abnormal, and none is what others should have', () =>
  expect(sheetOf('blood-group', { ABO: 'AB型' })[0]).toMatchObject({
    value: 'AB型',
    range: '',
    flag: '',
  }))

test('what is told in words and differs from health is marked', () =>
  expect(sheetOf('blood-group', { Rh: '阴性' })[1]).toMatchObject({
    value: '阴性',
    range: '阳性',
    flag: '*',
  }))
