import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isComplete, mark } from './quiz.ts'
import { theoryDimensions } from './report.ts'
import {
  completes,
  locksOf,
  mergeWatched,
  progressOf,
  secondsWatched,
  whyOf,
  withoutSkips,
  type Learnt,
  type Standing,
} from './rules.ts'

const some = {
  title: '甲',
  required: true,
  minutes: 5,
  seconds: null,
  pages: null,
  pass: null,
  maxTries: null,
}
const text: Learnt = { ...some, id: 't', kind: 'text' }
const video: Learnt = { ...some, id: 'v', kind: 'video', seconds: 100 }
const quiz: Learnt = { ...some, id: 'q', kind: 'quiz', pass: 60, maxTries: 5 }
const paper: Learnt = { ...some, id: 'd', kind: 'document', pages: 3 }
const extra: Learnt = { ...some, id: 'x', kind: 'text', required: false }

describe('what completes an item', () => {
  test.each([
    [text, { depth: 0.97 }, false],
    [text, { depth: 0.98 }, true],
    [text, {}, false],
    [quiz, { depth: 1 }, false],
    [video, { second: 100 }, false],
    [video, { watched: [[0, 89]] }, false],
    [
      video,
      {
        watched: [
          [0, 50],
          [40, 90],
        ],
      },
      true,
    ],
    [
      video,
      {
        watched: [
          [0, 50],
          [0, 50],
        ],
      },
      false,
    ],
    [video, { watched: [[-5, 10_000]] }, true],
    [video, { watched: [[90, 10]] }, false],
    [paper, { pages: [1, 2] }, false],
    [paper, { pages: [1, 2, 2, 7] }, false],
    [paper, { pages: [3, 1, 2] }, true],
  ] as [Learnt, object, boolean][])('%j at %j: %s', (item, position, done) =>
    expect(completes(item, position)).toBe(done),
  )

  test('overlapping stretches count once, and never more than the video is long', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(200), fc.nat(200))), (stretches) => {
        const covered = new Set<number>()
        for (const [from, to] of stretches)
          for (let s = from; s < Math.min(to, 100); s += 1) covered.add(s)
        expect(secondsWatched(stretches, 100)).toBe(covered.size)
      }),
    ))

  test('merging two devices loses nothing', () =>
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(100), fc.nat(100))),
        fc.array(fc.tuple(fc.nat(100), fc.nat(100))),
        (one, other) => {
          const real = (list: [number, number][]) => list.filter(([from, to]) => to > from)
          const together = secondsWatched([...one, ...other], 100)
          expect(secondsWatched(mergeWatched(real(one), real(other)), 100)).toBeGreaterThanOrEqual(
            together,
          )
        },
      ),
    ))
})

test.each([
  [[], 0],
  [['t'], 33],
  [['t', 'v'], 66],
  [['t', 'v', 'x'], 66],
  [['t', 'v', 'q'], 100],
])('with %j done progress is %s: the floor, and 100 only when all required are', (done, progress) =>
  expect(progressOf([text, video, quiz, extra], new Set(done)).progress).toBe(progress),
)

const questions = [
  { id: 'a', type: 'single', stem: '', options: ['1', '2'], answer: [1], explanation: 'e' },
  {
    id: 'b',
    type: 'multiple',
    stem: '',
    options: ['1', '2', '3'],
    answer: [0, 2],
    explanation: 'e',
  },
  { id: 'c', type: 'judge', stem: '', options: ['正确', '错误'], answer: [0], explanation: 'e' },
] as const

