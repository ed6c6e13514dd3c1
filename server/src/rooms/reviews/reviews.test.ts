import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addCourseComment,
  cullCourseComments,
  delCourseComment,
  getCourseCommentSummarize,
  getWebCourseCommentList,
  moderateReview,
  myCourseComments,
  teacherDeleteCourseComment,
  teacherReplyCourseComment,
  teacherUpdateCourseComment,
  updateCourseComment,
} from '@xinglin/contract/reviews'
import { newId } from '#platform/ids'
import { proceed, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let student: Visitor
let teacher: Visitor
let admin: Visitor
let CourseId: string
beforeAll(async () => {
  app = await testApp()
  CourseId = app.fixture.courses['a.open'] ?? ''
  student = await app.signedIn('student1')
  teacher = await app.signedIn('teacher1')
  admin = await app.signedIn('admin1')
})
afterAll(() => app.close())

const words = '讲解清楚，病例贴近临床'
const review = (more: object = {}) => ({ Id: newId(), CourseId, Comment: words, Rate: 5, ...more })
const summary = async (who: Visitor = student) =>
  (await who.calls(getCourseCommentSummarize, { CourseId })).Data

describe('before anybody wrote', () => {
  test('there is nothing, and who did not study may not write', async () => {
    expect(await summary()).toEqual({
      Rate: 0,
      R1: 0,
      R2: 0,
      R3: 0,
      R4: 0,
      R5: 0,
      HasComments: false,
      Total: 0,
      CullTotal: 0,
      ReviewFor: null,
      MayReply: false,
      MayModerate: false,
    })
    expect(await student.calls(addCourseComment, review())).toMatchObject({
      Code: -1,
      Msg: '学习课程后才可以评价',
    })
  })

  test.each(['a.offShelf', 'b.open'])('reviews of %s are missing', async (name) => {
    const hidden = { CourseId: app.fixture.courses[name] ?? '' }
    for (const call of [getCourseCommentSummarize, cullCourseComments, getWebCourseCommentList])
      expect(await student.calls(call, hidden)).toMatchObject({ Code: -404 })
    expect(await student.calls(addCourseComment, review(hidden))).toMatchObject({ Code: -404 })
  })
})

describe('a review', () => {
  beforeAll(() => proceed(app, student, 'a.open'))

  test.each([
    ['nothing in it', { Comment: ' \n ' }, -10008, '内容不能空!'],
    ['four characters', { Comment: '讲得很好' }, -10008, '评价内容不得少于5个字'],
    ['four pictures', { Comment: '😀'.repeat(4) }, -10008, '评价内容不得少于5个字'],
    ['501 characters', { Comment: '好'.repeat(501) }, -10008, '评价内容不得超过500个字'],
    ['501 pictures', { Comment: '😀'.repeat(501) }, -10008, '评价内容不得超过500个字'],
    ['wide spaces', { Comment: '\u3000'.repeat(6) }, -10008, '内容不能空!'],
    ['what nobody sees', { Comment: '\u200B\u00AD\u3164\u2060\uFEFF' }, -10008, '内容不能空!'],
    ['one letter to see', { Comment: `好${'\u200B'.repeat(9)}` }, -10008, '评价内容不得少于5个字'],
    ['no stars', { Rate: 0 }, -10008, '请填写评分'],
    ['six stars', { Rate: 6 }, -10008, '请填写评分'],
    ['four and a half', { Rate: 4.5 }, -10008, '请填写评分'],
    ['a sensitive word', { Comment: '这里可以赌 博 吗' }, -10010, '内容包含敏感词'],
  ])('with %s is refused', async (_what, more, Code, Msg) => {
    const clumsy = await app.signedIn('student3')
    await proceed(app, clumsy, 'a.open')
    expect(await clumsy.calls(addCourseComment, review(more))).toMatchObject({ Code, Msg })
  })

  test('is written once a round, and shown to everybody', async () => {
    expect((await summary()).ReviewFor).toMatch(/-/)
    const wanted = review({ Comment: `  ${words}  ` })
    const { Data } = await student.calls(addCourseComment, wanted)
    expect(Data).toMatchObject({
      Id: wanted.Id,
      Comment: words,
      GComment: words,
      Rate: 5,
      GRate: 5,
      UName: 'a的student1',
      IsMine: 1,
      IsCull: 0,
      IsGreat: 0,
      GreatNum: 0,
      ReplyComment: '',
    })
    expect((await student.calls(addCourseComment, wanted)).Data.Id).toBe(wanted.Id)
    expect(await student.calls(addCourseComment, review())).toMatchObject({
      Code: -1,
      Msg: '您已评价过本轮学习',
    })
    expect(await summary()).toMatchObject({ Rate: 5, R5: 1, Total: 1, ReviewFor: null })
    const shown = (await app.visitor().calls(getWebCourseCommentList, { CourseId })).Data
    expect(shown).toMatchObject({ Count: 1, List: [{ Comment: words, IsMine: 0 }] })
    expect(JSON.stringify(shown)).not.toContain('N-student1')
  })

  test('is kept as it was written, up to 500 code points of whatever kind', async () => {
    const someone = await app.signedIn('student3')
    await proceed(app, someone, 'a.open')
    const { Id } = (await someone.calls(addCourseComment, review())).Data
    for (const Comment of [
      '讲得很好！',
      '😀'.repeat(5),
      '好'.repeat(500),
      '😀'.repeat(500),
      'ＡＢＣＤＥ１２',
      '<img src=x onerror="alert(1)"><script>alert(2)</script>',
      '=HYPERLINK("http://x","点我")',
      '好评\u202E倒过来的字\u202C',
    ]) {
      const changed = { Id, CourseId, Comment, Rate: 4 }
      expect((await someone.calls(updateCourseComment, changed)).Data.Comment).toBe(Comment)
      const { List } = (await app.visitor().calls(getWebCourseCommentList, { CourseId })).Data
      expect(List[0].Comment).toBe(Comment)
    }
    await someone.calls(delCourseComment, { Id, CourseId })
  })

  test('of 10 MB is not even read', async () => {
    const someone = await app.signedIn('student3')
    const sent = await someone.calls(addCourseComment, review({ Comment: '好'.repeat(3_500_000) }))
    expect(sent.http).toBe(413)
  })

  test('is changed by its author alone', async () => {
    const { Id } = (await student.calls(myCourseComments, { CourseId })).Data.List[0]
    const other = await app.signedIn('student2')
    await proceed(app, other, 'a.open')
    const changed = { Id, CourseId, Comment: '改过的评价内容', Rate: 3 }
    expect(await other.calls(updateCourseComment, changed)).toMatchObject({ Code: -10002 })
    expect(await other.calls(delCourseComment, { Id, CourseId })).toMatchObject({ Code: -10002 })
    const elsewhere = { ...changed, CourseId: app.fixture.courses['a.ecg'] }
    expect(await student.calls(updateCourseComment, elsewhere)).toMatchObject({ Code: -404 })
    await admin.calls(moderateReview, { Id, Action: 'feature', Reason: '' })
    expect((await student.calls(updateCourseComment, changed)).Data).toMatchObject({
      Comment: '改过的评价内容',
      Rate: 3,
      IsCull: 0,
    })
    expect(await summary()).toMatchObject({ Rate: 3, R3: 1, R5: 0, CullTotal: 0 })
  })

  test('of one person counts by the newest; deleted, it is gone for everybody', async () => {
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(
        `update attempt set progress = 100 where course_id = '${CourseId}' and person_id = '${app.fixture.people['a.student1']}'`,
      ),
    )
    await proceed(app, student, 'a.open')
    const second = review({ Comment: '第二轮学得更明白了', Rate: 4 })
    expect((await student.calls(addCourseComment, second)).Code).toBe(0)
    expect(await summary()).toMatchObject({ Rate: 4, R3: 0, R4: 1, Total: 2 })
    for (let i = 0; i < 2; i += 1)
      expect(await student.calls(delCourseComment, { Id: second.Id, CourseId })).toMatchObject({
        Code: 0,
      })
    expect(await summary()).toMatchObject({ Rate: 3, R3: 1, R4: 0, Total: 1 })
    const third = review({ Comment: '删除之后再写一次' })
    expect((await student.calls(addCourseComment, third)).Code).toBe(0)
    expect(await student.calls(delCourseComment, { Id: third.Id, CourseId })).toMatchObject({
      Code: 0,
    })
    expect(await student.calls(addCourseComment, review())).toMatchObject({
      Code: -1,
      Msg: '今日评价次数已达上限，请明天再来',
    })
  })
})

