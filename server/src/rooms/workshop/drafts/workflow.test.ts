import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  compareVersions,
  createCase,
  deleteCase,
  getCase,
  getVersion,
  getVersions,
  listCases,
  moveCase,
  saveCase,
} from '@xinglin/contract/workshop'
import { getView } from '@xinglin/contract/simulations/consultation'
import type { InputOf } from '@xinglin/contract/call'
import { newId } from '#platform/ids'
import { consult, firstCase, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let teacher: Visitor
let admin: Visitor
let source = ''
beforeAll(async () => {
  app = await testApp()
  teacher = await app.signedIn('teacher1')
  admin = await app.signedIn('admin1')
  source = (await admin.calls(listCases, {})).Data.List[0].Id
})
afterAll(() => app.close())

const open = async (CaseId: string, who = teacher) => (await who.calls(getCase, { CaseId })).Data
const save = async (CaseId: string, Parts: object, who = teacher) =>
  who.calls(saveCase, { CaseId, Parts, Version: (await open(CaseId, who)).Version })
const move = async (
  CaseId: string,
  Action: InputOf<typeof moveCase>['Action'],
  who = teacher,
  more: object = {},
) => who.calls(moveCase, { CaseId, Action, Version: (await open(CaseId, who)).Version, ...more })

/** A sound case of the teacher's. */
const copy = async (Title = '上腹闷痛一例') => {
  const Id = newId()
  const wanted = { Id, Title, Department: '急诊科', From: source }
  expect((await teacher.calls(createCase, wanted)).Code).toBe(0)
  return Id
}

describe('submission', () => {
  test('what has errors is not submitted, and every one of them is told with its place', async () => {
    const Id = newId()
    await teacher.calls(createCase, { Id, Title: '空白的病例', Department: '内科', From: '' })
    const { Code, Msg, Data } = await move(Id, 'submit')
    expect([Code, Msg]).toEqual([-1, `病例还有错误，不能提交（${Data.Problems.length}处）`])
    expect(Data.Problems.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['caseInfo.name', 'facts', 'diagnosis.primary.code', 'golden']),
    )
  })

  test('what reads well and plays badly is not submitted either', async () => {
    const Id = await copy()
    const golden = firstCase().golden.filter((step) => !('diagnose' in step))
    await save(Id, { golden })
    const { Code, Data } = await move(Id, 'submit')
    expect(Code).toBe(-1)
    expect(Data.Problems[0].zh).toMatch(/^示范操作只得[\d.]+分，应不低于90$/)
  })

  test('a sensitive word anywhere in it stops it', async () => {
    const Id = await copy()
    const [first, ...others] = firstCase().debrief.teach
    await save(Id, {
      debrief: { ...firstCase().debrief, teach: [`${first}远离赌博。`, ...others] },
    })
    expect(await move(Id, 'submit')).toMatchObject({ Code: -10010 })
  })

  test('it is not changed while it waits, and may be withdrawn', async () => {
    const Id = await copy()
    expect((await move(Id, 'submit')).Data.Line).toMatchObject({ State: 1, Actions: ['withdraw'] })
    expect(await save(Id, { opening: '改。' })).toMatchObject({ Code: -1 })
    expect((await teacher.calls(deleteCase, { CaseId: Id })).Code).toBe(-1)
    expect(await move(Id, 'submit')).toMatchObject({
      Code: -1,
      Msg: '病例状态已改变，请刷新后重试',
    })
    expect((await move(Id, 'withdraw')).Data.Line.State).toBe(0)
    expect((await save(Id, { opening: '大夫，我胃疼得出汗。' })).Code).toBe(0)
  })
})

describe('examination', () => {
  test('is for those who run the school: no teacher approves, not even the own', async () => {
    const Id = await copy()
    await move(Id, 'submit')
    for (const action of ['approve', 'return'] as const)
      expect(await move(Id, action, teacher, { Comment: '好。' })).toMatchObject({ Code: -10002 })
    expect((await open(Id)).Line.State).toBe(1)
  })

  test('a return wants its reason, which the author reads, and whoever mends it submits again', async () => {
    const Id = await copy()
    await move(Id, 'submit')
    expect(await move(Id, 'return', admin)).toMatchObject({ Msg: '请填写退回的原因' })
    await move(Id, 'return', admin, { Comment: '请补充月经史。' })
    expect((await open(Id)).Line).toMatchObject({ State: 3, Reason: '请补充月经史。' })
    expect((await save(Id, { opening: '大夫，我胃疼，直冒汗。' })).Code).toBe(0)
    expect((await move(Id, 'submit')).Data.Line).toMatchObject({ State: 1, Reason: '' })
  })

  test('what is approved is what was looked at', async () => {
    const Id = await copy()
    const { Version } = await open(Id)
    await move(Id, 'submit')
    expect(await move(Id, 'approve', admin, { Version })).toMatchObject({ Code: -10011 })
  })
})

