import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  getItem,
  getPlayer,
  getRecentLearning,
  saveItemProgress,
  submitQuiz,
} from '@xinglin/contract/learning'
import { openCourse, testApp, type TestApp } from '#testing'

let app: TestApp
beforeAll(async () => void (app = await testApp()))
afterAll(() => app.close())

const wrong = { q1: [1], q2: [3] }

/** A student at work in a course: what their browsers send, and where 继续学习 leads. */
const atWork = async (login: string, name: string) => {
  const course = await openCourse(app, login, name)
  const { visitor, ProgressId } = course
  const tell = (ItemId: string, At: number, Device = 'desk') => ({ ProgressId, ItemId, At, Device })
  return {
    ...course,
    arrive: (Device = 'desk') => visitor.calls(getPlayer, { ProgressId, Device }),
    open: (ItemId: string, At: number, Device?: string) =>
      visitor.calls(getItem, tell(ItemId, At, Device)),
    save: (ItemId: string, At: number, Seq: number, Position: object, Device?: string) =>
      visitor.calls(saveItemProgress, { ...tell(ItemId, At, Device), Seq, Position }),
    submit: (ItemId: string, At: number) =>
      visitor.calls(submitQuiz, { ...tell(ItemId, At), Answers: wrong }),
    current: async () => {
      const cards: { ProgressId: string; CurrentItem: string }[] = (
        await visitor.calls(getRecentLearning)
      ).Data
      return cards.find((card) => card.ProgressId === ProgressId)?.CurrentItem
    },
  }
}

let one: Awaited<ReturnType<typeof atWork>>
beforeEach(async () => {
  one = await atWork('student1', 'a.open')
  await one.arrive()
  const { text, quiz } = one
  // Every test begins at the quiz, whatever the one before it left; no item is complete.
  await one.open(text, 1000)
  await one.open(quiz, 3000)
  expect(await one.current()).toBe(quiz)
})

test('a newer act leads, whatever kind of message tells of it', async () => {
  await one.save(one.text, 3500, 1, { depth: 0.1 })
  expect(await one.current()).toBe(one.text)
  await one.submit(one.quiz, 3600)
  expect(await one.current()).toBe(one.quiz)
  await one.open(one.extra, 3700)
  expect(await one.current()).toBe(one.extra)
})

test('a message that is late leads nobody back, and what it says is kept', async () => {
  const { Data } = await one.save(one.text, 2500, 2, { depth: 0.3 })
  expect(Data).toMatchObject({ Seq: 2, Why: '已读 30%' })
  await one.open(one.text, 2600)
  expect(await one.current()).toBe(one.quiz)
  await one.open(one.extra, 4000)
  await one.submit(one.quiz, 3900)
  expect(await one.current()).toBe(one.extra)
})

test('a message that is repeated leads nobody back, nor does one without a time', async () => {
  await one.save(one.text, 3100, 3, { depth: 0.4 })
  await one.open(one.quiz, 3200)
  await one.save(one.text, 3100, 3, { depth: 0.4 })
  expect(await one.current()).toBe(one.quiz)
  await one.save(one.text, 0, 3, { depth: 0.4 })
  expect(await one.current()).toBe(one.quiz)
})

test('of two devices the one that opened the player last leads, each by its own clock', async () => {
  // A telephone whose clock is behind.
  await one.arrive('phone')
  await one.open(one.extra, 50, 'phone')
  expect(await one.current()).toBe(one.extra)
  await one.save(one.text, 9000, 9, { depth: 0.5 }, 'desk')
  await one.open(one.quiz, 9100, 'desk')
  expect(await one.current()).toBe(one.extra)
  await one.save(one.text, 60, 10, { depth: 0.6 }, 'phone')
  expect(await one.current()).toBe(one.text)
})

test('a clock that was set back leads again from the next arrival', async () => {
  await one.open(one.extra, 9_000_000_000_000)
  await one.arrive()
  await one.open(one.text, 5000)
  expect(await one.current()).toBe(one.text)
})

test('of acts that come in at once the newest leads', async () => {
  const { text, quiz, extra } = one
  await Promise.all([
    one.open(extra, 4000),
    one.open(text, 3300),
    one.save(quiz, 3200, 1, { answers: { q1: [0] } }),
    one.open(quiz, 3400),
    one.save(text, 3100, 11, { depth: 0.7 }),
  ])
  expect(await one.current()).toBe(extra)
})

test('a finished film that is played again leaves one at the paper', async () => {
  const {
    arrive,
    open,
    save,
    current,
    text: film,
    quiz: paper,
  } = await atWork('student2', 'a.media')
  await arrive()
  await open(film, 1000)
  const played = { second: 100, watched: [[0, 100]] }
  expect((await save(film, 2000, 1, played)).Data).toMatchObject({ State: 'done' })
  expect(await current()).toBe(film)
  await open(paper, 3000)
  await open(film, 4000)
  await save(film, 5000, 2, { second: 30, watched: [[0, 30]] })
  await save(film, 6000, 3, played)
  expect(await current()).toBe(paper)
})
