import { afterAll, beforeAll, expect, test } from 'vitest'
import { addLead } from '@xinglin/contract/licences'
import { testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const lead = (more: object = {}) => ({
  CourseId: app.fixture.courses['a.unlicensed'] ?? '',
  Name: '林小满',
  Phone: '13800000000',
  Message: '想买给我们班',
  ...more,
})

test.each([
  ['no name', { Name: ' ' }, '请填写姓名'],
  ['a number that is none', { Phone: '12345' }, '请填写正确的电话号码'],
  ['too many words', { Message: '字'.repeat(501) }, '留言不得超过500个字'],
])('%s is refused in a sentence', async (_what, more, Msg) =>
  expect(await app.visitor().calls(addLead, lead(more))).toMatchObject({ Code: -10008, Msg }),
)

test('a sensitive word is refused', async () =>
  expect(await app.visitor().calls(addLead, lead({ Message: '赌博' }))).toMatchObject({
    Code: -10010,
  }))

test('a course that one may not know of is not there', async () => {
  const CourseId = app.fixture.courses['a.inner']
  expect(await app.visitor().calls(addLead, lead({ CourseId }))).toMatchObject({ Code: -404 })
})

test('a wish is kept once, with who wished', async () => {
  const student = await app.signedIn('student1')
  expect(await student.calls(addLead, lead())).toMatchObject({ Code: 0 })
  expect(await student.calls(addLead, lead())).toMatchObject({
    Code: -1,
    Msg: '您已留过联系方式，工作人员会尽快与您联系',
  })
  const { rows } = await app.database.within(app.fixture.schools.a, (db) =>
    db.execute('select name, phone, course_name, person_id, state from lead'),
  )
  expect(rows).toEqual([
    {
      name: '林小满',
      phone: '13800000000',
      course_name: 'a的unlicensed',
      person_id: app.fixture.people['a.student1'],
      state: 'new',
    },
  ])
})
