import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyCall } from '@xinglin/contract/specification'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
const visitors: Visitor[] = []
beforeAll(async () => {
  app = await testApp()
  visitors.push(app.visitor(), await app.signedIn('student1'), await app.signedIn('admin1'))
})
afterAll(() => app.close())

/** Values that a member never holds in good faith. */
const nasty: readonly unknown[] = [
  null,
  '',
  'x'.repeat(5_000),
  "'; drop table course; --",
  '%_\\',
  '\u202e\u0007',
  'a\u0000b',
  '+275760-09-13',
  '0000-01-01',
  '2026-13-45',
  0,
  -1,
  1.5,
  99_999,
  9_007_199_254_740_991,
  1e308,
  true,
  [],
  [[[]]],
  {},
  { constructor_: 1 },
]

/** Every name that any call reads, so that members travel where they do not belong too. */
const names = [
  'CourseId',
  'UserId',
  'SkillContestId',
  'Proceed',
  'ProgressId',
  'ItemId',
  'Seq',
  'Position',
  'Answers',
  'Seconds',
  'PageIndex',
  'PageSize',
  'CreateTimeStr',
  'ParentSectionId',
  'SectionId',
  'DepartId',
  'DeclareLevel',
  'DeclareYear',
  'courseType',
  'Remark',
  'Expertise',
  'After',
  'CourseType',
  'Domain',
  'SchoolId',
  'Scope',
  'Type',
  'code',
  'title',
  'url',
  'LoginType',
  'timestamp',
  'UserName',
  'PassWord',
  'Mac',
  'OldPassWord',
  'NewPassWord',
  'schoolId',
  'areaId',
  'operationType',
  'Content',
  'Contact',
  'Pictures',
  'Proof',
  'Parts',
  'Html',
  'Phone',
  'Code',
  'RealName',
  'StudentNo',
  'Agreed',
  'Register',
  'Version',
  'Ticket',
  'SceneId',
  'State',
  'ProviderId',
  'At',
  'From',
  'Src',
  'SessionId',
  'ClientActionId',
  'Text',
  'Action',
]

test.each(everyCall.map((call) => [call.path, call] as const))(
  '%s never faults, whatever a member holds',
  async (path, call) => {
    const told: string[] = []
    // A query of more than 16 kB is refused by the HTTP server itself, before there is a call.
    const inQuery = call.method === 'GET' || call.fileBody
    const values = inQuery ? nasty.filter((one) => String(one).length < 100) : nasty
    for (const value of values) {
      const input = Object.fromEntries(names.map((name) => [name, value]))
      const alone = names.map((name) => ({
        CourseId: app.fixture.courses['a.open'],
        [name]: value,
      }))
      const inputs = path.includes('UserManage') ? [input] : [input, ...alone]
      for (const one of inputs) {
        const visitor = visitors[told.length % visitors.length] ?? app.visitor()
        const { http, Code } = await visitor.calls(call, one)
        if (http >= 500 || Number.isNaN(Code))
          told.push(`${JSON.stringify(one).slice(0, 120)}: ${http} ${Code}`)
        if (http === 401 && visitor.session)
          await visitor.signIn(visitor.session.AccountName, app.fixture.password)
      }
    }
    expect(told).toEqual([])
  },
  60_000,
)
