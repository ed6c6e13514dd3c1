import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCourse, getDraft, saveDraft } from '@xinglin/contract/authoring'
import { listManagedCourses, saveManagedCourse } from '@xinglin/contract/courses'
import { getQuestion, listQuestions, moveQuestion, saveQuestion } from '@xinglin/contract/questions'
import * as workshop from '@xinglin/contract/workshop'
import { getToday } from '@xinglin/contract/today'
import { saveDepartment } from '@xinglin/contract/schools'
import { newId } from '#platform/ids'
import {
  Authoring,
  firstCase,
  firstProcedure,
  newTeacher,
  postHolder,
  questionContent,
  questionForm,
  testApp,
  type TestApp,
  type Visitor,
} from '#testing'

// Which calls a post opens stands in docs/permissions.md; here: of which subject and 院系.

let app: TestApp
let authoring: Authoring
let admin: Visitor
let head: Visitor & { readonly personId: string }
let otherHead: Visitor
let elsewhere: string
beforeAll(async () => {
  app = await testApp()
  authoring = await Authoring.in(app)
  admin = authoring.examiner
  head = await postHolder(app, 'departmentHead')
  elsewhere = (await admin.calls(saveDepartment, { Name: '外科学', Motif: 'book' })).Data.Id
  otherHead = await postHolder(app, 'departmentHead', {
    login: 'head-of-surgery',
    placeId: elsewhere,
  })
})
afterAll(() => app.close())

const ids = (answer: { Data: { List: { Id: string }[] } }) => answer.Data.List.map(({ Id }) => Id)

/** What waits for somebody today, in words. */
const waiting = async (who: Visitor): Promise<string[]> =>
  (await who.calls(getToday)).Data.List.map(({ Text }: { Text: string }) => Text)

