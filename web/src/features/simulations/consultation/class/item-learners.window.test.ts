import { expect, test } from 'vitest'
import { learnersCsv } from './item-learners.tsx'

test('a table for spreadsheets takes no name for a formula, and cuts scores as the screen does', () => {
  const row = {
    SessionId: 's',
    ProgressId: 'p',
    Name: '=cmd()',
    Best: 89.99,
    Level: 'A',
    Tries: 2,
    Minutes: 31,
    LastAt: '2026-11-20T02:00:00.000Z',
  }
  const [, first, second] = learnersCsv([
    row,
    { ...row, Name: '林小满', Best: null, Level: '' },
  ]).split('\r\n')
  expect(first).toMatch(/^"'=cmd\(\)","89\.9","A","2","31",/)
  expect(second).toMatch(/^"林小满","","",/)
})
