import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getItem, getPlayer, heartbeat, saveItemProgress } from '@xinglin/contract/learning'
import { openCourse, testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

type Line = { Id: string; Lock: string; Why: string; State: string; Rule: string }

describe('items one after the other', () => {
  test('a locked item is neither opened nor recorded, and says what comes first', async () => {
    const {
      visitor,
      ProgressId,
      text: first,
      quiz: second,
    } = await openCourse(app, 'student1', 'a.ecg')
    const lines = async (): Promise<Line[]> =>
      (await visitor.calls(getPlayer, { ProgressId })).Data.Chapters[0].Items
    expect((await lines()).map((line) => line.Lock)).toEqual([
      '',
      '请先完成“第一项”',
      '请先完成“第一项”',
    ])
    const refused = { Code: -1, Msg: '请先完成“第一项”' }
    const save = { ProgressId, Seq: 1, Position: { depth: 1 } }
    expect(await visitor.calls(getItem, { ProgressId, ItemId: second })).toMatchObject(refused)
    expect(await visitor.calls(saveItemProgress, { ...save, ItemId: second })).toMatchObject(
      refused,
    )
    expect((await visitor.calls(saveItemProgress, { ...save, ItemId: first })).Code).toBe(0)
    expect((await lines()).map((line) => line.Lock)).toEqual(['', '', '请先完成“第二项”'])
    expect((await visitor.calls(getItem, { ProgressId, ItemId: second })).Code).toBe(0)
  })
})

describe('a video and a document', () => {
  test('count what was played and shown, from wherever it was reported', async () => {
    const {
      visitor,
      ProgressId,
      text: video,
      quiz: paper,
    } = await openCourse(app, 'student1', 'a.media')
    const save = async (ItemId: string, Seq: number, Position: object) =>
      (await visitor.calls(saveItemProgress, { ProgressId, ItemId, Seq, Position })).Data
    expect(await save(video, 5, { second: 40, watched: [[0, 40]] })).toMatchObject({
      Seq: 5,
      State: 'begun',
      Why: '已观看 40%',
    })
    // A leap over what may not be skipped counts nothing.
    expect(await save(video, 6, { second: 100, watched: [[80, 100]] })).toMatchObject({
      Why: '已观看 40%',
    })
    // Late, from another device: the position stays, what was played counts.
    expect(await save(video, 2, { second: 3, watched: [[30, 60]] })).toMatchObject({
      Seq: 6,
      Why: '已观看 60%',
    })
    const item = (await visitor.calls(getItem, { ProgressId, ItemId: video })).Data
    expect(item).toMatchObject({
      Position: { second: 100, watched: [[0, 60]] },
      Content: { NoSkip: true },
    })
    expect(await save(video, 7, { watched: [[60, 91]] })).toMatchObject({
      State: 'done',
      Progress: 50,
    })

    expect(await save(paper, 1, { page: 2, pages: [1, 2, 9] })).toMatchObject({
      Why: '已看 2/3 页',
    })
    expect(await save(paper, 1, { page: 1, pages: [3] })).toMatchObject({
      State: 'done',
      CanFinish: true,
    })
  })
})

test('the player that was opened last leads; the other is told, and loses nothing', async () => {
  const { visitor, ProgressId, text } = await openCourse(app, 'student2')
  const open = (Device: string) => visitor.calls(getPlayer, { ProgressId, Device })
  const beat = async (Device: string) =>
    (await visitor.calls(heartbeat, { ProgressId, Seconds: 2, Device })).Data
  await open('laptop')
  expect(await beat('laptop')).toMatchObject({ Seconds: 2, Elsewhere: false })
  await open('phone')
  expect(await beat('laptop')).toMatchObject({ Seconds: 2, Elsewhere: true })
  const saved = await visitor.calls(saveItemProgress, {
    ProgressId,
    ItemId: text,
    Seq: 1,
    Position: { depth: 1 },
    Device: 'laptop',
  })
  expect(saved.Data).toMatchObject({ State: 'done', Elsewhere: true })
  expect(await beat('')).toMatchObject({ Elsewhere: false })
})
