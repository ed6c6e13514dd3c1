import type { TrayDeed } from '@xinglin/contract/simulations/experiment'
import { expect, test } from 'vitest'
import { clockWord, deedWord, figureWord, spanWord } from './words.ts'

const deed = (
  group: TrayDeed['group'],
  ...fields: readonly (readonly [string, number, string])[]
): TrayDeed => ({
  id: 'one',
  zh: '某项',
  note: '',
  group,
  event: { kind: 'one' },
  fields: fields.map(([name, usual, unit]) => ({
    name,
    zh: name,
    unit,
    usual,
    lo: 0,
    hi: 100,
    step: 1,
  })),
})

test('a drug stands at the trace with its dose, anything else with what was set other than usual', () => {
  expect(deedWord(deed('drug', ['dose', 0.2, 'nmol']), { dose: 0.2 })).toBe('某项 0.2 nmol')
  const train = deed('stimulate', ['volts', 2, 'V'], ['hertz', 4, 'Hz'])
  expect(deedWord(train, { volts: 2, hertz: 4 })).toBe('某项')
  expect(deedWord(train, { volts: 2, hertz: 40 })).toBe('某项 40 Hz')
  expect(deedWord(deed('operate'), {})).toBe('某项')
})

test.each([
  [0.005, '5 ms'],
  [0.1 + 0.2, '300 ms'],
  [5, '5 s'],
  [600, '10 min'],
])('%s s is told as %s', (seconds, word) => expect(spanWord(seconds)).toBe(word))

test.each([
  [-0.004, '0.00'],
  [-0.006, '-0.01'],
  [12.34, '12.3'],
  [123.4, '123'],
  [null, '—'],
])('the figure %s is told as %s', (value, word) => expect(figureWord(value)).toBe(word))

test.each([
  [0, 1, '0:00.0'],
  [9.94, 1, '0:09.9'],
  [9.96, 1, '0:10.0'],
  [59.96, 1, '1:00.0'],
  [59.996, 2, '1:00.00'],
  [125.3, 1, '2:05.3'],
  [59.6, 0, '1:00'],
])('%d s with %d places stands at the recorder as %s', (seconds, places, word) =>
  expect(clockWord(seconds, places)).toBe(word),
)
