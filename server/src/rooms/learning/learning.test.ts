import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getRetCourseBaseClient } from '@xinglin/contract/courses'
import {
  finishAttempt,
  getItem,
  getPlayer,
  getRecentLearning,
  heartbeat,
  saveItemProgress,
  submitQuiz,
} from '@xinglin/contract/learning'
import { openCourse, proceed, testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

describe('opening a course is refused', () => {
  test('to visitors and guests, with the specification’s sentence', async () => {
    const sentence = { http: 200, Code: -1, Msg: '登录后才可以学习哦！' }
    expect(await proceed(app, app.visitor(), 'a.open')).toMatchObject(sentence)
    expect(await proceed(app, await app.signedIn('guest1'), 'a.open')).toMatchObject(sentence)
  })
  test.each([
    ['a.offShelf', '该课程已下架，无法继续学习'],
    ['a.smallClass', '老师已设置小班课程，无法查看'],
    [
      'a.trialOver',
      /^已超出试用日期，试用日期为\d{4}-\d\d-\d\d~\d{4}-\d\d-\d\d。如需继续使用，请联系市场人员。$/,
    ],
    ['a.trialLater', /^未到试用日期，试用日期为/],
    ['a.unlicensed', '如需购买该课程，请拨打销售热线：400-000-0000'],
  ])('%s', async (name, Msg) =>
    expect(await proceed(app, await app.signedIn('student1'), name)).toMatchObject({
      Code: -1,
      Msg: expect.stringMatching(Msg),
    }),
  )

  test('to go on with what was never begun', async () =>
    expect(await proceed(app, await app.signedIn('student1'), 'a.inner', 1)).toMatchObject({
      Code: -1,
      Msg: '还没有开始学习该课程',
    }))
  test('3 is for experiments', async () =>
    expect((await proceed(app, await app.signedIn('student1'), 'a.inner', 3)).Code).toBe(-1))
  test('with a Proceed that there is not', async () =>
    expect((await proceed(app, await app.signedIn('student1'), 'a.inner', 2)).Code).toBe(-10006))
})

test('twenty starts at once are one attempt, and one learner', async () => {
  const visitor = await app.signedIn('student2')
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => proceed(app, visitor, 'a.inner')),
  )
  expect(new Set(answers.map(({ Data }) => Data.ProgressId)).size).toBe(1)
  expect(
    (
      await visitor.calls(getRetCourseBaseClient, {
        CourseId: app.fixture.courses['a.inner'] ?? '',
      })
    ).Data.StudyCount,
  ).toBe(1)
})

describe('an attempt', () => {
  test('of another student does not exist', async () => {
    const { ProgressId, text } = await openCourse(app, 'student1')
    const other = await app.signedIn('student3')
    for (const [call, input] of [
      [getPlayer, { ProgressId }],
      [getItem, { ProgressId, ItemId: text }],
      [saveItemProgress, { ProgressId, ItemId: text, Seq: 1, Position: { depth: 1 } }],
      [submitQuiz, { ProgressId, ItemId: text, Answers: {} }],
      [finishAttempt, { ProgressId }],
      [heartbeat, { ProgressId, Seconds: 5 }],
    ] as const)
      expect(await other.calls(call, input)).toMatchObject({ Code: -404 })
  })

  test('holds its own items alone: an item of another course is not there', async () => {
    const other = await openCourse(app, 'student1', 'a.trialOpen')
    const { visitor, ProgressId } = await openCourse(app, 'student1')
    const foreign = { ProgressId, ItemId: other.quiz }
    for (const [call, input] of [
      [getItem, foreign],
      [saveItemProgress, { ...foreign, Seq: 1, Position: { depth: 1 } }],
      [submitQuiz, { ...foreign, Answers: { q1: [0], q2: [0, 1, 2] } }],
    ] as const)
      expect(await visitor.calls(call, input)).toMatchObject({ Code: -404, Msg: '数据不存在' })
  })

  test('a quiz shows no answers, a text no script', async () => {
    const { visitor, ProgressId, text, quiz } = await openCourse(app, 'student1')
    const shown = await visitor.calls(getItem, { ProgressId, ItemId: quiz })
    expect(JSON.stringify(shown.Data)).not.toMatch(/nswer"|xplanation|为正常/)
    expect(shown.Data.Content.Questions).toHaveLength(2)
    expect((await visitor.calls(getItem, { ProgressId, ItemId: text })).Data.Content.Html).toBe(
      '<p>正文</p>',
    )
  })

  test('goes on where it was left: item, depth, draft answers', async () => {
    const { visitor, ProgressId, text, quiz } = await openCourse(app, 'student1')
    await visitor.calls(saveItemProgress, {
      ProgressId,
      ItemId: text,
      Seq: 1,
      Position: { depth: 0.4 },
    })
    await visitor.calls(saveItemProgress, {
      ProgressId,
      ItemId: quiz,
      Seq: 1,
      Position: { answers: { q1: [0] } },
    })
    const again = await app.signedIn('student1')
    const resumed = await proceed(app, again, 'a.open')
    expect(resumed.Data).toMatchObject({ ProgressId, CurrentItem: quiz })
    expect((await again.calls(getItem, { ProgressId, ItemId: quiz })).Data.Position).toEqual({
      answers: { q1: [0] },
    })
    expect((await again.calls(getItem, { ProgressId, ItemId: text })).Data).toMatchObject({
      Position: { depth: 0.4 },
      State: 'begun',
      Seq: 1,
    })
    const [card] = (await again.calls(getRecentLearning)).Data
    expect(card).toMatchObject({
      CourseName: 'a的open',
      CurrentTitle: '读一读',
      DoneCount: 0,
      ItemCount: 2,
    })
  })

  test('an older position changes nothing', async () => {
    const { visitor, ProgressId, text } = await openCourse(app, 'student1')
    await visitor.calls(saveItemProgress, {
      ProgressId,
      ItemId: text,
      Seq: 9,
      Position: { depth: 0.6 },
    })
    expect(
      (
        await visitor.calls(saveItemProgress, {
          ProgressId,
          ItemId: text,
          Seq: 3,
          Position: { depth: 0.1 },
        })
      ).Data.Seq,
    ).toBe(9)
    expect((await visitor.calls(getItem, { ProgressId, ItemId: text })).Data.Position).toEqual({
      depth: 0.6,
    })
  })

  test.each([{ depth: 2 }, { depth: -1 }, { second: 1e9 }])(
    'the position %j breaks a rule',
    async (Position) => {
      const { visitor, ProgressId, text } = await openCourse(app, 'student1')
      expect(
        (await visitor.calls(saveItemProgress, { ProgressId, ItemId: text, Seq: 99, Position }))
          .Code,
      ).toBe(-10008)
    },
  )

  test('an unfinished quiz is not marked, and another item is none', async () => {
    const { visitor, ProgressId, quiz, text } = await openCourse(app, 'student1')
    expect(
      await visitor.calls(submitQuiz, { ProgressId, ItemId: quiz, Answers: { q1: [0] } }),
    ).toMatchObject({ Code: -10008, Msg: '还有题目未作答' })
    expect((await visitor.calls(submitQuiz, { ProgressId, ItemId: text, Answers: {} })).Code).toBe(
      -10008,
    )
  })

  test('cannot end before everything required is done', async () => {
    const { visitor, ProgressId } = await openCourse(app, 'student1')
    expect(await visitor.calls(finishAttempt, { ProgressId })).toMatchObject({
      Code: -1,
      Msg: '还有必修内容未完成',
    })
  })
})