describe('教研室负责人', () => {
  test('reads, approves and returns the submitted courses of the subject, and changes none', async () => {
    const CourseId = await authoring.begin({ Name: '待主任审核的课程' })
    await authoring.save(CourseId, await authoring.whole())
    expect((await head.calls(getDraft, { CourseId })).Code).toBe(-404)
    expect(ids(await head.calls(listManagedCourses, { ExamineType: 0 }))).not.toContain(CourseId)
    await authoring.move(authoring.author, CourseId, 'submit')
    const listed = await head.calls(listManagedCourses, { ExamineType: 1 })
    expect(listed.Data.List).toMatchObject([
      { Id: CourseId, Actions: ['approve', 'return', 'content'] },
    ])
    expect(ids(await otherHead.calls(listManagedCourses))).toEqual([])
    expect(await waiting(head)).toContain('1 门课程待审核')
    expect(await waiting(otherHead)).toEqual([])
    expect((await head.calls(getDraft, { CourseId })).Data.Editable).toBe(false)
    expect((await otherHead.calls(getDraft, { CourseId })).Code).toBe(-404)
    expect(await authoring.move(otherHead, CourseId, 'approve')).toMatchObject({ Code: -404 })
    const { Version } = (await admin.calls(getDraft, { CourseId })).Data
    for (const refused of [
      await head.calls(saveDraft, { CourseId, Parts: {}, Version }),
      await head.calls(saveManagedCourse, { ...authoring.fields(), CourseId, Name: '改名' }),
    ])
      expect(refused.Code).toBe(-404)
    for (const Action of ['withdraw', 'publish', 'takeDown'])
      expect(await authoring.move(head, CourseId, Action, '理由')).toMatchObject({ Code: -10002 })
    expect(await authoring.move(head, CourseId, 'return', '请补充案例')).toMatchObject({
      Code: 0,
      Data: { ExamineType: 3, Actions: [] },
    })
    expect((await head.calls(getDraft, { CourseId })).Code).toBe(-404)
    await authoring.move(authoring.author, CourseId, 'submit')
    expect(await authoring.move(head, CourseId, 'approve')).toMatchObject({
      Code: 0,
      Data: { ExamineType: 2, PublishType: 0 },
    })
    expect(await authoring.move(head, CourseId, 'publish')).toMatchObject({ Code: -10002 })
    expect((await authoring.move(admin, CourseId, 'publish')).Code).toBe(0)
  })

  test('two who decide on the same course at once decide it once', async () => {
    const CourseId = await authoring.begin({ Name: '两人同时审核' })
    await authoring.save(CourseId, await authoring.whole())
    await authoring.move(authoring.author, CourseId, 'submit')
    const answers = await Promise.all([
      authoring.move(head, CourseId, 'approve'),
      authoring.move(admin, CourseId, 'return', '再改'),
    ])
    expect(answers.filter(({ Code }) => Code === 0)).toHaveLength(1)
  })

  test('decides on no course of their own', async () => {
    const { session } = head
    const own = await app.signedIn(session?.AccountName ?? '')
    const wanted = authoring.fields({ Name: '主任自己的课程' })
    expect((await own.calls(createCourse, wanted)).Code).toBe(0)
    const CourseId = wanted.Id
    await authoring.save(CourseId, await authoring.whole(), undefined, own)
    expect((await authoring.move(own, CourseId, 'submit')).Code).toBe(0)
    expect(await authoring.move(head, CourseId, 'approve')).toMatchObject({ Code: -10002 })
    expect((await authoring.move(admin, CourseId, 'approve')).Code).toBe(0)
  })

  test('approves and returns what waits in the bank of the subject', async () => {
    const teacher = await app.signedIn('teacher1')
    const form = questionForm(app.fixture.departments['a'] ?? '', questionContent('A1'))
    const submit = async () => {
      const { Data } = await teacher.calls(saveQuestion, { Id: newId(), Form: form, Version: 0 })
      const Id: string = Data.Line.Id
      expect((await head.calls(getQuestion, { Id })).Code).toBe(-404)
      await teacher.calls(moveQuestion, { Id, Action: 'submit', Version: 1 })
      return Id
    }
    const Id = await submit()
    expect(ids(await head.calls(listQuestions, { State: 'waiting' }))).toEqual([Id])
    expect(ids(await otherHead.calls(listQuestions, { State: 'waiting' }))).toEqual([])
    expect(await waiting(head)).toContain('1 道题目待审核')
    expect((await head.calls(getQuestion, { Id })).Data.Actions).toEqual(['approve', 'return'])
    expect((await otherHead.calls(getQuestion, { Id })).Code).toBe(-404)
    const decide = (who: Visitor, id: string, Action: string) =>
      who.calls(moveQuestion, { Id: id, Action, Reason: '选项有误', Version: 2 })
    expect(await decide(otherHead, Id, 'approve')).toMatchObject({ Code: -404 })
    expect(await decide(head, Id, 'withdraw')).toMatchObject({ Code: -10002 })
    expect(await head.calls(saveQuestion, { Id, Form: form, Version: 2 })).toMatchObject({
      Code: -10002,
    })
    expect(await decide(head, Id, 'approve')).toMatchObject({ Code: 0 })
    expect(
      await head.calls(moveQuestion, { Id, Action: 'retire', Reason: '', Version: 3 }),
    ).toMatchObject({ Code: -10002 })
    const returned = await submit()
    expect(await decide(head, returned, 'return')).toMatchObject({
      Code: 0,
      Data: { Detail: null },
    })
  })

  test('approves the cases of teachers of the subject, and copies no draft', async () => {
    const teacher = await app.signedIn('teacher1')
    const CaseId = newId()
    const begun = { Id: CaseId, Title: '待审核的病例', Department: '心血管内科', From: '' }
    await teacher.calls(workshop.createCase, begun)
    const { id: _id, version: _version, ...Parts } = firstCase()
    const open = async (who: Visitor) => (await who.calls(workshop.getCase, { CaseId })).Data
    const { Version } = await open(teacher)
    expect((await teacher.calls(workshop.saveCase, { CaseId, Parts, Version })).Code).toBe(0)
    expect(await open(head)).toBeNull()
    const move = async (who: Visitor, Action: string) =>
      who.calls(workshop.moveCase, {
        CaseId,
        Action,
        Comment: '请修改',
        ReviewedBy: '',
        Version: (await open(admin)).Version,
      })
    expect(await move(teacher, 'submit')).toMatchObject({ Code: 0 })
    expect((await open(head)).Line.Actions).toEqual(['approve', 'return'])
    expect(await open(otherHead)).toBeNull()
    expect(ids(await head.calls(workshop.listCases, { State: 1 }))).toEqual([CaseId])
    expect(ids(await otherHead.calls(workshop.listCases, { State: 1 }))).toEqual([])
    expect(await waiting(head)).toContain('1 个病例待审核')
    expect((await waiting(teacher)).join('')).not.toContain('待审核')
    const copy = { ...begun, Id: newId(), From: CaseId }
    expect((await head.calls(workshop.createCase, copy)).Code).toBe(-404)
    expect((await head.calls(workshop.saveCase, { CaseId, Parts: {}, Version })).Code).toBe(-404)
    expect(await move(head, 'withdraw')).toMatchObject({ Code: -10002 })
    expect(await move(otherHead, 'approve')).toMatchObject({ Code: -404 })
    expect(await move(head, 'approve')).toMatchObject({ Code: 0, Data: { Line: { State: 2 } } })
  }, 60_000)

  test('returns the compositions of teachers of the subject, of a 科室 of it too, and of no others', async () => {
    const list = await admin.calls(workshop.listProcedures, {})
    const base = list.Data.Bases.find(
      ({ Title }: { Title: string }) => Title === firstProcedure().title,
    )
    const compose = async (login: string, departmentId: string | null) => {
      await newTeacher(app, login, { departmentId })
      const author = await app.signedIn(login)
      const Id = newId()
      const begun = { Id, Title: `${login}的操作`, BaseId: base.Id }
      expect((await author.calls(workshop.createProcedure, begun)).Code).toBe(0)
      const { Version } = (await author.calls(workshop.getProcedure, { Id })).Data
      const sent = { Id, Action: 'submit', Comment: '', ReviewedBy: '', Version }
      expect((await author.calls(workshop.moveProcedure, sent)).Code).toBe(0)
      return Id
    }
    const section = (await admin.calls(saveDepartment, {
      ParentId: app.fixture.departments['a'],
      Name: '呼吸内科',
      Motif: 'book',
    })) as { Data: { Id: string } }
    const within = await compose('lung-teacher', section.Data.Id)
    const without = await compose('free-teacher', null)
    expect(ids(await head.calls(workshop.listProcedures, { State: 1 }))).toEqual([within])
    expect((await head.calls(workshop.getProcedure, { Id: without })).Code).toBe(-404)
    const { Version } = (await head.calls(workshop.getProcedure, { Id: within })).Data
    const decide = (who: Visitor, Id: string) =>
      who.calls(workshop.moveProcedure, {
        Id,
        Action: 'return',
        Comment: '请补充',
        ReviewedBy: '',
        Version,
      })
    expect(await decide(otherHead, within)).toMatchObject({ Code: -404 })
    expect(await decide(head, without)).toMatchObject({ Code: -404 })
    expect(await decide(head, within)).toMatchObject({ Code: 0, Data: { Line: { State: 3 } } })
    expect((await head.calls(workshop.getProcedure, { Id: within })).Code).toBe(-404)
  }, 60_000)
})