describe('a reply', () => {
  const at = async () => {
    const { List } = (await teacher.calls(getWebCourseCommentList, { CourseId })).Data
    return { CourseId, CommentId: List[0].Id as string }
  }

  test.each([
    ['nothing in it', '  ', -10008, '内容不能为空！'],
    ['501 characters', '谢'.repeat(501), -10008, '回复内容不得超过500个字'],
    ['a sensitive word', '不要赌博', -10010, '内容包含敏感词'],
  ])('with %s is refused', async (_what, ReplyComment, Code, Msg) =>
    expect(
      await teacher.calls(teacherReplyCourseComment, { ...(await at()), ReplyComment }),
    ).toMatchObject({ Code, Msg }),
  )

  test('is for the one who teaches the course', async () => {
    const other = await app.signedIn('teacher2')
    const reply = { ...(await at()), ReplyComment: '谢谢', Comment: '谢谢', Rate: 0 }
    for (const call of [
      teacherReplyCourseComment,
      teacherUpdateCourseComment,
      teacherDeleteCourseComment,
    ]) {
      expect(await other.calls(call, reply)).toMatchObject({ Code: -10002 })
      expect(await student.calls(call, reply)).toMatchObject({ http: 403, Code: -403 })
    }
  })

  test('is written once, changed, and deleted, and touches nothing of the review', async () => {
    const place = await at()
    const before = (await teacher.calls(getWebCourseCommentList, { CourseId })).Data.List[0]
    const first = { ...place, ReplyComment: '谢谢你的意见' }
    const { Data } = await teacher.calls(teacherReplyCourseComment, first)
    expect(Data).toMatchObject({ ReplyComment: '谢谢你的意见', ReplyName: 'a的teacher1' })
    expect((await teacher.calls(teacherReplyCourseComment, first)).Code).toBe(0)
    expect(
      await teacher.calls(teacherReplyCourseComment, { ...place, ReplyComment: '再回复' }),
    ).toMatchObject({ Code: -1, Msg: '已回复过该评价' })
    const changed = { ...place, Comment: '已经补充了图例', Rate: 1 }
    expect((await teacher.calls(teacherUpdateCourseComment, changed)).Data).toMatchObject({
      ReplyComment: '已经补充了图例',
      Comment: before.Comment,
      Rate: before.Rate,
    })
    const gone = await teacher.calls(teacherDeleteCourseComment, place)
    expect(gone.Data).toEqual({ ...before, IsMine: 0 })
    expect(await teacher.calls(teacherUpdateCourseComment, changed)).toMatchObject({ Code: -404 })
  })
})
