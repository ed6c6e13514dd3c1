import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call, Principal } from '@xinglin/contract/call'
import * as competitions from '@xinglin/contract/competitions'
import {
  getAreaDropDownList,
  getAreaList,
  getDicDropDownList,
} from '@xinglin/contract/dictionaries'
import { getSchoolDataSource } from '@xinglin/contract/schools'
import { callsByRoom, callsOf7 } from '@xinglin/contract/specification'
import { testApp, type TestApp, type Visitor } from '#testing'

type Who = Exclude<Principal, 'preview'>
const who: readonly Who[] = ['anonymous', 'guest', 'student', 'teacher', 'admin', 'operator']

const resources: readonly Call[] = Object.values(callsByRoom['resources'] ?? {}).filter(
  ({ path }) => path.includes('GetDropDown'),
)
const contests: readonly Call[] = Object.values(callsByRoom['competitions'] ?? {})

/** The permission matrix of the loaders of choices: A, G, S, T, M, V; link holders as in `linked`. */
const matrix: readonly (readonly [Call, string])[] = [
  [getSchoolDataSource, '✓✓✓✓✓✓'],
  [getAreaList, '✓✓✓✓✓✓'],
  [getAreaDropDownList, '✓✓✓✓✓✓'],
  [getDicDropDownList, '–✓✓✓✓✓'],
  [competitions.getSkillContestDropDownList, '––✓✓✓✓'],
  [competitions.getDropDownYears, '––✓✓✓✓'],
  [competitions.getDropDownSchoolGame, '––✓✓✓✓'],
  [competitions.getDropDownGameStatus, '––✓✓✓✓'],
  [competitions.getDropDownSimulatioTeachers, '––✓✓✓✓'],
  [competitions.getDropDownSchoolSimulation, '––✓✓✓✓'],
  // What examinations are written from: never for students.
  [competitions.getDropDownExaminations, '–––✓✓✓'],
  [competitions.getDropDownCasePaper, '–––✓✓✓'],
  [competitions.getDropDownTopicCard, '–––✓✓✓'],
  [competitions.getDropDownVirTopicCard, '–––✓✓✓'],
  [competitions.getDropDownQuestion, '–––✓✓✓'],
  [competitions.getDropDownCaseSystom, '–––✓✓✓'],
  [competitions.getDropDownOperationType, '–––✓✓✓'],
  [competitions.getModuleTemplateInfo, '–––✓✓✓'],
  [competitions.getGameSections, '–✓✓✓✓✓'],
  [competitions.getGameApplacable, '–✓✓✓✓✓'],
  ...resources.map((call) => [call, '–✓✓✓✓✓'] as const),
]

let app: TestApp
const visitors = new Map<Who, Visitor>()
beforeAll(async () => {
  app = await testApp()
  for (const one of who)
    visitors.set(one, one === 'anonymous' ? app.visitor() : await app.signedIn(`${one}1`))
})
afterAll(() => app.close())

const rows = matrix.flatMap(([call, cells]) =>
  who.map((one, i) => [one, call.path, [...cells][i], call] as const),
)

test.each(rows.filter(([, , cell]) => cell === '–'))(
  '%s may not %s',
  async (one, _path, _cell, call) =>
    expect(await visitors.get(one)?.calls(call, {})).toMatchObject(
      one === 'anonymous'
        ? { http: 401, Code: -401 }
        : { http: 403, Code: -403, Msg: '你没有权限浏览此页面！' },
    ),
)

test.each(rows.filter(([, , cell]) => cell === '✓'))('%s may %s', async (one, _path, _cell, call) =>
  expect(await visitors.get(one)?.calls(call, {})).toMatchObject({ http: 200, Code: 0 }),
)

test('a link opens one course: of these its holder has the vocabularies alone', () => {
  const linked = matrix.filter(([{ who: may }]) => may.includes('preview'))
  expect(linked.map(([{ path }]) => path)).toEqual([
    getDicDropDownList.path,
    competitions.getGameSections.path,
    competitions.getGameApplacable.path,
    ...resources.map(({ path }) => path),
  ])
})

/** The loaders of the specification, from the first to the last of their section. */
const named = callsOf7.map(([, path]) => path)
const specified = named.slice(
  named.indexOf(getSchoolDataSource.path),
  named.indexOf(getDicDropDownList.path) + 1,
)

test('there are twelve vocabularies of resources, and every loader of the specification has its row', () => {
  expect(matrix.map(([{ path }]) => path).toSorted()).toEqual(specified.toSorted())
  expect(resources).toHaveLength(12)
  const rowed = new Set(matrix.map(([{ path }]) => path))
  expect([...resources, ...contests].filter(({ path }) => !rowed.has(path))).toEqual([])
})