describe('versions', () => {
  test('an approved one never changes; the next is a draft of its own until it is approved', async () => {
    const Id = await copy('胸痛待查一例')
    await move(Id, 'submit')
    const ReviewedBy = '顾明远'
    expect(
      (await move(Id, 'approve', admin, { Comment: '可用。', ReviewedBy })).Data.Line,
    ).toMatchObject({ State: 2, VersionNo: 1 })
    expect(await save(Id, { opening: '改。' })).toMatchObject({ Code: -1 })
    expect((await move(Id, 'revise')).Data.Line).toMatchObject({ State: 0, VersionNo: 1 })
    const facts = firstCase().facts.map((fact) =>
      fact.id === 'F03' ? { ...fact, text: '猛地一下疼起来的。' } : fact,
    )
    await save(Id, { facts, title: '胸痛待查再一例' })
    const version = await teacher.calls(getVersion, { CaseId: Id, No: 1 })
    expect(version.Data.Content).toMatchObject({
      title: '胸痛待查一例',
      version: 1,
      reviewedBy: ReviewedBy,
    })
    const compared = await teacher.calls(compareVersions, { CaseId: Id, From: 1, To: 0 })
    expect(compared.Data).toEqual([
      { Member: 'title', Kind: 'changed', Text: '“胸痛待查一例” 改为 “胸痛待查再一例”' },
      {
        Member: 'facts',
        Kind: 'changed',
        Text: 'F03 “一下子就疼起来了，不是慢慢来的。” 改为 “猛地一下疼起来的。”',
      },
    ])
    await move(Id, 'submit')
    await move(Id, 'approve', admin)
    const versions = (await teacher.calls(getVersions, { CaseId: Id })).Data
    expect(versions).toMatchObject([
      { No: 2, Current: true, ReviewedBy: '' },
      { No: 1, Current: false, Name: 'a的admin1', Comment: '可用。', ReviewedBy },
    ])
    expect((await teacher.calls(getVersion, { CaseId: Id, No: 1 })).Data.Content.title).toBe(
      '胸痛待查一例',
    )
    expect(await teacher.calls(getVersion, { CaseId: Id, No: 3 })).toMatchObject({ Code: -404 })
  })

  test('a consultation keeps the version that it began with; the next one has the new', async () => {
    const before = await consult(app, 'student2')
    await move(source, 'revise', admin)
    await save(source, { opening: '大夫，您快给我看看，这胃疼得冒汗。' }, admin)
    await move(source, 'submit', admin)
    await move(source, 'approve', admin)
    const again = await before.visitor.calls(getView, { SessionId: before.SessionId })
    expect(again.Data.View.opening).toBe(firstCase().opening)
    const after = await consult(app, 'student1')
    const view = await after.visitor.calls(getView, { SessionId: after.SessionId })
    expect(view.Data.View.opening).toBe('大夫，您快给我看看，这胃疼得冒汗。')
  })
})

describe('sharing', () => {
  test('is of what was approved alone; the draft stays the author’s', async () => {
    const Id = await copy('共享一例')
    const colleague = await app.signedIn('teacher2')
    expect(await move(Id, 'share')).toMatchObject({ Code: -1 })
    await move(Id, 'submit')
    await move(Id, 'approve', admin)
    await move(Id, 'share')
    await move(Id, 'revise')
    await save(Id, { title: '还没写好的新标题' })
    const { Content, Line, History } = await open(Id, colleague)
    expect(Content.title).toBe('共享一例')
    expect(Line).toMatchObject({ State: 2, Actions: [], EditorName: '' })
    expect(History).toEqual([])
    expect(await colleague.calls(getVersion, { CaseId: Id, No: 0 })).toMatchObject({ Code: -10008 })
    expect(await colleague.calls(compareVersions, { CaseId: Id, From: 1, To: 0 })).toMatchObject({
      Code: -404,
    })
    expect(await move(Id, 'unshare', colleague)).toMatchObject({ Code: -10002 })
    await move(Id, 'unshare')
    expect(await colleague.calls(getCase, { CaseId: Id })).toMatchObject({ Code: -404 })
  })
})
