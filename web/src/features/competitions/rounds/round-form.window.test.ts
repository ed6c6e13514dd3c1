import { expect, test } from 'vitest'
import { checkRound, emptyStation, inputOf, pastedItems, valuesOf } from './round-form.ts'

test('a sheet that is pasted becomes lines with their points', () =>
  expect(
    pastedItems('判断意识与呼吸\t5\n\n胸外按压部位（10分）\n按压频率100至120次：2.5\n态度').map(
      ({ Text, Points }) => [Text, Points],
    ),
  ).toEqual([
    ['判断意识与呼吸', '5'],
    ['胸外按压部位', '10'],
    ['按压频率100至120次', '2.5'],
    ['态度', ''],
  ]))

test('what is wrong with a station says which one', () => {
  const fine = {
    ...emptyStation(50, 'manikin'),
    Name: '缝合',
    Items: [{ Id: 'x', Text: '打结', Points: '5', Cap: '0' }],
  }
  const values = { ...valuesOf(undefined, 1), Stations: [fine, { ...fine, Minutes: '0' }] }
  expect(checkRound(values).Stations).toBe('第2站：时长须为1至120分钟')
  expect(checkRound({ ...values, Stations: [fine] })).toEqual({})
})

test('a line that was left empty is not sent', () => {
  const station = { ...emptyStation(100, 'manikin'), Name: '缝合' }
  expect(checkRound({ ...valuesOf(undefined, 1), Stations: [station] })).toEqual({})
})

test('a paper has no sheet and no judges', () => {
  const station = { ...emptyStation(100, 'paper'), Name: '理论', SourceId: 'x' }
  const values = { ...valuesOf(undefined, 1), Format: 'exam' as const, Stations: [station] }
  expect(checkRound(values)).toEqual({})
  expect(inputOf(values, undefined, 'c', 'r').Form.Stations[0]).toMatchObject({
    Kind: 'paper',
    Items: [],
    Judges: [],
  })
})
