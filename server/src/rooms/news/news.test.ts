import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  getManagedNews,
  getNews,
  getNewsDetail,
  listManagedNews,
  moveNews,
  readNews,
  saveNews,
} from '@xinglin/contract/news'
import { searchAudit } from '@xinglin/contract/audit'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
let student: Visitor
let nobody: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  student = await app.signedIn('student1')
  nobody = app.visitor()
})
afterAll(() => app.close())

const article = (over: object = {}) => ({
  Id: newId(),
  Title: '技能中心开放预约',
  Summary: '',
  Html: '<p>周一至周五 8:00–21:00 开放。</p>',
  Type: 1,
  IsTop: false,
  Source: '临床技能中心',
  Version: '',
  ...over,
})

const written = async (over: object = {}) => (await admin.calls(saveNews, article(over))).Data
const published = async (over: object = {}) => {
  const { Id } = await written(over)
  await admin.calls(moveNews, { Id, Action: 'publish' })
  return Id as string
}
const titles = async (who: Visitor, input: object = {}) =>
  (await who.calls(getNews, input)).Data.List.map((one: { Title: string }) => one.Title)

describe('writing', () => {
  test.each([
    [{ Title: ' ' }, -10008, '请填写标题'],
    [{ Title: '长'.repeat(81) }, -10008, '标题不得超过80个字'],
    [{ Html: '<p> </p><script>x</script>' }, -10008, '请填写正文'],
    [{ Html: '字'.repeat(20_001) }, -10008, '正文不得超过20000个字'],
    [{ Html: '<p>赌 <b>博</b></p>' }, -10010, '内容包含敏感词'],
    [{ Title: '隐秘词' }, -10010, '内容包含敏感词'],
  ])('%j is refused', async (over, Code, Msg) => {
    expect(await admin.calls(saveNews, article(over))).toMatchObject({ Code, Msg })
  })

  test('keeps clean HTML alone, and a summary of its own', async () => {
    const { Html, Summary, State } = await written({
      Html: '<p onclick="x()">甲<script>alert(1)</script><img src=x onerror=alert(1)></p><p><a href="javascript:x">乙</a></p>',
    })
    expect(Html).toBe('<p>甲</p><p><a rel="noopener noreferrer nofollow">乙</a></p>')
    expect([Summary, State]).toEqual(['甲 乙', 'draft'])
  })

  test('twice the same makes one article, and answers it', async () => {
    const one = article({ Title: '写一次' })
    await admin.calls(saveNews, one)
    expect(await admin.calls(saveNews, one)).toMatchObject({ Code: 0, Data: { Id: one.Id } })
    const results = await admin.calls(listManagedNews, { SearchKey: '写一次' })
    expect(results.Data.Count).toBe(1)
    const other = await admin.calls(saveNews, { ...one, Title: '写另一次' })
    expect(other).toMatchObject({ Code: -10011, Data: { Title: '写一次' } })
  })

  test('of two who change the same, the later one is told what the other made of it', async () => {
    const one = await written()
    const first = { ...article(one), Title: '先改', Version: one.Version }
    expect((await admin.calls(saveNews, first)).Code).toBe(0)
    const second = await admin.calls(saveNews, { ...first, Title: '后改' })
    expect(second).toMatchObject({ Code: -10011, Data: { Title: '先改' } })
    // The same again is an answer that was lost.
    expect(await admin.calls(saveNews, first)).toMatchObject({ Code: 0 })
    const { Version } = second.Data
    expect(await admin.calls(saveNews, { ...first, Title: '后改', Version })).toMatchObject({
      Code: 0,
      Data: { Title: '后改' },
    })
  })

  test('is found by its words, its pinyin and its initials', async () => {
    await written({ Title: '模拟人心肺复苏演练' })
    for (const SearchKey of ['心肺', 'xinfei', 'xfff', '演练']) {
      const { Data } = await admin.calls(listManagedNews, { SearchKey })
      expect(Data.Count, SearchKey).toBe(SearchKey === 'xfff' ? 0 : 1)
    }
    expect((await admin.calls(listManagedNews, { SearchKey: 'xffs' })).Data.Count).toBe(1)
  })
})

