import { describe, expect, test } from 'vitest'
import {
  questionTypes,
  type ContentOf,
  type QuestionContent,
  type QuestionType,
} from '@xinglin/contract/questions'
import { newId } from '#platform/ids'
import { questionContent, questionForm } from '#testing'
import { problemsIn } from './problems.ts'

const textsOf = (content: QuestionContent) =>
  problemsIn(questionForm(newId(), content)).map(({ Part, Text }) => `${Part} ${Text}`)
const of = <T extends QuestionType>(type: T) => questionContent(type) as ContentOf<T>

test.each(questionTypes)('a whole %s has no problems', (type) =>
  expect(textsOf(questionContent(type))).toEqual([]),
)

test('a question without a source cannot be looked up', () =>
  expect(problemsIn(questionForm(newId(), of('A1'), { Source: '' }))).toEqual([
    { Part: 0, Text: '请填写出处' },
  ]))

test('options that are signs alone are told apart by their signs', () => {
  const a1 = of('A1')
  const signs = (...texts: string[]) => ({
    ...a1,
    Options: a1.Options.slice(0, texts.length).map((one, at) => ({
      ...one,
      Text: `<p>${texts[at]}</p>`,
    })),
  })
  expect(textsOf(signs('≈', '∽', '#'))).toEqual([])
  expect(textsOf(signs('≈', '∽', '≈'))).toEqual(['0 有内容相同的选项'])
})

const a1 = of('A1')
const b1 = of('B1')
const blank = of('blank')
const options = a1.Options
const as = (...kinds: ('right' | 'wrong' | 'key' | 'irrelevant')[]) =>
  options.map((one, at) => ({ ...one, Kind: kinds[at] ?? ('wrong' as const) }))

describe('what is wrong is said', () => {
  test.each<[string, QuestionContent, string[]]>([
    ['an empty stem', { ...a1, Stem: '<p> </p>' }, ['0 请填写题干']],
    ['no explanation', { ...a1, Explanation: '' }, ['0 请填写解析']],
    ['no options', { ...a1, Options: [] }, ['0 至少需要2个选项', '0 还没有指定正确答案']],
    [
      'an empty option',
      { ...a1, Options: [{ ...options[0]!, Text: '' }, options[1]!] },
      ['0 有的选项还没有内容'],
    ],
    [
      'equal options',
      { ...a1, Options: [options[1]!, { ...options[0]!, Text: '<p>选项乙 。</p>' }] },
      ['0 有内容相同的选项'],
    ],
    ['no right one', { ...a1, Options: as() }, ['0 还没有指定正确答案']],
    [
      'two right ones of A1',
      { ...a1, Options: as('right', 'right') },
      ['0 最佳选择题只能有一个正确答案'],
    ],
    [
      'a key one of A1',
      { ...a1, Options: as('key') },
      ['0 只有案例分析题的选项可以是“关键”或“无关”'],
    ],
    [
      'one right one of X',
      { ...of('X'), Options: as('right') },
      ['0 多项选择题至少有两个正确答案'],
    ],
    ['one part of A3', { ...of('A3'), Parts: of('A3').Parts.slice(1) }, ['0 该题型须有2至3个小题']],
    [
      'a faulty part',
      {
        ...of('A3'),
        Parts: of('A3').Parts.map((part, at) => (at === 1 ? { ...part, Stem: '' } : part)),
      },
      ['2 请填写题干'],
    ],
    [
      'five options of 案例分析',
      {
        ...of('analysis'),
        Parts: of('analysis').Parts.map((part, at) =>
          at === 2 ? { ...part, Options: part.Options.slice(1) } : part,
        ),
      },
      ['3 案例分析题每个小题须有6至12个选项'],
    ],
    [
      'a B1 stem of another group',
      { ...b1, Parts: b1.Parts.map((part, at) => (at === 0 ? { ...part, Right: newId() } : part)) },
      ['1 还没有指定正确答案'],
    ],
    ['a judgement that is none', { ...of('judge'), Truth: null }, ['0 还没有指定正确答案']],
    [
      'blanks and answers apart',
      { ...blank, Blanks: blank.Blanks.slice(1) },
      ['0 题干中有2个空（连续三个以上下划线），答案有1个'],
    ],
    [
      'a blank without an answer',
      { ...blank, Blanks: [blank.Blanks[0]!, { Kind: 'text', Forms: ['。'] }] },
      ['0 第2空还没有答案'],
    ],
    [
      'a figure without a value',
      {
        ...blank,
        Blanks: [
          { Kind: 'number', Value: null, Tolerance: 0, Units: [], UnitPrinted: false },
          blank.Blanks[1]!,
        ],
      },
      ['0 第1空还没有数值'],
    ],
    [
      'nothing to mark by',
      { ...of('case'), Reference: '', Rubric: [] },
      ['0 请填写参考答案', '0 至少需要一个评分项'],
    ],
  ])('%s', (_what, content, texts) => expect(textsOf(content)).toEqual(texts))
})
