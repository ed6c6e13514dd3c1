import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as consultation from '@xinglin/contract/simulations/consultation'
import * as courses from '@xinglin/contract/courses'
import * as feedback from '@xinglin/contract/feedback'
import * as identity from '@xinglin/contract/identity'
import { getImport } from '@xinglin/contract/imports'
import * as learning from '@xinglin/contract/learning'
import * as licences from '@xinglin/contract/licences'
import * as notes from '@xinglin/contract/notes'
import * as schools from '@xinglin/contract/schools'
import * as search from '@xinglin/contract/search'
import * as statistics from '@xinglin/contract/statistics'
import * as teachers from '@xinglin/contract/teachers'
import type { Call } from '@xinglin/contract/call'
import { everyCall } from '@xinglin/contract/specification'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'

const about = { Kind: 'sentence', Seq: 1, Part: 0, Meant: 'onset_time' }
const isId = (value: unknown) => typeof value === 'string' && value.length === 36

const named = everyCall.map((call) => [call.path, call] as const)

let app: TestApp
let ofA: Visitor
let ofB: Visitor
beforeAll(async () => {
  // More calls in a minute than a person may make.
  app = await testApp()
  await app.database.global.execute(`update school set menu_codes = '{1,3}' where key = 'b'`)
  ofA = await app.signedIn('student1')
  ofB = await app.signedIn('teacher1', 'b.localhost')
})
afterAll(() => app.close())

test('the application answers every call of the contract', async () => {
  for (const [path, call] of named)
    expect((await app.visitor().calls(call)).Code, path).not.toBe(-10404)
})

test.each(named)('%s refuses a session of another school', async (_path, call) => {
  const answered = await ofB.calls(call, {}, { host: 'a.localhost' })
  expect(answered.Code).toBe(-401)
  expect(answered.http).toBe(401)
})

/** Somebody of school A who may use the route at all. */
const whoMay = async (call: Call): Promise<Visitor> => {
  if (call.who.includes('student')) return ofA
  const role = (['teacher', 'admin', 'operator'] as const).find((one) => call.who.includes(one))
  const known = others.get(role ?? '')
  if (known) return known
  const visitor = await app.signedIn(`${role}1`)
  others.set(role ?? '', visitor)
  return visitor
}
const others = new Map<string, Visitor>()

const withDomain = named.filter(
  ([path]) => !path.includes('UserManage') && !path.includes('GetSchoolByDomain'),
)

test.each(withDomain)('%s refuses the Domain and the id of another school', async (_path, call) => {
  const visitor = await whoMay(call)
  expect(await visitor.calls(call, { Domain: 'b.localhost' })).toMatchObject({
    Code: -404,
    Msg: '数据不存在',
  })
  expect(await visitor.calls(call, { SchoolId: app.fixture.schools.b })).toMatchObject({
    Code: -404,
  })
})

const forOneself = withDomain.filter(([, call]) => !call.namesAnother)

test.each(forOneself)('%s refuses a UserId that is another’s', async (_path, call) => {
  const other = app.fixture.people['a.student2']
  expect(await (await whoMay(call)).calls(call, { UserId: other })).toMatchObject({
    Code: -10002,
    Msg: '您没有权限操作',
  })
})

