import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import {
  getHelp,
  getManagedHelp,
  listHelp,
  listManagedHelp,
  removeHelp,
  saveHelp,
} from '@xinglin/contract/feedback'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const shown = async (
  visitor: Visitor,
  SearchKey = '',
): Promise<{ Key: string; Category: string; Title: string }[]> =>
  (await visitor.calls(listHelp, { SearchKey })).Data.List
const read = async (Key: string) => (await admin.calls(getManagedHelp, { Key })).Data
const own = (more: object = {}) => ({
  Key: newId(),
  Category: 'learning',
  Title: '实训楼机房使用须知',
  Html: '<p>周一至周五 8:00 至 21:00 开放。</p>',
  Hidden: false,
  Version: '',
  ...more,
})

test('the help that comes with the product is there for everybody, and holds what it says it holds', async () => {
  const list = await shown(app.visitor())
  expect(list.length).toBeGreaterThanOrEqual(20)
  expect(new Set(list.map(({ Category }) => Category))).toEqual(
    new Set(['login', 'learning', 'experiment', 'teacher', 'manage']),
  )
  expect(new Set(list.map(({ Key }) => Key)).size).toBe(list.length)
  for (const { Key } of list) {
    const { Code, Data } = await app.visitor().calls(getHelp, { Key })
    expect(Code).toBe(0)
    expect(Data.Html.length, Key).toBeGreaterThan(100)
  }
})

test('words of title and text find an article; all of them must be there', async () => {
  const titles = async (key: string) => (await shown(app.visitor(), key)).map(({ Title }) => Title)
  expect(await titles('不可快进')).toEqual(['看视频：进度、倍速与不可快进'])
  expect(await titles('markdown 笔记')).toEqual(['边学边记笔记'])
  expect(await titles('没有这样的词')).toEqual([])
  expect(await app.visitor().calls(listHelp, { SearchKey: '赌博' })).toMatchObject({ Code: -10010 })
})

test.each([
  [{ Title: '' }, -10008, '请填写标题'],
  [{ Title: '长'.repeat(61) }, -10008, '标题不得超过60个字'],
  [{ Html: '<p> <script>alert(1)</script></p>' }, -10008, '请填写正文'],
  [{ Html: 'x'.repeat(20_001) }, -10008, '正文过长，请分成几篇'],
  [{ Html: '<p>赌博</p>' }, -10010, '内容包含敏感词'],
  [{ Key: 'no-such-article' }, -404, '数据不存在'],
  [{ Key: '' }, -404, '数据不存在'],
  [{ Version: 'something' }, -404, '数据不存在'],
])('%j is refused', async (more, Code, Msg) =>
  expect(await admin.calls(saveHelp, own(more))).toMatchObject({ Code, Msg }),
)

test('an own article is sanitised, shown, hidden from everybody else, and deleted once', async () => {
  const input = own({
    Html: '<p onclick="x()">开放<img src=x onerror=alert(1)><script>1</script></p>',
  })
  const saved = await admin.calls(saveHelp, input)
  expect(saved.Data).toMatchObject({ Html: '<p>开放</p>', Origin: 'own', Hidden: false })
  // A repeat of a lost answer: the form was read from nothing, and there is something.
  expect((await admin.calls(saveHelp, input)).Code).toBe(-10011)
  const has = async () => (await shown(app.visitor())).some(({ Key }) => Key === input.Key)
  expect(await has()).toBe(true)
  const there = app.visitor('b.localhost')
  expect((await there.calls(getHelp, { Key: input.Key })).Code).toBe(-404)
  const hide = { ...input, Hidden: true, Version: saved.Data.Version }
  const hidden = (await admin.calls(saveHelp, hide)).Data
  expect(await has()).toBe(false)
  expect((await app.visitor().calls(getHelp, { Key: input.Key })).Code).toBe(-404)
  expect(
    (await admin.calls(removeHelp, { Key: input.Key, Version: saved.Data.Version })).Code,
  ).toBe(-10011)
  const gone = { Key: input.Key, Version: hidden.Version }
  expect((await admin.calls(removeHelp, gone)).Code).toBe(0)
  expect((await admin.calls(removeHelp, gone)).Code).toBe(0)
  const { List } = (await admin.calls(searchAudit, { Area: 'help' })).Data
  expect(List.map(({ Text }: { Text: string }) => Text)).toEqual([
    '删除了帮助文章“实训楼机房使用须知”',
    '修改了帮助文章“实训楼机房使用须知”',
    '新建了帮助文章“实训楼机房使用须知”',
  ])
})

test('one that came with the product is changed here alone, and comes back as it was', async () => {
  const before = await read('sign-in')
  expect(before).toMatchObject({ Origin: 'shipped', ChangedAt: null })
  const change = { ...before, Title: '本校怎样登录' }
  const [one, other] = await Promise.all([
    admin.calls(saveHelp, change),
    (await app.signedIn('operator1')).calls(saveHelp, { ...change, Title: '另一个标题' }),
  ])
  expect(new Set([one.Code, other.Code])).toEqual(new Set([-10011, 0]))
  const after = await read('sign-in')
  expect(after.Origin).toBe('changed')
  const elsewhere = await shown(app.visitor('b.localhost'))
  expect(elsewhere.find(({ Key }) => Key === 'sign-in')?.Title).toBe(before.Title)
  await admin.calls(removeHelp, { Key: 'sign-in', Version: after.Version })
  expect(await read('sign-in')).toEqual(before)
  expect((await admin.calls(listManagedHelp, { SearchKey: '本校怎样登录' })).Data.Count).toBe(0)
})
