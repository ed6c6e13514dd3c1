import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addFeedback,
  getFeedbackProof,
  myFeedback,
  queryFeedback,
} from '@xinglin/contract/feedback'
import { newId } from '#platform/ids'
import { solved, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let student: Visitor
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  student = await app.signedIn('student1')
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const good = () => ({
  Id: newId(),
  Type: 'feature',
  Place: '心电图课程',
  CourseId: '',
  Page: '/Course/%20/%20',
  Content: '播放视频时字幕遮住了波形。',
  Pictures: [],
  Contact: '13800000000',
})
const give = async (visitor: Visitor, more: object = {}) => {
  const input = { ...good(), ...more }
  const { Data, Code, Msg } = await visitor.calls(addFeedback, input)
  return { ...input, Code: Data?.Code as string, answered: { Code, Msg } }
}
describe('giving', () => {
  test.each([
    [{ Type: 'praise' }, -10006, '请求内容无法识别'],
    [{ Content: '  ' }, -10008, '请填写反馈内容'],
    [{ Content: '四个字。' }, -10008, '反馈内容不得少于5个字'],
    [{ Content: '好'.repeat(501) }, -10008, '反馈内容不得超过500个字'],
    [{ Content: '\u200B\u3164\u2800\u00AD\u2060' }, -10008, '请填写反馈内容'],
    [{ Content: `好${'\u200B'.repeat(9)}` }, -10008, '反馈内容不得少于5个字'],
    [{ Place: '课'.repeat(101) }, -10008, '相关课程或页面不得超过100个字'],
    [{ Contact: '不告诉你' }, -10008, '请填写正确的手机号码或电子邮箱'],
    [{ Content: '这里有人代办赌 博业务' }, -10010, '内容包含敏感词'],
    [{ Pictures: [newId()] }, -10008, '图片已失效，请重新上传'],
    [{ Pictures: Array.from({ length: 6 }, () => newId()) }, -10008, '最多上传5张图片'],
  ])('%j is refused', async (more, Code, Msg) => {
    const someone = await app.signedIn('student3')
    expect((await give(someone, more)).answered).toEqual({ Code, Msg })
    expect((await someone.calls(myFeedback)).Data.Count).toBe(0)
  })

  test('an astronomical letter counts as one, and 500 of them fit', async () => {
    const { answered } = await give(await app.signedIn('teacher2'), { Content: '😀'.repeat(500) })
    expect(answered.Code).toBe(0)
  })

  test('nobody makes a riddle easier than it was given', async () => {
    const visitor = app.visitor()
    const { Proof } = await solved(visitor)
    const [id = '', until = '', , mark = ''] = Proof.split('.')
    const easy = `${id}.${until}.0.${mark}`
    const { answered } = await give(visitor, { Contact: '13800000000', Proof: easy, Answer: '1' })
    expect(answered.Code).toBeLessThan(0)
  })

  test('a guest needs a solved riddle and a contact', async () => {
    const visitor = app.visitor()
    expect((await give(visitor)).answered).toEqual({ Code: -1, Msg: '安全验证已失效，请重试' })
    const proof = await solved(visitor)
    const wrong = { ...proof, Answer: `${proof.Answer}0` }
    expect((await give(visitor, wrong)).answered.Code).toBe(-1)
    const elsewhere = app.visitor('b.localhost')
    expect((await give(elsewhere, proof)).answered.Code).toBe(-1)
    expect((await give(visitor, { ...proof, Contact: '' })).answered).toEqual({
      Code: -10008,
      Msg: '请填写联系方式',
    })
    // What was refused has used nothing up.
    expect((await give(visitor, proof)).answered.Code).toBe(0)
    expect((await give(visitor, proof)).answered.Code).toBe(-1)
  })

  test('a shared guest account is nobody', async () => {
    const guest = await app.signedIn('guest1')
    expect((await give(guest)).answered.Code).toBe(-1)
    const given = await give(guest, await solved(guest))
    expect((await guest.calls(queryFeedback, { Id: given.Id })).Code).toBe(-404)
    const results = await guest.calls(queryFeedback, { Code: given.Code, Contact: given.Contact })
    expect(results.Data.Posts[0].Text).toBe(given.Content)
  })

  test('twice is once, and another’s id is taken', async () => {
    const input = good()
    const [one, other] = await Promise.all([
      student.calls(addFeedback, input),
      student.calls(addFeedback, input),
    ])
    const again = await student.calls(addFeedback, input)
    expect([one.Data, other.Data]).toEqual([again.Data, again.Data])
    const mine = (await student.calls(myFeedback, { PageSize: 100 })).Data.List as { Id: string }[]
    expect(mine.filter(({ Id }) => Id === input.Id)).toHaveLength(1)
    const stranger = await app.signedIn('student2')
    expect((await stranger.calls(addFeedback, input)).Code).toBe(-404)
  })

  test('the course is kept where it is seen, and dropped where it is not', async () => {
    const seen = await give(student, { CourseId: app.fixture.courses['a.open'] })
    const foreign = await give(student, { CourseId: app.fixture.courses['b.open'] })
    const courseOf = async (Id: string) =>
      (await student.calls(queryFeedback, { Id })).Data.CourseId as string | null
    expect(await courseOf(seen.Id)).toBe(app.fixture.courses['a.open'])
    expect(await courseOf(foreign.Id)).toBeNull()
  })

  test('an address that leads elsewhere is not kept', async () => {
    for (const Page of ['//evil.example', 'https://evil.example', 'javascript:alert(1)']) {
      const given = await give(await app.signedIn('teacher1'), { Page })
      const { Data } = await admin.calls(queryFeedback, {
        Code: given.Code,
        Contact: given.Contact,
      })
      expect(Data.Page).toBe('')
    }
  })

  test('there is a measure for a day', async () => {
    const someone = await app.signedIn('student2')
    const id = app.fixture.people['a.student2'] ?? ''
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(`insert into feedback (school_id, id, code, type, state, place, page, beginning, person_id,
        contact, contact_key, agent, created_at, changed_at)
        select '${app.fixture.schools.a}', gen_random_uuid(), 'D' || n, 'other', 'closed', '', '', '', '${id}',
        '', '', '', now(), now() from generate_series(1, 20) n`),
    )
    expect((await give(someone)).answered).toEqual({
      Code: -1,
      Msg: '今日反馈次数已达上限，请明天再来',
    })
  })

  test('guests are measured by their session, and strangers by their address: who goes on makes it dear for nobody else', async () => {
    const one = await app.signedIn('guest1')
    const other = await app.signedIn('guest1')
    const stranger = app.visitor()
    const bitsOf = async (visitor: Visitor) =>
      (await visitor.calls(getFeedbackProof)).Data.Bits as number
    /** As if what was given with a contact had been given so often more. */
    const more = (contact: string, times: number) =>
      app.database.within(app.fixture.schools.a, (db) =>
        db.execute(`insert into feedback (school_id, id, code, type, state, place, page, beginning,
          source, contact, contact_key, agent, created_at, changed_at)
          select school_id, gen_random_uuid(), '${contact}' || n, type, state, place, page, beginning,
          source, contact, '', agent, created_at, changed_at
          from feedback, generate_series(1, ${times}) n where contact_key = '${contact}' and source is not null`),
      )
    const from = async (visitor: Visitor, Contact: string, proof?: object) =>
      (await give(visitor, { Contact, ...(proof ?? (await solved(visitor))) })).answered
    for (const [visitor, contact] of [
      [one, '13900000001'],
      [other, '13900000002'],
      [stranger, '13900000003'],
    ] as const)
      expect((await from(visitor, contact)).Code).toBe(0)
    await more('13900000001', 19)
    expect(await from(one, '13900000004')).toEqual({
      Code: -1,
      Msg: '今日反馈次数已达上限，请明天再来',
    })
    expect((await from(other, '13900000005')).Code).toBe(0)
    const early = await solved(stranger)
    await more('13900000003', 120)
    expect([await bitsOf(stranger), await bitsOf(other)]).toEqual([17, 15])
    // A riddle from before is no longer hard enough.
    expect(await from(stranger, '13900000006', early)).toEqual({
      Code: -1,
      Msg: '安全验证已失效，请重试',
    })
    expect((await from(stranger, '13900000006')).Code).toBe(0)
    expect((await from(other, '13900000007')).Code).toBe(0)
  })
})
