import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropComment, keepComment, listComments } from '@xinglin/contract/marking'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let teacher: Visitor
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
})
afterAll(() => app.close())

test('a teacher’s comments are kept, counted and dropped, and are nobody else’s', async () => {
  const keep = (Text: string) => teacher.calls(keepComment, { Text })
  expect(await keep('  ')).toMatchObject({ Code: -10008 })
  expect(await keep('赌博')).toMatchObject({ Code: -10010 })
  await keep('请补充误差分析')
  const { Data } = await keep('请补充误差分析 ')
  expect(Data).toMatchObject([{ Text: '请补充误差分析', Uses: 2 }])
  const other = await app.signedIn('teacher2')
  expect((await other.calls(listComments, {})).Data).toEqual([])
  const Id = Data[0].Id as string
  expect(await other.calls(dropComment, { Id })).toMatchObject({ Code: -404 })
  expect((await teacher.calls(dropComment, { Id })).Data).toEqual([])
})
