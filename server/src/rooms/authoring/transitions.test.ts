import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteCourse, getDraft } from '@xinglin/contract/authoring'
import { searchAudit } from '@xinglin/contract/audit'
import { createSession } from '@xinglin/contract/simulations/consultation'
import { item as outline, listManagedCourses, searchCourseList } from '@xinglin/contract/courses'
import { getCourseStudyProgressInfo, getItem, getPlayer } from '@xinglin/contract/learning'
import { newId } from '#platform/ids'
import { aText, Authoring, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let authoring: Authoring
let teacher: Visitor
let admin: Visitor
let student: Visitor
beforeAll(async () => {
  app = await testApp()
  authoring = await Authoring.in(app)
  teacher = authoring.author
  admin = authoring.examiner
  student = await app.signedIn('student1')
})
afterAll(() => app.close())

describe('the way to students', () => {
  test('begins with what is written to its end', async () => {
    const CourseId = await authoring.begin()
    expect(await authoring.move(teacher, CourseId, 'submit')).toMatchObject({
      Code: -1,
      Msg: '课程还没有写完，不能提交（2处）',
      Data: { Problems: [{ Part: 'introduction' }, { Part: 'content' }] },
    })
    await authoring.save(CourseId, {
      ...(await authoring.whole()),
      Introduction: [{ Title: '简介', Html: '<p>包过赌博</p>' }],
    })
    expect(await authoring.move(teacher, CourseId, 'submit')).toMatchObject({ Code: -10010 })
  })

  test('goes by the school: its author neither examines nor publishes', async () => {
    const CourseId = await authoring.begin()
    await authoring.save(CourseId, await authoring.whole())
    await authoring.move(teacher, CourseId, 'submit')
    for (const action of ['approve', 'return', 'publish', 'takeDown'])
      expect(await authoring.move(teacher, CourseId, action, '我来'), action).toMatchObject({
        Code: -10002,
      })
    expect(await authoring.save(CourseId, { Sequential: true })).toMatchObject({
      Code: -1,
      Msg: '课程状态已改变，请刷新后重试',
    })
    expect(await teacher.calls(deleteCourse, { CourseId })).toMatchObject({ Code: -1 })
    // Whoever examines it finds it in its preview.
    const preview = await admin.calls(outline, { CourseId })
    expect(preview.Data.Chapters[0].Items).toHaveLength(3)
    expect((await authoring.move(admin, CourseId, 'return', '请补充解析')).Code).toBe(0)
    expect((await authoring.move(teacher, CourseId, 'submit')).Code).toBe(0)
    expect((await authoring.move(teacher, CourseId, 'withdraw')).Data).toMatchObject({
      ExamineType: 0,
    })
    expect(await teacher.calls(deleteCourse, { CourseId })).toMatchObject({ Code: 0 })
    expect(await teacher.calls(deleteCourse, { CourseId })).toMatchObject({ Code: 0 })
    expect(await teacher.calls(getDraft, { CourseId })).toMatchObject({ Code: -404 })
  })

  test('ends with a student who finds it, starts it, and sees the patient', async () => {
    const CourseId = await authoring.published('胸闷气短的接诊训练')
    const results = await student.calls(searchCourseList, { SearchKey: '胸闷气短的接诊' })
    expect(results.Data.List).toMatchObject([{ Id: CourseId, HasVirtual: 1 }])
    const round = await student.calls(getCourseStudyProgressInfo, { CourseId, Proceed: 0 })
    const { ProgressId } = round.Data
    const { Chapters } = (await student.calls(getPlayer, { ProgressId })).Data
    const [first, , consult] = Chapters[0].Items as { Id: string; Title: string }[]
    expect((await student.calls(getItem, { ProgressId, ItemId: first?.Id })).Data.Content).toEqual({
      Kind: 'text',
      Html: '<p>先想致命的。</p>',
    })
    const session = await student.calls(createSession, {
      CourseId,
      ProgressId,
      ItemId: consult?.Id,
      Proceed: 0,
    })
    expect(session).toMatchObject({
      Code: 0,
      Data: { View: { mode: 'practice', limitMinutes: 7 } },
    })
    const { StartTime, EndTime } = session.Data
    expect(new Date(EndTime).getTime() - new Date(StartTime).getTime()).toBe(7 * 60_000)
    const seen = await admin.calls(searchAudit, { SearchKey: '胸闷气短的接诊' })
    expect(JSON.stringify(seen.Data)).toContain('审核通过')
  })

  test('a revision leaves rounds that are under way as they are, and those who come later find it', async () => {
    const CourseId = await authoring.published('修订中的课程')
    const before = await student.calls(getCourseStudyProgressInfo, { CourseId, Proceed: 0 })
    const { ProgressId } = before.Data
    const titles = async (who: Visitor, id: string) =>
      (await who.calls(getPlayer, { ProgressId: id })).Data.Chapters.map(
        (one: { Title: string }) => one.Title,
      )

    expect((await authoring.move(teacher, CourseId, 'revise')).Data).toMatchObject({
      ExamineType: 2,
      PublishType: 1,
      Revision: 0,
    })
    const { Content } = await authoring.open(CourseId)
    const added = { Id: newId(), Title: '新增的一章', Items: [aText({ Title: '新增的内容' })] }
    expect((await authoring.save(CourseId, { Chapters: [...Content.Chapters, added] })).Code).toBe(
      0,
    )
    expect(await teacher.calls(deleteCourse, { CourseId })).toMatchObject({
      Code: -1,
      Msg: '已有审核通过的版本，不能删除',
    })
    expect((await authoring.move(teacher, CourseId, 'submit')).Data).toMatchObject({ Revision: 1 })
    const waiting = await admin.calls(listManagedCourses, { ExamineType: 1, PageSize: 100 })
    expect(waiting.Data.List.map((one: { Id: string }) => one.Id)).toContain(CourseId)
    // It is on the shelf meanwhile, as it was.
    expect((await student.calls(outline, { CourseId })).Data).toMatchObject({ VersionNo: 1 })
    expect((await authoring.move(admin, CourseId, 'approve')).Data).toMatchObject({
      PublishType: 1,
      Revision: null,
    })

    expect((await student.calls(outline, { CourseId })).Data.VersionNo).toBe(2)
    expect(await titles(student, ProgressId)).toEqual(['第一章'])
    const later = await app.signedIn('student2')
    const theirs = await later.calls(getCourseStudyProgressInfo, { CourseId, Proceed: 0 })
    expect(await titles(later, theirs.Data.ProgressId)).toEqual(['第一章', '新增的一章'])
  })

  test('a revision that is given up leaves what was approved', async () => {
    const CourseId = await authoring.published('放弃修订的课程')
    await authoring.move(teacher, CourseId, 'revise')
    await authoring.save(CourseId, { Chapters: [] })
    expect((await authoring.move(teacher, CourseId, 'discard')).Data).toMatchObject({
      Revision: null,
    })
    expect((await authoring.open(CourseId)).Content.Chapters).toHaveLength(1)
    expect(await authoring.save(CourseId, { Sequential: true })).toMatchObject({ Code: -1 })
  })
})
