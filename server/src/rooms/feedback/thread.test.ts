import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addFeedback,
  handleFeedback,
  listFeedback,
  myFeedback,
  queryFeedback,
  rateFeedback,
  replyFeedback,
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
const guestGives = async (more: object = {}) => {
  const visitor = app.visitor()
  return { visitor, given: await give(visitor, { ...(await solved(visitor)), ...more }) }
}

describe('querying', () => {
  test('code and contact belong together, however they are written', async () => {
    const { visitor, given } = await guestGives({ Contact: 'Guest.One@Example.com' })
    const no = { Code: -404, Msg: '未找到该反馈' }
    const ask = (Code: string, Contact: string) => visitor.calls(queryFeedback, { Code, Contact })
    expect(await ask(given.Code, '13900000000')).toMatchObject(no)
    expect(await ask('22222-22222', given.Contact)).toMatchObject(no)
    expect(await ask('', given.Contact)).toMatchObject(no)
    expect(await ask(given.Code, '')).toMatchObject(no)
    const answer = await ask(given.Code.toLowerCase().replace('-', ' '), ' guest.one@example.COM ')
    expect(answer.Data).toMatchObject({
      Code: given.Code,
      State: 'new',
      MayReply: true,
      MayRate: false,
    })
    expect(JSON.stringify(answer.Data)).not.toMatch(/example\.com/i)
  })

  test('neither is one of another school, nor by an id that is another’s', async () => {
    const given = await give(student)
    const there = app.visitor('b.localhost')
    const key = { Code: given.Code, Contact: given.Contact }
    expect((await there.calls(queryFeedback, key)).Code).toBe(-404)
    expect((await app.visitor().calls(queryFeedback, { Id: given.Id })).Code).toBe(-404)
    const other = await app.signedIn('student2')
    expect((await other.calls(queryFeedback, { Id: given.Id })).Code).toBe(-404)
    expect((await other.calls(myFeedback, { PageSize: 100 })).Data.List).not.toContainEqual(
      expect.objectContaining({ Id: given.Id }),
    )
  })

  test('a code that is guessed at is closed for a while, whether or not there is one', async () => {
    const given = await give(student, { Contact: '13911112222' })
    for (const Code of [given.Code, 'ZZZZZ-22222']) {
      const ask = (Contact: string) => student.calls(queryFeedback, { Code, Contact })
      for (let i = 0; i < 5; i++) expect((await ask(`1380000000${i}`)).Code).toBe(-404)
      expect(await ask('13911112222')).toMatchObject({
        Code: -1,
        Msg: '查询失败次数过多，请15分钟后再试',
      })
    }
    // Whoever is signed in sees their own as before.
    expect((await student.calls(queryFeedback, { Id: given.Id })).Code).toBe(0)
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(`update feedback_miss set since = now() - interval '16 minutes'`),
    )
    const later = { Code: given.Code, Contact: '13911112222' }
    expect((await student.calls(queryFeedback, later)).Code).toBe(0)
  })
})

describe('the thread', () => {
  const answerIt = (Id: string, Action: string, Content = '') =>
    admin.calls(handleFeedback, { Id, PostId: newId(), Action, Content, Version: '' })

  test('is answered, rated, followed up, closed, reopened within 7 days and no later', async () => {
    const { Id } = await give(student)
    const follow = (Content: string) =>
      student.calls(replyFeedback, { Id, PostId: newId(), Content })
    expect(await student.calls(rateFeedback, { Id, Rate: 5 })).toMatchObject({
      Code: -1,
      Msg: '学校回复后才可以评价',
    })
    expect((await answerIt(Id, 'reply', '已转教研室，本周内修正。')).Data.State).toBe('replied')
    for (const Rate of [0, 6, 4.5])
      expect((await student.calls(rateFeedback, { Id, Rate })).Code).toBe(-10008)
    const rated = await student.calls(rateFeedback, { Id, Rate: 4 })
    expect(rated.Data).toMatchObject({ Rate: 4, State: 'replied' })
    expect(rated.Data.Posts.map(({ BySchool }: { BySchool: number }) => BySchool)).toEqual([0, 1])
    // Who of the school wrote is not said outside it.
    expect(rated.Data.Posts[1].Name).toBe('')
    expect((await follow('补充：只在手机上这样。')).Data.State).toBe('new')
    expect((await answerIt(Id, 'work')).Data.State).toBe('working')
    expect((await follow('再补充一张截图。')).Data.State).toBe('working')
    expect((await answerIt(Id, 'close', '已修正，感谢反馈。')).Data.State).toBe('closed')
    const reopened = await follow('问题又出现了。')
    expect(reopened.Data).toMatchObject({ State: 'new', ReopenUntil: null, Rate: 4 })
    await answerIt(Id, 'close')
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(
        `update feedback set closed_at = now() - interval '7 days 1 minute' where id = '${Id}'`,
      ),
    )
    expect(await follow('又来了，请处理。')).toMatchObject({
      Code: -1,
      Msg: '反馈关闭已超过7天，请重新提交反馈',
    })
    expect((await student.calls(queryFeedback, { Id })).Data.MayReply).toBe(false)
  })

  test('a follow-up that comes twice is there once', async () => {
    const { Id } = await give(student)
    const input = { Id, PostId: newId(), Content: '补充一点说明。' }
    await Promise.all([student.calls(replyFeedback, input), student.calls(replyFeedback, input)])
    const { Data } = await student.calls(replyFeedback, input)
    expect(Data.Posts).toHaveLength(2)
  })

  test('a guest goes on with code, contact and a riddle of its own', async () => {
    const { visitor, given } = await guestGives({ Contact: '13700000001' })
    const followUp = {
      Code: given.Code,
      Contact: given.Contact,
      PostId: newId(),
      Content: '补充一点说明。',
    }
    expect((await visitor.calls(replyFeedback, followUp)).Code).toBe(-1)
    const proof = await solved(visitor)
    expect((await visitor.calls(replyFeedback, { ...followUp, ...proof })).Data.Posts).toHaveLength(
      2,
    )
    const more = { ...followUp, ...proof, PostId: newId(), Content: '再次补充说明。' }
    expect((await visitor.calls(replyFeedback, more)).Code).toBe(-1)
    const list = (await admin.calls(listFeedback, { SearchKey: given.Code })).Data.List
    expect(list).toMatchObject([{ Id: given.Id, PersonName: '' }])
  })
})
