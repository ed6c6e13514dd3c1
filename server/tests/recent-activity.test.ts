import { afterAll, beforeAll, expect, test } from 'vitest'
import { getRetCourseBaseClient, moveCourse, saveManagedCourse } from '@xinglin/contract/courses'
import {
  addCourseComment,
  moderateReview,
  teacherReplyCourseComment,
} from '@xinglin/contract/reviews'
import { type TeacherActivity, getTeacherDoings } from '@xinglin/contract/teachers'
import { getTeacherSpecials, moveSpecial, saveSpecial } from '@xinglin/contract/topics'
import { newId } from '#platform/ids'
import { proceed, testApp, type TestApp, type Visitor } from '#testing'

let app: TestApp
let admin: Visitor
let student: Visitor
let teacher: Visitor
beforeAll(async () => {
  app = await testApp()
  admin = await app.signedIn('admin1')
  student = await app.signedIn('student1')
  teacher = await app.signedIn('teacher1')
})
afterAll(() => app.close())

const course = (name: string) => app.fixture.courses[`a.${name}`] ?? ''
const UserId = () => app.fixture.people['a.teacher1'] ?? ''
const activities = async (visitor: Visitor, input: object = {}) =>
  (await visitor.calls(getTeacherDoings, { UserId: UserId(), PageSize: 100, ...input })).Data as {
    List: TeacherActivity[]
    Next: string
  }
const ofKind = async (kind: TeacherActivity['Kind'], visitor: Visitor) =>
  (await activities(visitor)).List.filter(({ Kind }) => Kind === kind)

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const publishTopic = async (Title: string, IsPublic: boolean, names: string[]) => {
  const Id = newId()
  const Groups = [{ Name: '一组', Note: '', CourseIds: names.map(course) }]
  const about = { Summary: '导语', Tag: '校级', Motif: 'heart', Html: '', NewsIds: [], Version: '' }
  const days = { StartDay: day(-1), EndDay: day(1), BannerId: null }
  await admin.calls(saveSpecial, { Id, Title, IsPublic, Groups, ...about, ...days })
  expect((await admin.calls(moveSpecial, { Id, Action: 'publish' })).Code).toBe(0)
  return Id
}

test('nobody of another school, nor anybody who is no teacher, did anything', async () => {
  for (const id of [
    app.fixture.people['b.teacher1'],
    app.fixture.people['a.student1'],
    newId(),
    '',
  ])
    expect(await student.calls(getTeacherDoings, { UserId: id })).toMatchObject({
      Code: -404,
      Msg: '该教师不存在',
    })
  const specials = await student.calls(getTeacherSpecials, {
    UserId: app.fixture.people['b.teacher1'],
  })
  expect(specials.Data).toEqual({ List: [], Count: 0 })
})

test('courses are told to those who may open them', async () => {
  const names = async (visitor: Visitor) =>
    (await ofKind('course', visitor)).map(({ ObjectId }) => ObjectId)
  const [stranger, member, own] = [
    await names(app.visitor()),
    await names(student),
    await names(teacher),
  ]
  expect(stranger).not.toContain(course('inner'))
  expect(member).toContain(course('inner'))
  expect(member).not.toContain(course('smallClass'))
  expect(member).not.toContain(course('offShelf'))
  expect(own).toContain(course('smallClass'))
})

test('a course begins when it was first published, and never anew', async () => {
  const at = async (id: string) =>
    (await ofKind('course', student)).find(({ ObjectId }) => ObjectId === id)?.At
  const move = async (CourseId: string, Action: string) =>
    expect((await admin.calls(moveCourse, { CourseId, Action, Comment: '核对' })).Code).toBe(0)
  const known = await at(course('media'))
  await move(course('media'), 'takeDown')
  expect(await at(course('media'))).toBeUndefined()
  await move(course('media'), 'publish')
  expect(await at(course('media'))).toBe(known)

  const { Data: base } = await admin.calls(getRetCourseBaseClient, { CourseId: course('open') })
  const answer = await admin.calls(saveManagedCourse, {
    CourseId: '',
    Name: '离体蛙心灌流',
    AuthorId: UserId(),
    DepartmentId: base.PSubjectId,
    SectionId: base.SectionId,
    SecrecyType: 1,
    Applicable: [1],
    Knowledge: [],
    ExperimentPath: 'https://lab.example.edu/frog',
  })
  const { Id, CreateTime } = answer.Data
  await move(Id, 'submit')
  await move(Id, 'approve')
  expect(await at(Id)).toBeUndefined()
  await move(Id, 'publish')
  const first = (await at(Id)) ?? ''
  expect(first > CreateTime).toBe(true)
  await move(Id, 'takeDown')
  await move(Id, 'publish')
  expect(await at(Id)).toBe(first)
})

