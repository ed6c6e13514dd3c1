import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchAudit } from '@xinglin/contract/audit'
import { listUsers, saveUser, type User } from '@xinglin/contract/identity'
import {
  getOwnTeaching,
  getRetPaginationCourseUser,
  getTeacherProfile,
  saveOwnTeaching,
} from '@xinglin/contract/teachers'
import { newId } from '#platform/ids'
import { testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let teacher: Visitor
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const own = async (visitor = teacher) => (await visitor.calls(getOwnTeaching)).Data
const save = (input: object, visitor = teacher, headers: Record<string, string> = {}) =>
  visitor.calls(saveOwnTeaching, { Version: '', ...input }, { headers })
const profile = async () =>
  (await app.visitor().calls(getTeacherProfile, { UserId: app.fixture.people['a.teacher1'] })).Data
const audited = async () =>
  (await admin.calls(searchAudit, { SearchKey: '修改了自己的教师简介' })).Data

const fine = { Remark: '主讲心电图', Expertise: ['心电图判读'] }

describe('what does not fit is refused in a sentence, and nothing is written', () => {
  const chars = (count: number, sign = '字') => sign.repeat(count)
  test.each([
    ['501 characters', { Remark: chars(501) }, -10008, '简介不得超过500个字'],
    ['501 emoji', { Remark: chars(501, '🫀') }, -10008, '简介不得超过500个字'],
    [
      'seven things',
      { Expertise: ['一', '二', '三', '四', '五', '六', '七'] },
      -10008,
      '擅长最多6项',
    ],
    ['a long thing', { Expertise: [chars(13)] }, -10008, '擅长不得超过12个字'],
    ['an empty thing', { Expertise: [' '] }, -10008, '请填写擅长'],
    ['a word', { Remark: '专业赌 博三十年' }, -10010, '简介内容包含敏感词'],
    ['a word that browsers do not know', { Remark: '隐秘词' }, -10010, '简介内容包含敏感词'],
    ['a word among the things', { Expertise: ['好', '赌博'] }, -10010, '擅长内容包含敏感词'],
  ])('%s', async (_what, more, Code, Msg) => {
    const before = await own()
    expect(await save({ ...fine, ...more })).toMatchObject({ Code, Msg })
    expect(await own()).toEqual(before)
  })

  test('what is no list', async () => {
    for (const Expertise of [null, '心电图', {}, [1], [null]])
      expect((await save({ ...fine, Expertise })).Code).toBeLessThan(0)
  })
})

test('what a teacher says is seen by everybody, kept once, and written down once', async () => {
  const before = (await audited()).Count as number
  const Remark = `  <b>粗</b>${'🫀'.repeat(490)}  `
  const input = { Remark, Expertise: ['心电图判读', '血气分析', '心电图判读'] }
  const key = { 'idempotency-key': newId() }
  const [first, again] = [await save(input, teacher, key), await save(input, teacher, key)]
  expect(first).toMatchObject({
    Code: 0,
    Data: { Remark: Remark.trim(), Expertise: ['心电图判读', '血气分析'] },
  })
  expect(again.Data).toEqual(first.Data)
  expect(await profile()).toMatchObject({
    Remark: Remark.trim(),
    Expertise: ['心电图判读', '血气分析'],
  })
  const { User: all } = (await app.visitor().calls(getRetPaginationCourseUser)).Data
  expect(all[0]).toMatchObject({ Expertise: ['心电图判读', '血气分析'] })
  // The same said anew changes nothing.
  await save(input)
  const { Count, List } = await audited()
  expect(Count).toBe(before + 1)
  expect(List[0]).toMatchObject({ RoleType: 3, Area: 'users' })
})

test('who wrote upon something older is told, and sees what there is instead', async () => {
  const { Version } = await own()
  expect((await save({ ...fine, Version })).Code).toBe(0)
  expect(await save({ Remark: '迟了', Expertise: [], Version })).toMatchObject({
    Code: -10011,
    Msg: '教师简介已被他人修改，请核对后再次保存',
    Data: fine,
  })
  expect(await own()).toMatchObject(fine)
})

test('of those who save at once upon the same, in several places, one is heard and the others are told', async () => {
  const places = [teacher]
  // As many as one person may have under way.
  for (let i = 0; i < 4; i += 1) places.push(await app.signedIn('teacher1'))
  for (let round = 0; round < 5; round += 1) {
    const { Version } = await own()
    const codes = await Promise.all(
      Array.from({ length: 20 }, async (_, i) => {
        const input = { ...fine, Remark: `第${round}轮第${i}份`, Version }
        return (await save(input, places[i % places.length])).Code
      }),
    )
    expect(codes.filter((code) => code === 0)).toHaveLength(1)
    expect(codes.filter((code) => code === -10011)).toHaveLength(19)
  }
})

test('somebody who signs in as a teacher and is none yet has nothing to change', async () => {
  const other = await app.signedIn('teacher2')
  await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(`delete from teacher where id = '${app.fixture.people['a.teacher2']}'`),
  )
  expect(await other.calls(getOwnTeaching)).toMatchObject({ Code: -404, Msg: '该教师不存在' })
  expect(await save(fine, other)).toMatchObject({ Code: -404 })
})

test('administrators change it too; a form that does not speak of it leaves it', async () => {
  await save(fine)
  const find = async () => {
    const { Data } = await admin.calls(listUsers, { RoleType: 3 })
    return (Data.List as User[]).find(({ Id }) => Id === app.fixture.people['a.teacher1']) as User
  }
  const { Expertise, ...silent } = await find()
  expect(Expertise).toEqual(['心电图判读'])
  const saved = await admin.calls(saveUser, silent)
  expect(saved.Data.User.Expertise).toEqual(['心电图判读'])
  const { Version } = await own()
  const changed = { ...(await find()), Expertise: ['带教', '带教'] }
  expect((await admin.calls(saveUser, changed)).Data.User.Expertise).toEqual(['带教'])
  expect(await save({ ...fine, Version })).toMatchObject({ Code: -10011 })
  const many = { ...(await find()), Expertise: Array.from({ length: 7 }, (_, i) => `第${i}`) }
  expect(await admin.calls(saveUser, many)).toMatchObject({ Code: -10008, Msg: '擅长最多6项' })
})
