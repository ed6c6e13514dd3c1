import { isRightBlank, namesLetters } from '@xinglin/simulation/questions'
import { describe, expect, test } from 'vitest'
import { demoQuestions } from './bank.ts'
import { demoSchools } from './load.ts'
import { readQuestions, type WrittenQuestion } from './question-text.ts'

const all = demoQuestions()
/** So many at least has each 科室 of a school. */
const fewest = 5
const title = ({ stem, parts }: WrittenQuestion) => (stem || (parts[0]?.stem ?? '')).slice(0, 40)
const faulty = (isFaulty: (one: WrittenQuestion) => boolean) => all.filter(isFaulty).map(title)
const optionLists = ({ type, options, parts }: WrittenQuestion) =>
  type === 'B1'
    ? [options]
    : [options, ...parts.map((part) => part.options)].filter((one) => one.length > 0)
const rights = (options: WrittenQuestion['options']) =>
  options.filter(({ kind }) => kind === 'right' || kind === 'key').length

const rightOf = (options: WrittenQuestion['options']) =>
  options.find(({ kind }) => kind === 'right')

test('there are questions of every type, and of every 科室 of the demo', () => {
  const [qinghe, beiling] = demoSchools().map(({ departments }) =>
    departments.flatMap(({ sections }) => sections.map(({ name }) => name)),
  )
  const under = (sections: readonly string[] = []) =>
    all.filter(({ section }) => sections.includes(section))
  expect(new Set(under(qinghe).map(({ type }) => type)).size).toBe(11)
  expect(under(qinghe).length).toBeGreaterThanOrEqual(600)
  expect(under(beiling).length).toBeGreaterThanOrEqual(40)
  const everywhere = [...(qinghe ?? []), ...(beiling ?? [])]
  expect(faulty(({ section }) => !everywhere.includes(section))).toEqual([])
  for (const section of everywhere)
    expect(under([section]).length, section).toBeGreaterThanOrEqual(fewest)
})

// Who knows nothing and chooses the longest must not do better than by chance, which is a fifth.
test('the longest option is not the key more often than by chance', () => {
  const single = all.filter(({ type }) => /^A[1-4]$/.test(type)).flatMap(optionLists)
  const longest = single.filter((options) =>
    options.every(
      ({ text, kind }) => kind === 'right' || text.length < (rightOf(options)?.text.length ?? 0),
    ),
  )
  expect(longest.length / single.length).toBeLessThan(0.2)
})

test('of several answers it is seldom all but one that are right', () => {
  const several = all.filter(({ type }) => type === 'X').map(({ options }) => options)
  const allButOne = several.filter((options) => rights(options) === options.length - 1)
  expect(allButOne.length / several.length).toBeLessThan(0.4)
})

test('no option gathers the others', () =>
  expect(
    faulty((one) =>
      optionLists(one).some((options) =>
        options.some(({ text }) =>
          /以上(?:都|均|各|皆)|(?:都|均|皆)(?:对|错|正确|不正确|不是)$/.test(text),
        ),
      ),
    ),
  ).toEqual([]))

test('each is explained, and says where it can be read', () => {
  expect(faulty(({ source }) => !/.{10,}：.{2,}/.test(source))).toEqual([])
  expect(
    faulty(({ explanation, parts }) =>
      [explanation, ...parts.map((part) => part.explanation)]
        .filter((one, at) => at > 0 || parts.length === 0)
        .some((one) => one.length < 12),
    ),
  ).toEqual([])
})

test('no explanation names options by letters, which are mixed', () =>
  expect(
    faulty(({ explanation, parts }) =>
      [explanation, ...parts.map((part) => part.explanation)].some(namesLetters),
    ),
  ).toEqual([]))

describe('keys', () => {
  test('one of best answers, two at least of several, one at least of a case', () => {
    const fits = ({ type, ...question }: WrittenQuestion) =>
      optionLists({ type, ...question }).every((options) => {
        if (type === 'B1') return true
        if (type === 'X') return rights(options) >= 2 && rights(options) < options.length
        if (type === 'analysis') return rights(options) >= 1 && options.length >= 6
        return rights(options) === 1 && options.length === 5
      })
    expect(faulty((one) => !fits(one))).toEqual([])
  })

  test('of a group each stem names one of the shared options', () =>
    expect(
      faulty(
        ({ type, options, parts }) =>
          type === 'B1' && parts.some(({ right }) => !(right >= 0 && right < options.length)),
      ),
    ).toEqual([]))

  test('no option twice', () =>
    expect(
      faulty((one) =>
        optionLists(one).some(
          (options) => new Set(options.map(({ text }) => text)).size < options.length,
        ),
      ),
    ).toEqual([]))

  test('each blank has its answer, and each answer is right', () => {
    expect(
      faulty(
        ({ type, stem, blanks }) =>
          type === 'blank' && (stem.match(/_{3,}/g) ?? []).length !== blanks.length,
      ),
    ).toEqual([])
    for (const blank of all.flatMap(({ blanks }) => blanks))
      if (blank.kind === 'text')
        for (const form of blank.forms) expect(isRightBlank(blank, form), form).toBe(true)
      else {
        const { unit, ...texts } = blank
        const scored = { ...texts, units: unit === '' ? [] : [unit], unitPrinted: true }
        expect(isRightBlank(scored, String(blank.value))).toBe(true)
      }
  })

  test('what people mark has a reference and ten points', () =>
    expect(
      faulty(
        ({ type, reference, rubric }) =>
          (type === 'short' || type === 'case') &&
          (reference === '' || rubric.reduce((sum, { points }) => sum + points, 0) !== 10),
      ),
    ).toEqual([]))
})

// What is asked differs in more than its figures.
test('no two ask the same, and at most three are made by one template', () => {
  const stems = all.flatMap(({ stem, parts }) =>
    [stem, ...parts.map((part) => part.stem)].filter((one) => one !== ''),
  )
  const seen = new Map<string, number>()
  for (const stem of stems) {
    const frame = stem.replaceAll(/[\d.]+/g, '0').replaceAll(/[男女]婴?/g, '某')
    seen.set(frame, (seen.get(frame) ?? 0) + 1)
  }
  expect([...seen].filter(([, count]) => count > 1).map(([frame]) => frame)).toEqual([])
})

test.each([
  ['## A9 心电图 2 diagnostics\n题干\n', 'no heading'],
  ['## A1 心电图 2 diagnostics\n题干\n* 对\n又一行\n', 'says nothing'],
  ['## A1 心电图 2 diagnostics\n题干\n@ 无 章节\n', 'no such source'],
])('what cannot be read is said: %j', (text, fault) =>
  expect(() => readQuestions(text)).toThrow(fault),
)
