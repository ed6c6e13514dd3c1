import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Call, Principal } from '@xinglin/contract/call'
import {
  addCourseFavorute,
  delCourseFavorute,
  getAlikeCourse,
  getCourseSearchConditionClient,
  geCoursePaginationClient,
  getRetCourseBaseClient,
  getRetCourseDetailClient,
  getUserOtherCourse,
  hotCourses,
  item,
  messages,
  searchCourseList,
} from '@xinglin/contract/courses'
import { getSensitiveWord } from '@xinglin/contract/dictionaries'
import {
  getProfile,
  keepAlive,
  listDevices,
  login,
  logout,
  resetUserPws,
  savePreferences,
  saveProfile,
  signOutDevice,
  userLoginNew,
} from '@xinglin/contract/identity'
import * as learning from '@xinglin/contract/learning'
import { addLead } from '@xinglin/contract/licences'
import { deleteNote, listNotes, saveNote } from '@xinglin/contract/notes'
import * as search from '@xinglin/contract/search'
import { getSchoolByDomain, listPortals } from '@xinglin/contract/schools'
import {
  addCourseGlance,
  addPageAccess,
  getSchoolCourseStatistic,
} from '@xinglin/contract/statistics'
import { modeOf } from '@xinglin/wire'
import { callsByRoom, everyCall } from '@xinglin/contract/specification'
import { testApp, type TestApp, type Visitor } from '#testing'

type Cell = '✓' | '–'
type Who = Exclude<Principal, 'preview'>
const who: readonly Who[] = ['anonymous', 'guest', 'student', 'teacher', 'admin', 'operator']

const course = (app: TestApp) => ({ CourseId: app.fixture.courses['a.open'] })
const nothing = () => ({})
let phone = 13_800_000_000
const lead = (app: TestApp) => ({ ...course(app), Name: '甲', Phone: String((phone += 1)) })

/** Rooms whose rows stand in a file of their own, `rights-<room>.test.ts`. */
const apart = [
  'reviews',
  'previews',
  'feedback',
  'news',
  'topics',
  'models',
  'doors',
  'resources',
  'teachers',
].flatMap((room) =>
  Object.values(callsByRoom[room] ?? {}).filter(({ path }) => !path.includes('DropDown')),
)

/** `rights-dropdowns.test.ts` and `rights-teaching.test.ts` have the rows of the loaders of choices. */
const loaders = everyCall.filter(({ path }) =>
  /DropDown|AreaInfo|SchoolData|Template|Declare|AllowType|ShortApplicable/.test(path),
)

/** What is for those who run the school; `rights-manage.test.ts` has its rows. */
const forManagers = everyCall.filter(
  (call) => call.who.includes('operator') && !call.who.includes('teacher') && !apart.includes(call),
)

/** The permission matrix as far as calls are answered: A, G, S, T, M, V in the order of `who`. */
const matrix: readonly (readonly [Call, string, (app: TestApp) => object])[] = [
  [getSchoolByDomain, '✓✓✓✓✓✓', nothing],
  [listPortals, '✓✓✓✓✓✓', nothing],
  [logout, '✓✓✓✓✓✓', nothing],
  [keepAlive, '–✓✓✓✓✓', nothing],
  [getSensitiveWord, '–✓✓✓✓✓', nothing],
  [addPageAccess, '✓✓✓✓✓✓', () => ({ code: 1, title: '首页', url: '/' })],
  [getSchoolCourseStatistic, '✓✓✓✓✓✓', nothing],
  [getCourseSearchConditionClient, '✓✓✓✓✓✓', nothing],
  [geCoursePaginationClient, '✓✓✓✓✓✓', nothing],
  [getRetCourseBaseClient, '✓✓✓✓✓✓', course],
  [getRetCourseDetailClient, '✓✓✓✓✓✓', course],
  [addCourseGlance, '✓✓✓✓✓✓', course],
  [searchCourseList, '✓✓✓✓✓✓', nothing],
  [hotCourses, '✓✓✓✓✓✓', nothing],
  [getAlikeCourse, '✓✓✓✓✓✓', nothing],
  [getUserOtherCourse, '✓✓✓✓✓✓', nothing],
  [item, '––✓✓✓✓', course],
  [addCourseFavorute, '––✓✓✓✓', course],
  [delCourseFavorute, '––✓✓✓✓', course],
  [search.suggest, '✓✓✓✓✓✓', nothing],
  [search.searchTeachers, '✓✓✓✓✓✓', nothing],
  [search.searchTopics, '✓✓✓✓✓✓', nothing],
  [search.searchNews, '✓✓✓✓✓✓', nothing],
  [search.searchInstead, '✓✓✓✓✓✓', nothing],
  [addLead, '✓✓✓✓✓✓', lead],
  [getProfile, '––✓✓✓✓', nothing],
  [saveProfile, '––✓✓✓✓', () => ({ Gender: 1, Phone: '', Email: '' })],
  [savePreferences, '––✓✓✓✓', nothing],
  [listDevices, '––✓✓✓✓', nothing],
  [signOutDevice, '––✓✓✓✓', () => ({ Id: 'x' })],
  [learning.getMyCourses, '––✓✓––', () => ({ Tab: 'learning' })],
  [learning.getAttemptList, '––✓✓––', nothing],
  [learning.getLearningCalendar, '––✓✓––', () => ({ Year: 2026 })],
  [listNotes, '––✓✓––', nothing],
  [deleteNote, '––✓✓––', nothing],
  [learning.getRecentLearning, '––✓✓––', nothing],
  [learning.getCourseStudyProgressInfo, '––✓✓––', course],
]

