import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCase, deleteCase, getCase, listCases, saveCase } from '@xinglin/contract/workshop'
import { searchAudit } from '@xinglin/contract/audit'
import { newId } from '#platform/ids'
import { firstCase, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let teacher: Visitor
let colleague: Visitor
let admin: Visitor
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  colleague = await app.signedIn('teacher2')
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const begin = async (who = teacher, Title = '反复胸闷气短三天') => {
  const Id = newId()
  const answer = await who.calls(createCase, { Id, Title, Department: '心血管内科', From: '' })
  expect(answer).toMatchObject({ Code: 0, Data: { Line: { Id, Title, State: 0, VersionNo: 0 } } })
  return Id
}
const open = async (CaseId: string, who = teacher) => (await who.calls(getCase, { CaseId })).Data
const save = async (CaseId: string, Parts: object, Version?: string, who = teacher) =>
  who.calls(saveCase, { CaseId, Parts, Version: Version ?? (await open(CaseId, who)).Version })
const listed = async (who: Visitor, more: object = {}) =>
  (await who.calls(listCases, { PageSize: 100, ...more })).Data.List as {
    Id: string
    Title: string
    Actions: string[]
  }[]

describe('whose a case is', () => {
  test('a draft is its author’s, and those’ who run the school', async () => {
    const Id = await begin()
    for (const who of [colleague, await app.signedIn('teacher1', 'b.localhost')]) {
      expect(await who.calls(getCase, { CaseId: Id })).toMatchObject({ Code: -404 })
      expect(await save(Id, { opening: '我来改。' }, 'x', who)).toMatchObject({ Code: -404 })
      expect((await listed(who)).map((one) => one.Id)).not.toContain(Id)
    }
    expect((await open(Id, admin)).Line).toMatchObject({ IsMine: false, AuthorName: 'a的teacher1' })
    expect((await save(Id, { opening: '大夫，我胸口闷。' }, undefined, admin)).Code).toBe(0)
  })

  test('what is shared is looked at and copied, not changed', async () => {
    const [shared] = await listed(colleague, { Scope: 'shared' })
    const CaseId = shared?.Id ?? ''
    expect(shared?.Actions).toEqual([])
    expect(await save(CaseId, { opening: '我来改。' }, 'x', colleague)).toMatchObject({
      Code: -10002,
    })
    expect(await colleague.calls(deleteCase, { CaseId })).toMatchObject({ Code: -10002 })
    const copied = await colleague.calls(createCase, {
      Id: newId(),
      Title: '上腹痛：我的改编',
      Department: '急诊科',
      From: CaseId,
    })
    expect(copied.Data.Line).toMatchObject({ IsMine: true, State: 0, VersionNo: 0 })
    const { Content, History } = await open(copied.Data.Line.Id, colleague)
    expect(Content.facts).toEqual(JSON.parse(JSON.stringify(firstCase().facts)))
    expect(Content).not.toHaveProperty('id')
    expect(History[0]).toMatchObject({ Action: '复制', Comment: '自“上腹闷痛伴大汗3小时”' })
  })
})

describe('writing', () => {
  test('the same id again is the same case, and another’s id is nobody’s', async () => {
    const Id = await begin()
    const again = { Id, Title: '反复胸闷气短三天', Department: '心血管内科', From: '' }
    expect((await teacher.calls(createCase, again)).Data.Line.Id).toBe(Id)
    expect(await colleague.calls(createCase, again)).toMatchObject({ Code: -404 })
    expect((await listed(teacher)).filter((one) => one.Id === Id)).toHaveLength(1)
  })

  test('what is typed is kept, right or wrong, in its order; what is not named stays', async () => {
    const Id = await begin()
    const absent = { zebra: '没有。', cough: '不咳嗽。', ab: '' }
    const Parts = {
      facts: [{ id: 'F1', asks: ['nonsense'], text: '' }],
      symptoms: { present: {}, absent },
    }
    expect((await save(Id, Parts)).Code).toBe(0)
    expect((await save(Id, { title: '  ', difficulty: 9 })).Data.Line).toMatchObject({
      Title: '未命名病例',
      Difficulty: 0,
    })
    const { Content } = await open(Id)
    expect(Content.facts).toEqual(Parts.facts)
    expect(Object.keys(Content.symptoms.absent)).toEqual(['zebra', 'cough', 'ab'])
    expect(Content.opening).toBe('')
  })

  test('who wrote upon an older draft is told what is there, and nothing is lost', async () => {
    const Id = await begin()
    const { Version } = await open(Id)
    expect((await save(Id, { opening: '先到的。' }, Version)).Code).toBe(0)
    const late = await save(Id, { opening: '后到的。' }, Version, admin)
    expect(late).toMatchObject({
      Code: -10011,
      Msg: '该病例已被他人修改，请核对后再次保存',
      Data: { Content: { opening: '先到的。' }, Line: { EditorName: 'a的teacher1' } },
    })
    expect((await save(Id, { opening: '后到的。' }, late.Data.Version, admin)).Code).toBe(0)
    expect((await open(Id)).Content.opening).toBe('后到的。')
  })

  const deep = () => {
    let nest: unknown = 1
    for (let i = 0; i < 28; i += 1) nest = [nest]
    return nest
  }
  test.each([
    ['an unknown member', { nonsense: 1 }, -10008],
    ['a nest', { facts: deep() }, -10008],
    ['a text without end', { opening: '长'.repeat(5000) }, -10008],
    [
      'too much',
      { facts: Array.from({ length: 215 }, () => ({ text: '长'.repeat(1000) })) },
      -10008,
    ],
    ['a list', [1, 2], -10006],
  ])('%s is not kept', async (_what, Parts, code) => {
    const Id = await begin()
    expect((await save(Id, Parts)).Code).toBe(code)
    expect((await open(Id)).Content.facts).toEqual([])
  })

  test('what was never approved may be deleted, once and again', async () => {
    const Id = await begin()
    for (let i = 0; i < 2; i += 1)
      expect((await teacher.calls(deleteCase, { CaseId: Id })).Code).toBe(0)
    expect(await teacher.calls(getCase, { CaseId: Id })).toMatchObject({ Code: -404 })
    const [approved] = await listed(admin, { State: 2 })
    expect(await admin.calls(deleteCase, { CaseId: approved?.Id })).toMatchObject({
      Msg: '已有审核通过的版本，不能删除',
    })
  })

  test('a title with a sensitive word makes no case', async () => {
    const wanted = { Id: newId(), Title: '赌博成瘾一例', Department: '精神科', From: '' }
    expect(await teacher.calls(createCase, wanted)).toMatchObject({ Code: -10010 })
  })
})

describe('finding', () => {
  test('by words, by pinyin, by state, department and difficulty', async () => {
    const Id = await begin(teacher, '发热待查两周')
    const ids = async (more: object) => (await listed(teacher, more)).map((one) => one.Id)
    expect(await ids({ SearchKey: '发热' })).toEqual([Id])
    expect(await ids({ SearchKey: 'fare' })).toEqual([Id])
    expect(await ids({ State: 0, Department: '心血管内科', SearchKey: '发热' })).toEqual([Id])
    expect(await ids({ State: 1 })).toEqual([])
    expect(await ids({ SearchKey: '发热', Difficulty: 5 })).toEqual([])
    expect((await teacher.calls(listCases, {})).Data.Departments).toContain('心血管内科')
  })
})

test('what is done is on the audit list, a bout of saving once', async () => {
  const Id = await begin(teacher, '夜间阵发性呼吸困难')
  await save(Id, { opening: '一。' }, undefined, admin)
  await save(Id, { opening: '二。' }, undefined, admin)
  const { Data } = await admin.calls(searchAudit, { Area: 'cases', SearchKey: '夜间阵发性' })
  expect(Data.List.map(({ Text }: { Text: string }) => Text)).toEqual([
    '修改了病例“夜间阵发性呼吸困难”',
    '新建了病例“夜间阵发性呼吸困难”',
  ])
})