describe('a quiz', () => {
  test.each([
    [{}, false],
    [{ a: [1], b: [0] }, false],
    [{ a: [1], b: [], c: [0] }, false],
    [{ a: [2], b: [0], c: [0] }, false],
    [{ a: [0.5], b: [0], c: [0] }, false],
    [{ a: [1], b: [0], c: [0] }, true],
  ])('%j is complete: %s', (answers, complete) =>
    expect(isComplete(questions, answers as Record<string, number[]>)).toBe(complete),
  )

  test.each([
    [{ a: [1], b: [2, 0], c: [0] }, 100],
    [{ a: [1], b: [0], c: [0] }, 66],
    [{ a: [1], b: [0, 1, 2], c: [0] }, 66],
    [{ a: [0], b: [1], c: [1] }, 0],
    [{ a: [1, 1], b: [0, 2, 2], c: [0] }, 100],
  ])('%j scores %s', (answers, score) => expect(mark(questions, 60, answers).Score).toBe(score))

  test('exactly the pass mark passes', () => {
    expect(mark(questions, 66, { a: [1], b: [0], c: [0] }).Passed).toBe(true)
    expect(mark(questions, 67, { a: [1], b: [0], c: [0] }).Passed).toBe(false)
  })
})

test('a course without quizzes is assessed on completion alone; nothing is given for nothing', () => {
  const sheet = theoryDimensions({ progress: 100, doneCount: 3, itemCount: 3, quizzes: [] })
  expect(sheet).toHaveLength(8)
  expect(sheet.filter(({ score }) => score !== null)).toHaveLength(1)
  expect(
    theoryDimensions({ progress: 100, doneCount: 3, itemCount: 3, quizzes: [100, 65] })[1]?.score,
  ).toBe(82.5)
})

const stands = (more: Partial<Standing>): Standing => ({
  state: 'begun',
  position: {},
  bestScore: null,
  tries: 0,
  ...more,
})

test.each([
  [text, stands({ state: 'new' }), '未开始'],
  [text, stands({ position: { depth: 0.459 } }), '已读 45%'],
  [text, stands({ state: 'done', position: { depth: 0.2 } }), '已完成'],
  [video, stands({ position: { watched: [[0, 62.5]] } }), '已观看 62%'],
  [paper, stands({ position: { pages: [1, 3] } }), '已看 2/3 页'],
  [quiz, stands({ state: 'new' }), '未作答'],
  [quiz, stands({}), '已作答，未提交'],
  [quiz, stands({ bestScore: 50, tries: 2 }), '最好成绩 50.0 分，需 60 分，还可作答 3 次'],
  [quiz, stands({ state: 'done', bestScore: 80, tries: 1 }), '最好成绩 80.0 分'],
])('where one stands in %j', (item, standing, words) => expect(whyOf(item, standing)).toBe(words))

describe('items one after the other', () => {
  const all = [
    { ...text, id: '1', title: '甲' },
    { ...extra, id: '2', title: '乙' },
    { ...quiz, id: '3', title: '丙' },
    { ...text, id: '4', title: '丁' },
  ]
  test('in free order nothing is locked', () => expect(locksOf(all, new Set(), false).size).toBe(0))
  test('the first required item that is not done locks what follows', () => {
    expect([...locksOf(all, new Set(), true).keys()]).toEqual(['2', '3', '4'])
    expect([...locksOf(all, new Set(['1']), true)]).toEqual([['4', '请先完成“丙”']])
    expect(locksOf(all, new Set(['1', '3']), true).size).toBe(0)
  })
  test('what was done once stays open', () =>
    expect([...locksOf(all, new Set(['4']), true).keys()]).toEqual(['2', '3']))
})

describe('a video that may not be skipped', () => {
  test.each([
    ['from the beginning', [], [[0, 30]], [[0, 30]]],
    ['on from where it was', [[0, 30]], [[30, 60]], [[30, 60]]],
    ['again', [[0, 60]], [[10, 20]], [[10, 20]]],
    ['beyond what was played', [[0, 30]], [[80, 100]], []],
    ['from the middle', [], [[50, 100]], []],
    [
      'on, then a leap',
      [[0, 30]],
      [
        [30, 40],
        [90, 100],
      ],
      [[30, 40]],
    ],
  ] as [string, [number, number][], [number, number][], [number, number][]][])(
    'played %s',
    (_how, kept, given, allowed) => expect(withoutSkips(kept, given)).toEqual(allowed),
  )
})
