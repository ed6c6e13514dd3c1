import { expect, test } from 'vitest'
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
  resetUserPws,
  savePreferences,
  saveProfile,
  signOutDevice,
} from '@xinglin/contract/identity'
import * as learning from '@xinglin/contract/learning'
import { addLead } from '@xinglin/contract/licences'
import { deleteNote, listNotes } from '@xinglin/contract/notes'
import * as search from '@xinglin/contract/search'
import { getSchoolByDomain, listPortals } from '@xinglin/contract/schools'
import {
  addCourseGlance,
  addPageAccess,
  getSchoolCourseStatistic,
} from '@xinglin/contract/statistics'
import { modeOf } from '@xinglin/wire'
import { everyCall } from '@xinglin/contract/specification'
import { holdMatrix, openColumns, type MatrixRow, type TestApp } from '#testing'

const course = (app: TestApp) => ({ CourseId: app.fixture.courses['a.open'] })
let phone = 13_800_000_000
const lead = (app: TestApp) => ({ ...course(app), Name: '甲', Phone: String((phone += 1)) })

/** Calls that must be answered well to those who may, with what is sent to them: A, G, S, T, M, V. All that may or may not stands in docs/permissions.md. */
const matrix: readonly MatrixRow[] = [
  [getSchoolByDomain, '✓✓✓✓✓✓', {}],
  [listPortals, '✓✓✓✓✓✓', {}],
  [keepAlive, '–✓✓✓✓✓', {}],
  [getSensitiveWord, '–✓✓✓✓✓', {}],
  [addPageAccess, '✓✓✓✓✓✓', { code: 1, title: '首页', url: '/' }],
  [getSchoolCourseStatistic, '✓✓✓✓✓✓', {}],
  [getCourseSearchConditionClient, '✓✓✓✓✓✓', {}],
  [geCoursePaginationClient, '✓✓✓✓✓✓', {}],
  [getRetCourseBaseClient, '✓✓✓✓✓✓', course],
  [getRetCourseDetailClient, '✓✓✓✓✓✓', course],
  [addCourseGlance, '✓✓✓✓✓✓', course],
  [searchCourseList, '✓✓✓✓✓✓', {}],
  [hotCourses, '✓✓✓✓✓✓', {}],
  [getAlikeCourse, '✓✓✓✓✓✓', {}],
  [getUserOtherCourse, '✓✓✓✓✓✓', {}],
  [item, '––✓✓✓✓', course],
  [addCourseFavorute, '––✓✓✓✓', course],
  [delCourseFavorute, '––✓✓✓✓', course],
  [search.suggest, '✓✓✓✓✓✓', {}],
  [search.searchTeachers, '✓✓✓✓✓✓', {}],
  [search.searchTopics, '✓✓✓✓✓✓', {}],
  [search.searchNews, '✓✓✓✓✓✓', {}],
  [search.searchInstead, '✓✓✓✓✓✓', {}],
  [addLead, '✓✓✓✓✓✓', lead],
  [getProfile, '––✓✓✓✓', {}],
  [saveProfile, '––✓✓✓✓', { Gender: 1, Phone: '', Email: '' }],
  [savePreferences, '––✓✓✓✓', {}],
  [listDevices, '––✓✓✓✓', {}],
  [signOutDevice, '––✓✓✓✓', { Id: 'x' }],
  [learning.getMyCourses, '––✓✓––', { Tab: 'learning' }],
  [learning.getAttemptList, '––✓✓––', {}],
  [learning.getLearningCalendar, '––✓✓––', { Year: 2026 }],
  [listNotes, '––✓✓––', {}],
  [deleteNote, '––✓✓––', {}],
  [learning.getRecentLearning, '––✓✓––', {}],
  [learning.getCourseStudyProgressInfo, '––✓✓––', course],
]

const school = openColumns()
const { app, visitor } = school

holdMatrix(school, matrix)

test('no call of the plain list has its body or answer kept', () => {
  const plain = everyCall.filter(({ path }) => modeOf(path, true, true) === 'plain')
  expect(plain.filter((call) => !call.keyless)).toEqual([])
})

test('a teacher tries the own course and no other', async () => {
  const other = await app().signedIn('teacher2')
  expect(await other.calls(learning.getCourseStudyProgressInfo, course(app()))).toMatchObject({
    Code: -10002,
    Msg: '您没有权限操作',
  })
  expect((await other.calls(getRetCourseBaseClient, course(app()))).Data.Verdict).toEqual({
    Reason: 'ok',
    Message: messages.onlyLook,
    Actions: [],
  })
})

test('nobody but its owner reaches an attempt', async () => {
  const owner = visitor('student')
  const { Data } = await owner.calls(learning.getCourseStudyProgressInfo, course(app()))
  const attempt = { ProgressId: Data.ProgressId }
  expect(await owner.calls(learning.getPlayer, attempt)).toMatchObject({ Code: 0 })
  expect(await visitor('teacher').calls(learning.getPlayer, attempt)).toMatchObject({ Code: -404 })
})

test('guests share an account and may not change its password', async () => {
  const change = { OldPassWord: app().fixture.password, NewPassWord: 'Another-2026' }
  expect(await visitor('guest').calls(resetUserPws, change)).toMatchObject({ Code: -10002 })
})

const gated = [getRetCourseBaseClient, getRetCourseDetailClient, addCourseGlance]

test.each(gated.map((call) => [call.path, call] as const))(
  'a closed menu closes %s, but not to administrators',
  async (_path, call) => {
    const ofB = app().fixture.courses['b.open']
    const input = { CourseId: ofB, ProgressId: ofB }
    const student = await app().signedIn('student1', 'b.localhost')
    expect(await student.calls(call, input)).toMatchObject({ http: 403, Code: -403 })
    const admin = await app().signedIn('admin1', 'b.localhost')
    expect((await admin.calls(call, input)).http).toBe(200)
  },
)
