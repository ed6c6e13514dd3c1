import { describe, expect, test } from 'vitest'
import {
  answersByItem,
  askedItems,
  countedAnswers,
  faultOfAnswer,
  faultsOfItems,
  minutesFor,
  QuestionnaireAnswer,
  QuestionnaireItem,
} from './index.ts'

const id = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const options = (...ids: number[]) => ids.map((n) => ({ Id: id(n), Text: `选项${n}` }))
const item = (n: number, Kind: string, over: object = {}) =>
  QuestionnaireItem.parse({ Id: id(n), Kind, Title: `题${n}`, ...over })
const answer = (n: number, over: object) => QuestionnaireAnswer.parse({ ItemId: id(n), ...over })

describe('branching', () => {
  const items = [
    item(1, 'single', { Options: options(11, 12) }),
    item(2, 'multiple', {
      Options: options(21, 22),
      ShowIf: { ItemId: id(1), OptionIds: [id(11)] },
    }),
    item(3, 'text', { ShowIf: { ItemId: id(2), OptionIds: [id(22)] } }),
    item(4, 'essay'),
  ]
  const titlesBy = (...answers: QuestionnaireAnswer[]) =>
    askedItems(items, answersByItem(answers)).map(({ Title }) => Title)
  test.each([
    ['nothing chosen', [], ['题1', '题4']],
    ['the first option', [answer(1, { Options: [id(11)] })], ['题1', '题2', '题4']],
    [
      'the way down',
      [answer(1, { Options: [id(11)] }), answer(2, { Options: [id(22)] })],
      ['题1', '题2', '题3', '题4'],
    ],
    [
      // Its own condition is no longer asked: what hangs on it is not either.
      'an answer of another way',
      [answer(1, { Options: [id(12)] }), answer(2, { Options: [id(22)] })],
      ['题1', '题4'],
    ],
  ])('%s', (_, answers, titles) => {
    expect(titlesBy(...answers)).toEqual(titles)
  })

  test('an answer to what is no longer asked does not count', () => {
    const answers = [
      answer(1, { Options: [id(12)] }),
      answer(2, { Options: [id(22)] }),
      answer(3, { Text: '不算' }),
      answer(4, { Text: '  ' }),
    ]
    expect(countedAnswers(items, answers).map(({ ItemId }) => ItemId)).toEqual([id(1)])
  })
})

test.each([
  ['a required one without an answer', item(1, 'text', { Required: true }), {}, '此题必填'],
  ['a free one without', item(1, 'text'), {}, ''],
  [
    'two of one',
    item(1, 'single', { Options: options(11, 12) }),
    { Options: [id(11), id(12)] },
    '只能选择一项',
  ],
  [
    'an unknown option',
    item(1, 'single', { Options: options(11, 12) }),
    { Options: [id(99)] },
    '请从列出的选项中选择',
  ],
  [
    'one twice',
    item(1, 'multiple', { Options: options(11, 12) }),
    { Options: [id(11), id(11)] },
    '请从列出的选项中选择',
  ],
  [
    'too few',
    item(1, 'multiple', { Options: options(11, 12, 13), Min: 2 }),
    { Options: [id(11)] },
    '至少选择2项',
  ],
  [
    'too many',
    item(1, 'multiple', { Options: options(11, 12, 13), Max: 1 }),
    { Options: [id(11), id(12)] },
    '最多选择1项',
  ],
  [
    'a rank that is not whole',
    item(1, 'rank', { Options: options(11, 12) }),
    { Options: [id(11)] },
    '请为每一项排序',
  ],
  [
    'an open option without its words',
    item(1, 'single', { Options: [{ Id: id(11), Text: '其他', Other: true }] }),
    { Options: [id(11)] },
    '请填写“其他”的内容',
  ],
  ['half a step', item(1, 'scale', { Min: 1, Max: 5 }), { Number: 2.5 }, '请填写数字'],
  ['beyond a scale', item(1, 'scale', { Min: 1, Max: 5 }), { Number: 6 }, '不得大于5'],
  ['zero of a number', item(1, 'number', { Min: 0 }), { Number: 0 }, ''],
  [
    'half a matrix',
    item(1, 'matrix', { Required: true, Options: options(11, 12), Rows: options(21, 22) }),
    { Rows: [{ RowId: id(21), OptionId: id(11) }] },
    '请为每一行选择一项',
  ],
  [
    'a row twice',
    item(1, 'matrix', { Options: options(11, 12), Rows: options(21) }),
    {
      Rows: [
        { RowId: id(21), OptionId: id(11) },
        { RowId: id(21), OptionId: id(12) },
      ],
    },
    '请从列出的选项中选择',
  ],
  ['a day that there is not', item(1, 'date'), { Text: '2026-02-30' }, '请填写日期'],
  ['a leap day', item(1, 'date'), { Text: '2028-02-29' }, ''],
  ['a long word', item(1, 'text'), { Text: '字'.repeat(201) }, '不得超过200个字'],
])('%s', (_, one, given, fault) => {
  expect(faultOfAnswer(one, answer(1, given))).toBe(fault)
})

test.each([
  ['a choice of one', [item(1, 'single', { Options: options(11) })], '至少要有两个选项'],
  [
    'two options of one text',
    [item(1, 'single', { Options: [...options(11), { Id: id(12), Text: '选项11' }] })],
    '选项不能重复',
  ],
  ['a matrix without rows', [item(1, 'matrix', { Options: options(11, 12) })], '至少要有一行'],
  ['bounds that cross', [item(1, 'number', { Min: 5, Max: 1 })], '下限不能大于上限'],
  ['a scale of twenty', [item(1, 'scale', { Min: 1, Max: 20 })], '量表须为2至11级'],
  [
    'a condition that comes later',
    [
      item(1, 'text', { ShowIf: { ItemId: id(2), OptionIds: [id(21)] } }),
      item(2, 'single', { Options: options(21, 22) }),
    ],
    '显示条件须是前面的单选或多选题',
  ],
  [
    'a condition on an option that is gone',
    [
      item(2, 'single', { Options: options(21, 22) }),
      item(1, 'text', { ShowIf: { ItemId: id(2), OptionIds: [id(29)] } }),
    ],
    '显示条件的选项已不存在',
  ],
])('%s cannot be published', (_, items, fault) => {
  expect([...faultsOfItems(items).values()]).toEqual([fault])
})

test('a questionnaire takes a minute at least', () => {
  expect([
    minutesFor([]),
    minutesFor(Array.from({ length: 10 }, (_, at) => item(at, 'essay'))),
  ]).toEqual([1, 10])
})