describe('the way of an article', () => {
  test('nobody but the administration sees a draft', async () => {
    const { Id } = await written({ Title: '只是草稿' })
    for (const one of [nobody, student])
      expect(await one.calls(getNewsDetail, { Id })).toMatchObject({
        Code: -404,
        Msg: '数据不存在',
      })
    expect(await titles(student)).not.toContain('只是草稿')
    expect((await admin.calls(getNewsDetail, { Id })).Data).toMatchObject({ IsPublished: false })
    expect(await titles(admin)).not.toContain('只是草稿')
  })

  test('published, withdrawn, published again, deleted', async () => {
    const { Id } = await written({ Title: '来去' })
    const move = (Action: string, more = {}) => admin.calls(moveNews, { Id, Action, ...more })
    expect(await move('withdraw')).toMatchObject({ Code: -1, Msg: '新闻状态已改变，请刷新后重试' })
    expect((await move('publish')).Data.State).toBe('published')
    expect(await move('publish')).toMatchObject({ Code: -1 })
    expect(await titles(nobody)).toContain('来去')
    expect((await move('withdraw')).Data.State).toBe('withdrawn')
    expect(await titles(nobody)).not.toContain('来去')
    await move('publish')
    expect((await move('delete')).Code).toBe(0)
    expect(await titles(nobody)).not.toContain('来去')
    expect((await admin.calls(getManagedNews, { Id })).Code).toBe(-404)
    expect((await move('publish')).Code).toBe(-404)
  })

  test('what is published for later is seen by nobody until then', async () => {
    const { Id } = await written({ Title: '定时' })
    const at = (ms: number) => new Date(Date.now() + ms).toISOString()
    const publish = (PublishTime: string) =>
      admin.calls(moveNews, { Id, Action: 'publish', PublishTime })
    expect((await publish(at(-1000))).Msg).toBe('定时发布的时间须晚于现在')
    expect((await publish(at(400 * 86_400_000))).Msg).toBe('定时发布的时间须在一年以内')
    expect((await publish(at(3_600_000))).Data.State).toBe('scheduled')
    expect(await titles(nobody)).not.toContain('定时')
    expect((await nobody.calls(getNewsDetail, { Id })).Code).toBe(-404)
    const waiting = await admin.calls(listManagedNews, { State: 'scheduled' })
    expect(waiting.Data.List.map((one: { Id: string }) => one.Id)).toEqual([Id])
    // Its time has come.
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(`update news set publish_at = now() - interval '1 second' where id = '${Id}'`),
    )
    expect(await titles(nobody)).toContain('定时')
  })

  test('every action stands in the audit list', async () => {
    const { Id } = await written({ Title: '有据可查' })
    for (const Action of ['publish', 'top', 'untop', 'withdraw', 'delete'])
      await admin.calls(moveNews, { Id, Action })
    const { Data } = await admin.calls(searchAudit, { Area: 'news', SearchKey: '有据可查' })
    expect(Data.List.map((one: { Text: string }) => one.Text).toSorted()).toEqual(
      ['撰写了', '发布了', '置顶了', '取消置顶', '撤回了', '删除了']
        .map((action) => `${action}新闻“有据可查”`)
        .toSorted(),
    )
  })
})

describe('reading', () => {
  let first = ''
  let second = ''
  beforeAll(async () => {
    await app.database.within(app.fixture.schools.a, (db) => db.execute('delete from news'))
    first = await published({ Title: '先', Type: 2 })
    second = await published({ Title: '后', Type: 2 })
    await published({ Title: '顶', IsTop: true })
  })

  test('what stays on top comes first, then the newest; by kind and page', async () => {
    expect(await titles(nobody)).toEqual(['顶', '后', '先'])
    expect(await titles(nobody, { Type: 2 })).toEqual(['后', '先'])
    expect(await titles(nobody, { PageSize: 2, PageIndex: 2 })).toEqual(['先'])
    expect((await nobody.calls(getNews)).Data.Count).toBe(3)
  })

  test('an article knows what was published before and after it', async () => {
    const { Data } = await nobody.calls(getNewsDetail, { Id: second })
    expect(Data.Newer.Title).toBe('顶')
    expect(Data.Older).toEqual({ Id: first, Title: '先' })
    expect(Data).toMatchObject({ Source: '临床技能中心', IsPublished: true, ReadState: 0 })
  })

  test('is remembered for each person, and for no guest', async () => {
    expect((await student.calls(getNews)).Data.UnreadCount).toBe(3)
    for (let i = 0; i < 2; i += 1)
      expect((await student.calls(readNews, { Id: first })).Data.UnreadCount).toBe(2)
    const states = (await student.calls(getNews)).Data.List
    expect(states.map((one: { ReadState: number }) => one.ReadState)).toEqual([0, 0, 1])
    const other = await app.signedIn('student2')
    expect((await other.calls(getNews)).Data.UnreadCount).toBe(3)
    expect((await other.calls(readNews, { All: true })).Data.UnreadCount).toBe(0)
    const guest = await app.signedIn('guest1')
    expect((await guest.calls(getNews)).Data).toMatchObject({ UnreadCount: 0, Count: 3 })
    const { Data } = await admin.calls(getManagedNews, { Id: first })
    expect(Data.ReadCount).toBe(2)
  })

  test('what is not there cannot be read', async () =>
    expect((await student.calls(readNews, { Id: newId() })).Code).toBe(-404))

  test('another school has nothing of it', async () => {
    const there = app.visitor('b.localhost')
    expect((await there.calls(getNews)).Data).toEqual({ List: [], Count: 0, UnreadCount: 0 })
    expect((await there.calls(getNewsDetail, { Id: first })).Code).toBe(-404)
    const admins = await app.signedIn('admin1', 'b.localhost')
    expect((await admins.calls(getManagedNews, { Id: first })).Code).toBe(-404)
    expect((await admins.calls(moveNews, { Id: first, Action: 'delete' })).Code).toBe(-404)
    const taken = await admins.calls(saveNews, article({ Id: first, Version: 'x' }))
    expect(taken.Code).toBe(-404)
  })
})
