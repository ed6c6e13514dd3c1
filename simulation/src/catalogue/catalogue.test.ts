import { expect, test } from 'vitest'
import {
  codeOfName,
  diagnoses,
  ecgLeads,
  examinations,
  isMeantBy,
  isOrderReference,
  orderKinds,
  orders,
  rangeFor,
  readings,
  regions,
  techniques,
  tests,
} from './index.ts'

test.each([
  ['examinations', examinations.map(({ id }) => id)],
  ['tests', tests.map(({ id }) => id)],
  ['orders', orders.map(({ id }) => id)],
  ['diagnoses', diagnoses.map(({ code }) => code)],
  ['readings', readings.map(({ id }) => id)],
  ['leads', ecgLeads],
])('no two %s have the same id', (_what, ids) => expect(new Set(ids).size).toBe(ids.length))

test('every examination and order belongs to a heading that is shown, and every heading has some', () => {
  expect(new Set(examinations.map(({ region }) => region))).toEqual(new Set(Object.keys(regions)))
  expect(new Set(examinations.map(({ technique }) => technique))).toEqual(
    new Set(Object.keys(techniques)),
  )
  expect(new Set(orders.map(({ kind }) => kind))).toEqual(new Set(Object.keys(orderKinds)))
})

test('a name or alias belongs to one diagnosis alone, else a typed one would be ambiguous', () => {
  const names = diagnoses.flatMap(({ zh, aliases }) => [zh, ...aliases])
  expect(names.filter((one, at) => names.indexOf(one) !== at)).toEqual([])
})

test('a diagnosis is known by its whole name and never by a part of it', () => {
  expect(codeOfName(' 急性下壁心梗 ')).toBe(undefined)
  expect(codeOfName('下壁心梗')).toBe('I21.1')
  expect(codeOfName('TIA')).toBe('G45.9')
  expect(codeOfName('')).toBe(undefined)
})

test.each([
  ['心绞痛', 'I20.9'],
  ['反流性食管炎', 'K21.0'],
  ['肾绞痛', 'N23'],
  ['病毒性脑炎', 'A86'],
  ['恶性胸腔积液', 'C78.2'],
  ['类肺炎性胸腔积液', 'J91'],
  ['结核性胸膜炎', 'A16.5'],
])('%s is %s of ICD-10 and no neighbour', (name, code) => expect(codeOfName(name)).toBe(code))

test('an order is meant by its id and by each of its classes', () => {
  expect(isMeantBy('nitroglycerin', 'class:nitrate')).toBe(true)
  expect(isMeantBy('aspirin', 'class:nitrate')).toBe(false)
  expect(isOrderReference('class:nitrat')).toBe(false)
})

test('ranges follow sex, childhood and age', () => {
  const count = tests.find(({ id }) => id === 'cbc')
  const haemoglobin =
    count?.kind === 'laboratory' ? count.analytes.find(({ id }) => id === 'Hb') : undefined
  if (haemoglobin === undefined) throw new Error('no haemoglobin')
  expect(rangeFor(haemoglobin, { gender: 1, age: 50 })).toEqual([130, 175])
  expect(rangeFor(haemoglobin, { gender: 0, age: 50 })).toEqual([115, 150])
  expect(rangeFor(haemoglobin, { gender: 0, age: 3 })).toEqual([112, 149])
  const kidney = tests.find(({ id }) => id === 'kidney')
  const creatinine =
    kidney?.kind === 'laboratory' ? kidney.analytes.find(({ id }) => id === 'Cr') : undefined
  if (creatinine === undefined) throw new Error('no creatinine')
  expect(rangeFor(creatinine, { gender: 1, age: 59 })).toEqual([57, 97])
  expect(rangeFor(creatinine, { gender: 1, age: 60 })).toEqual([57, 111])
  expect(rangeFor(creatinine, { gender: 0, age: 60 })).toEqual([41, 81])
})
