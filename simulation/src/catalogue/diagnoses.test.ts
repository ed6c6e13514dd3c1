import { expect, test } from 'vitest'
import { codeOfName, diagnoses, diagnosisOf, formerCodeOfName } from './diagnoses.ts'

test('a name stands under one code', () => {
  const names = diagnoses.flatMap(({ zh, aliases }) => [zh, ...aliases])
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test.each([
  ['急性呼吸衰竭', 'J96.0'],
  ['慢性呼吸衰竭', 'J96.1'],
  ['Ⅰ型呼吸衰竭', 'J96.9'],
  ['Ⅱ型呼吸衰竭', 'J96.9'],
  ['输卵管妊娠破裂', 'O00.1'],
  ['宫外孕', 'O00.9'],
  ['2型糖尿病', 'E11.9'],
  ['糖尿病足', 'E11.5'],
  ['感染性休克', 'R57.2'],
  ['抑郁症', 'F32.9'],
  ['大叶性肺炎', 'J18.1'],
  ['乙肝肝硬化', 'K74.6'],
  ['Todd麻痹', 'G83.8'],
])('%s is %s', (name, code) => expect(codeOfName(name)).toBe(code))

test('time, type and cause are not told by a name that does not say them', () => {
  const requirements: readonly (readonly [RegExp, RegExp])[] = [
    [/[ⅠⅡ]型呼吸衰竭/u, /急性|慢性/u],
    [/不伴并发症/u, /足|视网膜|神经病变/u],
    [/未特指/u, /重度|破裂伴|左|右/u],
  ]
  const wrong = diagnoses.filter(({ zh, aliases }) =>
    requirements.some(
      ([one, other]) =>
        [zh, ...aliases].some((name) => one.test(name)) &&
        [zh, ...aliases].some((name) => other.test(name)),
    ),
  )
  expect(wrong).toEqual([])
})

test('a former code is one of the catalogue, and another than today’s', () => {
  for (const name of ['大叶性肺炎', 'Ⅱ型呼吸衰竭', '抑郁症', '宫外孕', 'Todd麻痹', '流产']) {
    const former = formerCodeOfName(name)
    expect(diagnosisOf(former ?? '')).toBeDefined()
    expect(former).not.toBe(codeOfName(name))
  }
})