test('replies are told as long as the review is shown and its course may be opened', async () => {
  const write = async (name: string, Comment: string) => {
    await proceed(app, student, `a.${name}`)
    const [Id, CourseId] = [newId(), course(name)]
    await student.calls(addCourseComment, { Id, CourseId, Comment, Rate: 5 })
    const reply = { CourseId, CommentId: Id, ReplyComment: `<i>谢谢</i>${name}` }
    expect((await teacher.calls(teacherReplyCourseComment, reply)).Code).toBe(0)
    return Id
  }
  const open = await write('open', '讲得清楚明白')
  await write('inner', '校内课程也很好')
  const texts = async (visitor: Visitor) => (await ofKind('reply', visitor)).map(({ Text }) => Text)
  expect(await texts(student)).toEqual(['<i>谢谢</i>inner', '<i>谢谢</i>open'])
  expect(await texts(app.visitor())).toEqual(['<i>谢谢</i>open'])
  const hide = { Id: open, Action: 'hide', Reason: '测试' }
  expect((await admin.calls(moderateReview, hide)).Code).toBe(0)
  expect(await texts(app.visitor())).toEqual([])
  expect(await texts(student)).toEqual(['<i>谢谢</i>inner'])
})

test('topics that took up courses are told, and listed, to those who may see both', async () => {
  const open = await publishTopic('公开专题', true, ['open', 'inner'])
  const inner = await publishTopic('校内专题', false, ['ecg'])
  await publishTopic('只有小班', true, ['smallClass'])
  const topics = async (visitor: Visitor) =>
    (await ofKind('topic', visitor)).map(({ ObjectId, Text }) => [ObjectId, Text])
  const listed = async (visitor: Visitor) =>
    (await visitor.calls(getTeacherSpecials, { UserId: UserId() })).Data as {
      List: { Id: string; CourseCount: number }[]
      Count: number
    }
  expect(await topics(app.visitor())).toEqual([[open, 'a的open']])
  expect((await topics(student)).map(([id]) => id)).toEqual([inner, open])
  expect(await listed(app.visitor())).toMatchObject({
    Count: 1,
    List: [{ Id: open, CourseCount: 1 }],
  })
  expect((await listed(student)).Count).toBe(2)
  expect((await listed(teacher)).Count).toBe(3)
  expect((await app.visitor().calls(getTeacherSpecials, { UserId: newId() })).Data.Count).toBe(0)
})

test('parts follow upon one another', async () => {
  const all = (await activities(student)).List
  expect(all.length).toBeGreaterThan(6)
  const parts: TeacherActivity[] = []
  let After = ''
  do {
    const { List, Next } = await activities(student, { After, PageSize: 2 })
    expect(List.length).toBeLessThanOrEqual(2)
    parts.push(...List)
    After = Next
  } while (After !== '')
  expect(parts).toEqual(all)
  expect((await activities(student, { After: 'nonsense', PageSize: 2 })).List).toEqual(
    all.slice(0, 2),
  )
})

test('what a school has closed is not told of', async () => {
  const kindsWith = async (set: string) => {
    await app.database.global.execute(`update school set ${set} where key = 'a'`)
    // Another application: this one remembers its schools for a while.
    const apart = await testApp({ databaseUrl: app.databaseUrl })
    const other = await apart.signedIn('student1')
    const { List } = await activities(other)
    const { http } = await other.calls(getTeacherSpecials, { UserId: UserId() })
    await apart.close({ keepDatabase: true })
    return { kinds: [...new Set(List.map(({ Kind }) => Kind))].toSorted(), http }
  }
  expect(await kindsWith(`flags = flags || '{"reviews": false}'`)).toEqual({
    kinds: ['course', 'topic'],
    http: 200,
  })
  expect(await kindsWith(`menu_codes = '{1,3,4}', flags = flags - 'reviews'`)).toEqual({
    kinds: ['course', 'reply'],
    http: 403,
  })
  expect((await kindsWith(`menu_codes = '{1,4,5}'`)).kinds).toEqual([])
})
