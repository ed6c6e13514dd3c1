import { expect, test } from 'vitest'
import type { Call } from '@xinglin/contract/call'
import { everyCall } from '@xinglin/contract/specification'
import { columns, holdMatrix, openColumns, type MatrixRow } from '#testing'

/** What is for those who run the school. */
const forManagers = everyCall.filter(
  ({ who }) => who.includes('operator') && !who.includes('teacher'),
)

/** Refused to everybody whom the contract does not name; what those may who are named, the rooms' own tests decide. */
const refused = (call: Call): MatrixRow => [
  call,
  columns.map((one) => (call.who.includes(one) ? '·' : '–')).join(''),
]

holdMatrix(openColumns(), forManagers.map(refused))

test('operators alone found and suspend schools', () =>
  expect(
    forManagers
      .filter(({ who }) => !who.includes('admin'))
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual([
    '/api/SynopsisSchool/ListSchools',
    '/api/SynopsisSchool/MakeSchool',
    '/api/SynopsisSchool/SuspendSchool',
  ]))