describe('an object of another school does not exist', () => {
  let progressOfB = ''
  const feedbackOfB = newId()
  beforeAll(async () => {
    const student = await app.signedIn('student1', 'b.localhost')
    const input = { Id: feedbackOfB, Type: 'other', Content: '乙校的一条反馈。' }
    expect((await student.calls(feedback.addFeedback, input)).Code).toBe(0)
    const opened = await student.calls(learning.getCourseStudyProgressInfo, {
      CourseId: app.fixture.courses['b.open'],
    })
    progressOfB = opened.Data.ProgressId
  })

  const CourseId = () => app.fixture.courses['b.open']
  const cases: [string, Call, () => object][] = [
    ['a course', courses.getRetCourseBaseClient, () => ({ CourseId: CourseId() })],
    ['its parts', courses.getRetCourseDetailClient, () => ({ CourseId: CourseId() })],
    ['a look at it', statistics.addCourseGlance, () => ({ CourseId: CourseId() })],
    ['its study', learning.getCourseStudyProgressInfo, () => ({ CourseId: CourseId() })],
    ['what it teaches', courses.item, () => ({ CourseId: CourseId() })],
    ['keeping it', courses.addCourseFavorute, () => ({ CourseId: CourseId() })],
    [
      'a wish to buy it',
      licences.addLead,
      () => ({ CourseId: CourseId(), Name: '甲', Phone: '13800000000' }),
    ],
    ['the detail of an attempt', learning.getAttemptDetail, () => ({ ProgressId: progressOfB })],
    ['a link to a report', learning.shareResult, () => ({ ProgressId: progressOfB })],
    [
      'a note',
      notes.saveNote,
      () => ({
        Id: progressOfB,
        ProgressId: progressOfB,
        ItemId: progressOfB,
        Anchor: {},
        Text: '笔记',
      }),
    ],
    ['an attempt', learning.getPlayer, () => ({ ProgressId: progressOfB })],
    ['an item', learning.getItem, () => ({ ProgressId: progressOfB, ItemId: progressOfB })],
    [
      'a position',
      learning.saveItemProgress,
      () => ({ ProgressId: progressOfB, ItemId: progressOfB, Seq: 1, Position: {} }),
    ],
    [
      'a quiz',
      learning.submitQuiz,
      () => ({ ProgressId: progressOfB, ItemId: progressOfB, Answers: {} }),
    ],
    ['an ending', learning.finishAttempt, () => ({ ProgressId: progressOfB })],
    [
      'a consultation',
      consultation.createSession,
      () => ({ CourseId: CourseId(), ProgressId: progressOfB, ItemId: progressOfB }),
    ],
    ['its view', consultation.getView, () => ({ SessionId: progressOfB })],
    [
      'a question in it',
      consultation.ask,
      () => ({ SessionId: progressOfB, Seq: 0, ClientActionId: 'action-0001', Text: '您好' }),
    ],
    [
      'an action in it',
      consultation.act,
      () => ({
        SessionId: progressOfB,
        Seq: 0,
        ClientActionId: 'action-0001',
        Action: { type: 'hint' },
      }),
    ],
    ['its words', consultation.getWords, () => ({ SessionId: progressOfB, Seq: 1 })],
    ['its ending', consultation.finish, () => ({ SessionId: progressOfB })],
    ['its report', consultation.getReport, () => ({ SessionId: progressOfB })],
    ['an appeal of it', consultation.appeal, () => ({ SessionId: progressOfB, About: about })],
    ['the consultations of a course', consultation.getSessions, () => ({ CourseId: CourseId() })],
    ['a beat', learning.heartbeat, () => ({ ProgressId: progressOfB, Seconds: 1 })],
  ]
  test.each(cases)('%s', async (_what, call, input) => {
    const foreign = await ofA.calls(call, input())
    expect(foreign).toMatchObject({ http: 200, Code: -404, Msg: '数据不存在', Data: null })
    const never = Object.fromEntries(
      Object.entries(input()).map(([name, value]) => [
        name,
        isId(value) ? '01980000-0000-7000-8000-00000000dead' : value,
      ]),
    )
    expect(await ofA.calls(call, never)).toMatchObject({ Code: foreign.Code, Msg: foreign.Msg })
  })

  const foreign = () => app.fixture.courses['b.open']
  const person = () => app.fixture.people['b.student1']
  const fields = { Name: '甲', Comment: '原因', Note: '', State: 'handled' as const }
  const managed: [string, Call, () => object][] = [
    ['the history of a course', courses.getCourseHistory, () => ({ CourseId: foreign() })],
    [
      'its flow',
      courses.moveCourse,
      () => ({ ...fields, CourseId: foreign(), Action: 'takeDown' }),
    ],
    ['one', identity.saveUser, () => ({ Id: person(), RealName: '甲', Number: 'x', RoleType: 4 })],
    ['people', identity.disableUsers, () => ({ Ids: [person()], Disabled: true })],
    ['a password', identity.resetPassword, () => ({ Id: person() })],
    ['an import', getImport, () => ({ ImportId: foreign() })],
    ['a feedback', feedback.getFeedback, () => ({ Id: feedbackOfB })],
    [
      'a reply to it',
      feedback.handleFeedback,
      () => ({ Id: feedbackOfB, Action: 'reply', Content: '回复', Version: '' }),
    ],
    ['a wish', licences.handleLead, () => ({ ...fields, Id: foreign() })],
    [
      'a department',
      schools.saveDepartment,
      () => ({ Id: app.fixture.departments['b'], Name: '甲', Motif: 'book' }),
    ],
    [
      'a department to delete',
      schools.deleteDepartment,
      () => ({ Id: app.fixture.departments['b'] }),
    ],
  ]
  test.each(managed)('%s, to those who run a school', async (_what, call, input) => {
    const admin = await whoMay(call)
    expect(await admin.calls(call, input())).toMatchObject({ Code: -404, Msg: '数据不存在' })
  })

  test('a licence is given to courses of the own school alone', async () => {
    const admin = await whoMay(licences.saveLicences)
    const input = { CourseIds: [foreign()], State: 'granted' }
    expect((await admin.calls(licences.saveLicences, input)).Data).toEqual({ Changed: 0 })
  })

  test('a department of another school filters everything out', async () => {
    const input = { ParentSectionId: app.fixture.departments['b'] }
    expect((await ofA.calls(courses.geCoursePaginationClient, input)).Data).toEqual({
      List: [],
      Count: 0,
    })
    const people = await ofA.calls(teachers.getRetPaginationCourseUser, {
      DepartId: app.fixture.departments['b'],
    })
    expect(people.Data).toEqual({ User: [], Count: 0 })
    const results = await ofA.calls(courses.searchCourseList, {
      PSubjectId: app.fixture.departments['b'],
    })
    expect(results.Data).toEqual({ List: [], Count: 0 })
  })

  test('nothing of another school is found, offered or hot', async () => {
    const answers = [
      await ofA.calls(courses.searchCourseList, { SearchKey: 'b的' }),
      await ofA.calls(courses.hotCourses, { Count: 100 }),
      await ofA.calls(courses.getUserOtherCourse, { UserId: app.fixture.people['b.teacher1'] }),
      await ofA.calls(search.suggest, { SearchKey: 'b的' }),
      await ofA.calls(search.searchTeachers, { SearchKey: 'b的' }),
    ]
    for (const { Code, Data } of answers) {
      expect(Code).toBe(0)
      expect(JSON.stringify(Data)).not.toContain('b的')
    }
  })
})