const rows = matrix.flatMap(([call, cells, input]) =>
  who.map((one, i) => [one, call.path, [...cells][i] as Cell, call, input] as const),
)

let app: TestApp
const visitors = new Map<Who, Visitor>()
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const visitorOf = async (one: Who): Promise<Visitor> => {
  if (one === 'anonymous') return app.visitor()
  const known = visitors.get(one)
  if (known) return known
  const visitor = await app.signedIn(`${one}1`)
  visitors.set(one, visitor)
  return visitor
}

const refusals = rows.filter(([, , cell]) => cell === '–')
const permissions = rows.filter(([, , cell, call]) => cell === '✓' && call !== logout)

test.each(refusals)('%s may not %s', async (one, _path, _cell, call, input) => {
  const answered = await (await visitorOf(one)).calls(call, input(app))
  if (call.signInFirst && (one === 'anonymous' || one === 'guest'))
    expect(answered).toMatchObject({ http: 200, Code: -1, Msg: '登录后才可以学习哦！' })
  else
    expect(answered).toMatchObject(
      one === 'anonymous'
        ? { http: 401, Code: -401 }
        : { http: 403, Code: -403, Msg: '你没有权限浏览此页面！' },
    )
})

test.each(permissions)('%s may %s', async (one, _path, _cell, call, input) => {
  expect(await (await visitorOf(one)).calls(call, input(app))).toMatchObject({ http: 200, Code: 0 })
})

/** Calls on an attempt: their rows end where an attempt of one's own begins. */
const onAttempts = [
  learning.getPlayer,
  learning.getItem,
  learning.saveItemProgress,
  learning.submitQuiz,
  learning.finishAttempt,
  learning.heartbeat,
  learning.getAttemptDetail,
  learning.shareResult,
  saveNote,
]
const strangers = onAttempts.flatMap((call) =>
  (['anonymous', 'guest', 'admin', 'operator'] as const).map(
    (one) => [one, call.path, call] as const,
  ),
)

test.each(strangers)('%s may not %s', async (one, _path, call) => {
  expect(await (await visitorOf(one)).calls(call, {})).toMatchObject(
    one === 'anonymous' ? { http: 401, Code: -401 } : { http: 403, Code: -403 },
  )
})

test('every call of the contract has its row', () => {
  // What a link opens is everybody's who has it; its own tests are in the room of learning.
  const doors = [resetUserPws, userLoginNew, login, learning.getTrainingResult]
  const rowed = [
    ...matrix.map(([call]) => call),
    ...apart,
    ...loaders,
    ...onAttempts,
    ...forManagers,
    ...doors,
  ]
  expect(rowed.map(({ path }) => path).toSorted()).toEqual(
    everyCall.map(({ path }) => path).toSorted(),
  )
})

test('no call of the plain list has its body or answer kept', () => {
  const plain = everyCall.filter(({ path }) => modeOf(path, true, true) === 'plain')
  expect(plain.filter((call) => !call.keyless)).toEqual([])
})

test('a teacher tries the own course and no other', async () => {
  const other = await app.signedIn('teacher2')
  expect(await other.calls(learning.getCourseStudyProgressInfo, course(app))).toMatchObject({
    Code: -10002,
    Msg: '您没有权限操作',
  })
  expect((await other.calls(getRetCourseBaseClient, course(app))).Data.Verdict).toEqual({
    Reason: 'ok',
    Message: messages.onlyLook,
    Actions: [],
  })
})

test('nobody but its owner reaches an attempt', async () => {
  const student = await visitorOf('student')
  const { Data } = await student.calls(learning.getCourseStudyProgressInfo, course(app))
  for (const one of ['teacher'] as const) {
    expect(
      await (await visitorOf(one)).calls(learning.getPlayer, { ProgressId: Data.ProgressId }),
    ).toMatchObject({ Code: -404 })
  }
})

test('guests share an account and may not change its password', async () => {
  const change = { OldPassWord: app.fixture.password, NewPassWord: 'Another-2026' }
  expect(await (await visitorOf('guest')).calls(resetUserPws, change)).toMatchObject({
    Code: -10002,
  })
})

const gated = [getRetCourseBaseClient, getRetCourseDetailClient, addCourseGlance]

test.each(gated.map((call) => [call.path, call] as const))(
  'a closed menu closes %s, but not to administrators',
  async (_path, call) => {
    const input = {
      CourseId: app.fixture.courses['b.open'],
      ProgressId: app.fixture.courses['b.open'],
    }
    const student = await app.signedIn('student1', 'b.localhost')
    expect(await student.calls(call, input)).toMatchObject({ http: 403, Code: -403 })
    const admin = await app.signedIn('admin1', 'b.localhost')
    expect((await admin.calls(call, input)).http).toBe(200)
  },
)
