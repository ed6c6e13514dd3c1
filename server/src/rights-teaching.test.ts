import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call, Principal } from '@xinglin/contract/call'
import * as courses from '@xinglin/contract/courses'
import { callsByRoom, everyCall } from '@xinglin/contract/specification'
import * as teachers from '@xinglin/contract/teachers'
import { testApp, type TestApp, type Visitor } from '#testing'

type Who = Exclude<Principal, 'preview'>
const who: readonly Who[] = ['anonymous', 'guest', 'student', 'teacher', 'admin', 'operator']

const nothing = () => ({})
const teacher = () => ({ UserId: app.fixture.people['a.teacher1'] })

/** The permission matrix of teachers, and of what courses are chosen and narrowed by: A, G, S, T, M, V. */
const matrix: readonly (readonly [Call, string, () => object])[] = [
  [teachers.getRetPaginationCourseUser, '✓✓✓✓✓✓', nothing],
  [teachers.getTeacherTypeDataSource, '✓✓✓✓✓✓', nothing],
  [teachers.getTeacherProfile, '✓✓✓✓✓✓', teacher],
  [teachers.getTeacherDoings, '✓✓✓✓✓✓', teacher],
  [teachers.getOwnTeaching, '–––✓––', nothing],
  [teachers.saveOwnTeaching, '–––✓––', () => ({ Remark: '', Expertise: [] })],
  [courses.searchDeclareCourseList, '✓✓✓✓✓✓', nothing],
  [courses.getApplicableAllowType, '–✓✓✓✓✓', nothing],
  [courses.getKnowledgeAllowType, '–✓✓✓✓✓', nothing],
  [courses.getShortApplicableListByCouseType, '–✓✓✓✓✓', nothing],
  [courses.searchKnowledgeQuizTemplate, '–––✓✓✓', nothing],
]

let app: TestApp
const visitors = new Map<Who, Visitor>()
beforeAll(async () => {
  app = await testApp()
  for (const one of who)
    visitors.set(one, one === 'anonymous' ? app.visitor() : await app.signedIn(`${one}1`))
})
afterAll(() => app.close())

const rows = matrix.flatMap(([call, cells, input]) =>
  who.map((one, i) => [one, call.path, [...cells][i], call, input] as const),
)

test.each(rows.filter(([, , cell]) => cell === '–'))(
  '%s may not %s',
  async (one, _path, _cell, call, input) =>
    expect(await visitors.get(one)?.calls(call, input())).toMatchObject(
      one === 'anonymous'
        ? { http: 401, Code: -401 }
        : { http: 403, Code: -403, Msg: '你没有权限浏览此页面！' },
    ),
)

test.each(rows.filter(([, , cell]) => cell === '✓'))(
  '%s may %s',
  async (one, _path, _cell, call, input) =>
    expect(await visitors.get(one)?.calls(call, input())).toMatchObject({ http: 200, Code: 0 }),
)

test('a link opens one course: of these its holder has what courses are chosen by', () =>
  expect(
    matrix.filter(([{ who: may }]) => may.includes('preview')).map(([{ path }]) => path),
  ).toEqual([
    courses.getApplicableAllowType.path,
    courses.getKnowledgeAllowType.path,
    courses.getShortApplicableListByCouseType.path,
  ]))

test('every call of teachers, and every such loader, has its row', () => {
  const loaders = everyCall.filter(({ path }) =>
    /Declare|AllowType|ShortApplicable|QuizTemplate/.test(path),
  )
  expect(matrix.map(([{ path }]) => path).toSorted()).toEqual(
    [...Object.values(callsByRoom['teachers'] ?? {}), ...loaders]
      .map(({ path }) => path)
      .toSorted(),
  )
})
