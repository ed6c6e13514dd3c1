import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isComplete, mark } from './quiz.ts'
import { theoryDimensions } from './report.ts'
import { completes, mergeWatched, progressOf, secondsWatched, type Learnt } from './rules.ts'

const text: Learnt = { id: 't', kind: 'text', required: true }
const video: Learnt = { id: 'v', kind: 'video', required: true, seconds: 100 }
const quiz: Learnt = { id: 'q', kind: 'quiz', required: true, pass: 60 }
const extra: Learnt = { id: 'x', kind: 'text', required: false }

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
