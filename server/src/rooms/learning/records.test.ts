import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCourseFavorute } from '@xinglin/contract/courses'
import {
  finishAttempt,
  getAttemptDetail,
  getAttemptList,
  getLearningCalendar,
  getMyCourses,
  getTrainingResult,
  heartbeat,
  saveItemProgress,
  shareResult,
  submitQuiz,
} from '@xinglin/contract/learning'
import { openCourse, proceed, testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

/** Learns the open course to its end. */
const finished = async (login: string) => {
  const learner = await openCourse(app, login)
  const { visitor, ProgressId, text, quiz } = learner
  await visitor.calls(saveItemProgress, {
    ProgressId,
    ItemId: text,
    Seq: 1,
    Position: { depth: 1 },
  })
  const Answers = { q1: [0], q2: [0, 1, 2] }
  await visitor.calls(submitQuiz, { ProgressId, ItemId: quiz, Answers })
  await visitor.calls(finishAttempt, { ProgressId })
  return learner
}

const courseId = (name: string) => app.fixture.courses[name] ?? ''

describe('one’s own rounds', () => {
  test('are listed, told in full, and stay readable when relearning closed them', async () => {
    const { visitor, ProgressId } = await finished('student1')
    const before = (await visitor.calls(getAttemptDetail, { ProgressId })).Data
    expect(before).toMatchObject({
      Attempt: {
        CourseName: 'a的open',
        AttemptNo: 1,
        State: 'finished',
        Progress: 100,
        Composite: 100,
        Level: 'S',
      },
      Closed: '',
      Items: [
        { Title: '读一读', State: 'done', Why: '已完成' },
        { Title: '测一测', BestScore: 100, Tries: 1, Why: '最好成绩 100.0 分' },
        { Title: '选读', State: 'new', Why: '未开始' },
      ],
    })
    expect(before.Report.Dimensions).toHaveLength(8)
    expect(before.Events.map((event: { Text: string }) => event.Text)).toEqual([
      '完成学习，综合成绩 100.0 分，等级 S',
      '第 1 次提交“测一测”，100.0 分',
      '开始学习',
    ])
    await proceed(app, visitor, 'a.open')
    const after = (await visitor.calls(getAttemptDetail, { ProgressId })).Data
    expect(after).toMatchObject({ Attempt: { State: 'superseded' }, Closed: '历史记录，不可进入' })
    const list = (await visitor.calls(getAttemptList, { CourseId: courseId('a.open') })).Data
    expect(list).toMatchObject({ Count: 2, List: [{ AttemptNo: 2 }, { AttemptNo: 1 }] })
    expect((await visitor.calls(getAttemptList, { Kind: 3 })).Data).toEqual({ List: [], Count: 0 })
    expect((await visitor.calls(getAttemptList, { Kind: 0 })).Data.Count).toBe(2)
    expect((await visitor.calls(getAttemptList, { To: '2020-01-01' })).Data.Count).toBe(0)
    expect(await visitor.calls(getAttemptList, { To: '1.1.2020' })).toMatchObject({ Code: -10008 })
  })

  test('stay readable when the course is taken down', async () => {
    const { visitor, ProgressId } = await openCourse(app, 'student1', 'a.inner')
    await app.database.within(app.fixture.schools.a, (db) =>
      db.execute(`update course set publish_type = 2 where id = '${courseId('a.inner')}'`),
    )
    const { Data } = await visitor.calls(getAttemptDetail, { ProgressId })
    expect(Data.Attempt.CourseName).toBe('a的inner')
  })

  test('are nobody else’s', async () => {
    const { ProgressId } = await openCourse(app, 'student1')
    const other = await app.signedIn('student2')
    expect(await other.calls(getAttemptDetail, { ProgressId })).toMatchObject({ Code: -404 })
    expect(await other.calls(shareResult, { ProgressId })).toMatchObject({ Code: -404 })
  })
})

test('my courses, by tab', async () => {
  const student = await app.signedIn('student3')
  await proceed(app, student, 'a.ecg')
  await proceed(app, student, 'a.trialOpen')
  await student.calls(addCourseFavorute, { CourseId: courseId('a.media') })
  const tab = async (Tab: string, more: object = {}) =>
    (await student.calls(getMyCourses, { Tab, ...more })).Data
  const names = async (Tab: string) =>
    (await tab(Tab)).List.map((one: { Name: string }) => one.Name)
  expect(await names('learning')).toEqual(['a的trialOpen', '心电图判读入门'])
  expect((await tab('learning')).List[1]).toMatchObject({ CurrentTitle: '第一项', IsFavorite: 0 })
  expect(await names('favourite')).toEqual(['胸腔穿刺（COPD 患者）'])
  expect(await names('trial')).toEqual(['a的trialOpen'])
  expect(await tab('finished')).toMatchObject({
    List: [],
    Counts: { learning: 2, finished: 0, favourite: 1, trial: 1, lapsed: 0 },
  })
  expect((await tab('learning', { SearchKey: 'xdt' })).Count).toBe(1)
  await app.database.within(app.fixture.schools.a, (db) =>
    db.execute(`update course set publish_type = 2 where id = '${courseId('a.ecg')}'`),
  )
  expect((await tab('lapsed')).List).toMatchObject([{ Message: '该课程已下架，无法继续学习' }])
})

test('a day on which a course was begun counts, before a second of attention does', async () => {
  const visitor = await app.signedIn('student3')
  await proceed(app, visitor, 'a.trialOpen')
  const Year = new Date().getFullYear()
  const { Data } = await visitor.calls(getLearningCalendar, { Year })
  expect(Data).toMatchObject({ Days: [{ Seconds: 0 }], TotalSeconds: 0 })
})

test('seconds of attention are counted on the day they were given', async () => {
  const visitor = await app.signedIn('student2')
  // Begun now: an hour ago may have been yesterday.
  const { ProgressId } = (await proceed(app, visitor, 'a.trialOpen')).Data
  await visitor.calls(heartbeat, { ProgressId, Seconds: 4 })
  const Year = new Date().getFullYear()
  const { Data } = await visitor.calls(getLearningCalendar, { Year })
  expect(Data).toMatchObject({ Days: [{ Seconds: 4 }], TotalSeconds: 4, CourseCount: 1 })
  expect((await visitor.calls(getLearningCalendar, { Year: 2021 })).Data.Days).toEqual([])
})

describe('a link to a report', () => {
  test('is not to be had before the end', async () => {
    const { visitor, ProgressId } = await openCourse(app, 'student3', 'a.trialOpen')
    expect(await visitor.calls(shareResult, { ProgressId })).toMatchObject({ Code: -1 })
  })

  test('opens for anybody, with the surname alone; changed or of another school it does not', async () => {
    const { visitor, ProgressId } = await finished('student2')
    const { Url } = (await visitor.calls(shareResult, { ProgressId })).Data
    const Session = new URL(Url, 'http://x').searchParams.get('session') ?? ''
    const shown = await app.visitor().calls(getTrainingResult, { Session })
    expect(shown.Data).toMatchObject({
      CourseName: 'a的open',
      Learner: 'a同学',
      Report: { Level: 'S' },
    })
    expect((await visitor.calls(getTrainingResult, { ProgressId })).Data.Learner).toBe(
      'a的student2',
    )
    const missing = { Code: -404, Msg: '报告不存在' }
    for (const changed of ['', 'x', Session.slice(0, -1), Session.replace('.', '.1')])
      expect(await app.visitor().calls(getTrainingResult, { Session: changed })).toMatchObject(
        missing,
      )
    expect(await app.visitor('b.localhost').calls(getTrainingResult, { Session })).toMatchObject(
      missing,
    )
  })
})
