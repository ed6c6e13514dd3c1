import { expect, test } from 'vitest'
import { addressDoctor } from './address.ts'
import { sampleCase } from '../fixtures/sample-case.ts'
import { start } from '../state/state.ts'

const asSaid = (opening: string, gesture = '您坐。'): string => {
  const script = sampleCase()
  const facts = script.facts.map((fact) => ({
    ...fact,
    text: fact.text.replaceAll('您', '你'),
    ...(fact.guarded === undefined ? {} : { guarded: fact.guarded.replaceAll('您', '你') }),
  }))
  return addressDoctor(
    start({
      script: { ...script, opening, facts },
      seed: 1,
      mode: 'practice',
      temperament: 'standard',
    }),
    gesture,
  )
}

test('who says 你 in all that was written for them is not made to say 您', () => {
  expect(asSaid('医生你快看看。')).toBe('你坐。')
  expect(asSaid('医生您快看看。')).toBe('您坐。')
})
