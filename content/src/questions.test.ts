import { describe, expect, test } from 'vitest'
import { demoProtocols, demoSchools } from './index.ts'

type Question = {
  readonly type: string
  readonly stem: string
  readonly options: readonly string[]
  readonly answer: readonly number[]
  readonly explanation: string
}

/** Every quiz of every course, and what is asked before every experiment, by where it stands. */
const quizzes: readonly (readonly [where: string, questions: readonly Question[]])[] = [
  ...demoSchools().flatMap((school) =>
    school.courses.flatMap(({ slug, chapters }) =>
      chapters.flatMap(({ items }) =>
        items.flatMap((item) =>
          item.kind === 'quiz' ? [[`${slug}: ${item.title}`, item.questions] as const] : [],
        ),
      ),
    ),
  ),
  ...demoProtocols().map(({ slug, protocol }) => [slug, protocol.questions] as const),
]

const failing = (questions: readonly Question[], isRight: (one: Question) => boolean): string[] =>
  questions.filter((one) => !isRight(one)).map(({ stem }) => stem)

test('there are as many as are taught', () => expect(quizzes.length).toBeGreaterThan(45))

describe.each(quizzes)('%s', (_, questions) => {
  test('has one key where one is asked, several and not all where several are, none beyond the options', () =>
    expect(
      failing(
        questions,
        ({ type, options, answer }) =>
          answer.every((key) => Number.isInteger(key) && key >= 0 && key < options.length) &&
          new Set(answer).size === answer.length &&
          new Set(options).size === options.length &&
          (type === 'multiple'
            ? answer.length >= 2 && answer.length < options.length
            : answer.length === 1),
      ),
    ).toEqual([]))

  test('asks for a judgement between 正确 and 错误 alone', () =>
    expect(
      failing(questions, ({ type, options }) =>
        type === 'judge' ? options.join() === '正确,错误' : !options.includes('错误'),
      ),
    ).toEqual([]))

  test('explains, in words that hold in whatever order options and questions come', () =>
    expect(
      failing(
        questions,
        ({ stem, explanation }) =>
          explanation.trim().length >= 8 &&
          !/选项|选 ?[A-H](?![A-Za-z])|(?<![A-Za-z0-9])[A-H] ?项|第[一二三四五]项|前[两二三]项|后[两二三]项|最[后前]一项|[①②③④⑤]/.test(
            explanation,
          ) &&
          !/上例|上题|前例|前题|前述病例|上述病例|同上|本题组/.test(stem),
      ),
    ).toEqual([]))

  test('does not name the key in the stem', () =>
    expect(
      failing(
        questions,
        ({ type, stem, options, answer }) =>
          type !== 'single' ||
          !stem.includes((options[answer[0] ?? 0] ?? '').slice(0, 12)) ||
          (options[answer[0] ?? 0] ?? '').length < 4,
      ),
    ).toEqual([]))
})
