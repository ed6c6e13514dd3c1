import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createCourse,
  deleteCourse,
  getDraft,
  keepDocument,
  previewItem,
  saveDraft,
  takeVideo,
} from '@xinglin/contract/authoring'
import { nobody } from '@xinglin/contract/call'
import {
  getRetCourseBaseClient,
  listOwnCourses,
  saveManagedCourse,
} from '@xinglin/contract/courses'
import { newId } from '#platform/ids'
import { aText, Authoring, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let authoring: Authoring
let teacher: Visitor
let admin: Visitor
let colleague: Visitor
let student: Visitor
beforeAll(async () => {
  app = await testApp()
  authoring = await Authoring.in(app)
  teacher = authoring.author
  admin = authoring.examiner
  colleague = await app.signedIn('teacher2')
  student = await app.signedIn('student1')
})
afterAll(() => app.close())

const repeatedId = newId()

describe('a course is not begun', () => {
  test.each([
    ['without a name', { Name: ' ' }, -10008, '请填写课程名称'],
    ['without a place', { SectionId: '' }, -10008, '请选择学科与科室'],
    ['of a kind that there is no editor for', { CourseType: 4 }, -10006, undefined],
    ['with a sensitive name', { Name: '赌博课程' }, -10010, '内容包含敏感词'],
  ])('%s', async (_what, more, Code, Msg) =>
    expect(await teacher.calls(createCourse, authoring.fields(more))).toMatchObject({
      Code,
      ...(Msg && { Msg }),
    }),
  )

  test('in the place of another’s', async () => {
    const Id = await authoring.begin()
    expect(await colleague.calls(createCourse, authoring.fields({ Id }))).toMatchObject({
      Code: -404,
    })
    expect(
      await teacher.calls(createCourse, authoring.fields({ Id, Name: '又一次' })),
    ).toMatchObject({
      Code: 0,
      Data: { Id, Name: '胸痛患者的问诊' },
    })
  })
})

describe('what is written', () => {
  test('is another’s by no call, and nobody’s who is not signed in', async () => {
    const CourseId = await authoring.begin()
    const strangers = [
      colleague,
      await app.signedIn('teacher1', 'b.localhost'),
      await app.signedIn('admin1', 'b.localhost'),
    ]
    for (const who of strangers) {
      expect(await who.calls(getDraft, { CourseId })).toMatchObject({ Code: -404, Data: null })
      expect(await who.calls(saveDraft, { CourseId, Parts: {}, Version: '' })).toMatchObject({
        Code: -404,
      })
      expect(await authoring.move(who, CourseId, 'submit')).toMatchObject({ Code: -404 })
      expect(await who.calls(previewItem, { CourseId, ItemId: newId() })).toMatchObject({
        Code: -404,
      })
      expect(await who.calls(takeVideo, { CourseId, MediaId: newId() })).toMatchObject({
        Code: -404,
      })
    }
    expect(await colleague.calls(deleteCourse, { CourseId })).toMatchObject({ Code: -404 })
    const mine = (await colleague.calls(listOwnCourses, { PageSize: 100 })).Data.List as {
      Id: string
    }[]
    expect(mine.map(({ Id }) => Id)).not.toContain(CourseId)
    // A draft was never on the shelf: nobody learns that there is one.
    expect(await student.calls(getRetCourseBaseClient, { CourseId })).toMatchObject({ Code: -404 })
  })

  test('stays as far as it has come; HTML is sanitised, and an administrator may go on', async () => {
    const CourseId = await authoring.begin()
    const untitled = aText({ Title: '' })
    const saved = await authoring.save(CourseId, {
      Chapters: [{ Id: newId(), Title: '', Items: [untitled] }],
    })
    expect(saved.Data.Problems.map((one: { Text: string }) => one.Text)).toContain('请填写章名')
    const { Content, Editable } = await authoring.open(CourseId, admin)
    expect(Editable).toBe(true)
    expect(Content.Chapters[0].Items[0].Body.Html).toBe('<p>先想致命的。</p>')
    expect((await authoring.save(CourseId, { Sequential: true }, undefined, admin)).Code).toBe(0)
    expect((await authoring.open(CourseId)).Content).toMatchObject({
      Sequential: true,
      ShowOutline: true,
    })
  })

  test('upon an older one is refused with theirs, and nothing is lost', async () => {
    const CourseId = await authoring.begin()
    const { Version } = await authoring.open(CourseId)
    expect((await authoring.save(CourseId, { Sequential: true }, Version)).Code).toBe(0)
    expect(await authoring.save(CourseId, { Chapters: [] }, Version, admin)).toMatchObject({
      Code: -10011,
      Msg: '该课程已被他人修改，请核对后再次保存',
      Data: { Content: { Sequential: true }, EditorName: 'a的teacher1' },
    })
  })

  test('of two saves at once one stands', async () => {
    const CourseId = await authoring.begin()
    const { Version } = await authoring.open(CourseId)
    const both = await Promise.all([
      authoring.save(CourseId, { ShowOutline: false }, Version),
      authoring.save(CourseId, { ShowScoring: false }, Version, admin),
    ])
    expect(both.map(({ Code }) => Code).toSorted((a, b) => a - b)).toEqual([-10011, 0])
  })

  test.each([
    [
      'ids that repeat',
      { Chapters: [1, 2].map(() => ({ Id: repeatedId, Title: '章', Items: [] })) },
      -10008,
    ],
    [
      'a file of nobody',
      {
        Chapters: [
          {
            Id: newId(),
            Title: '章',
            Items: [aText({ Body: { Kind: 'document', File: newId(), Pages: 1, Html: '' } })],
          },
        ],
      },
      -10008,
    ],
    [
      'a body that is none',
      { Chapters: [{ Id: newId(), Title: '章', Items: [{ ...aText(), Body: { Kind: 'game' } }] }] },
      -10006,
    ],
    ['members that it does not have', { Price: 3 }, -10006],
  ])('is refused with %s', async (_what, Parts, Code) =>
    expect(await authoring.save(await authoring.begin(), Parts)).toMatchObject({ Code }),
  )

  test('too much of it is refused', async () => {
    const items = Array.from({ length: 20 }, () =>
      aText({ Body: { Kind: 'text', Html: `<p>${'文'.repeat(18_000)}</p>` } }),
    )
    const Chapters = [{ Id: newId(), Title: '章', Items: items }]
    expect((await authoring.save(await authoring.begin(), { Chapters })).Code).toBeLessThan(0)
  })

  test('documents are PDFs by their bytes', async () => {
    const CourseId = await authoring.begin()
    const keep = (bytes: string) =>
      teacher.calls(keepDocument, { CourseId, Name: '讲义.pdf', Bytes: Buffer.from(bytes) })
    expect(await keep('<html>')).toMatchObject({ Code: -10008, Msg: '仅支持 PDF 格式的文档' })
    const { Data } = await keep('%PDF-1.7\n%%EOF\n')
    const body = { Kind: 'document', File: Data.File, Pages: 1, Html: '' } as const
    const Chapters = [{ Id: newId(), Title: '章', Items: [aText({ Body: body })] }]
    expect((await authoring.save(CourseId, { Chapters })).Code).toBe(0)
    expect(Object.keys((await authoring.open(CourseId)).Files)).toEqual([Data.File])
  })
})

test('what a list says of a course is its author’s until it is approved', async () => {
  const Id = await authoring.begin()
  const form = (more: object = {}) => ({
    CourseId: Id,
    ...authoring.fields(),
    AuthorId: nobody,
    ...more,
  })
  const named = await teacher.calls(
    saveManagedCourse,
    form({ Name: '改了名的课程', DeclareLevel: 1, DeclareYear: 2026 }),
  )
  expect(named).toMatchObject({
    Code: 0,
    Data: { Name: '改了名的课程', DeclareLevel: 0, AuthorName: 'a的teacher1' },
  })
  expect(await colleague.calls(saveManagedCourse, form())).toMatchObject({ Code: -404 })
  expect(await teacher.calls(saveManagedCourse, form({ CourseId: '' }))).toMatchObject({
    Code: -10002,
  })
  const shelf = await authoring.published('已经上架的课程')
  expect(await teacher.calls(saveManagedCourse, form({ CourseId: shelf }))).toMatchObject({
    Code: -1,
    Msg: '课程已通过审核，名称、分类与封面由学校管理员修改',
  })
})
