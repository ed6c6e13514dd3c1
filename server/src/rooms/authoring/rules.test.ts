import { describe, expect, test } from 'vitest'
import type {
  CourseContent,
  DraftBody,
  DraftItem,
  DraftQuestion,
} from '@xinglin/contract/authoring'
import { nobody } from '@xinglin/contract/call'
import { newId } from '#platform/ids'
import { bodyOf, draftBodyOf } from './item-bodies.ts'
import { hasOwnIds, problemsOf } from './rules.ts'

const caseId = newId()
const protocolId = newId()
const procedureId = newId()
const theory = {
  kind: 0,
  cases: new Set<string>(),
  procedures: new Map<string, ReadonlySet<string>>(),
  protocols: new Set<string>(),
  bank: new Map<string, number>(),
}
const consulting = { ...theory, kind: 1, cases: new Set([caseId]) }
const operating = {
  ...theory,
  kind: 2,
  procedures: new Map([[procedureId, new Set(['right-medium'])]]),
}
const experimenting = { ...theory, kind: 3, protocols: new Set([protocolId]) }

const question = (over: Partial<DraftQuestion> = {}): DraftQuestion => ({
  Id: newId(),
  Type: 'single',
  Stem: '正常窦性心律的频率是？',
  Options: ['40–60 次/分', '60–100 次/分'],
  Answer: [1],
  Explanation: '',
  ...over,
})
const quiz = (...Questions: DraftQuestion[]): DraftBody => ({
  Kind: 'quiz',
  Pass: 60,
  Tries: 5,
  Questions,
  Draws: [],
})
const text: DraftBody = { Kind: 'text', Html: '<p>先看节律。</p>' }
const consultation: Extract<DraftBody, { Kind: 'consultation' }> = {
  Kind: 'consultation',
  Case: caseId,
  Mode: 'practice',
  Temperament: 'standard',
  Limit: 0,
}
const operation: Extract<DraftBody, { Kind: 'operation' }> = {
  Kind: 'operation',
  Procedure: procedureId,
  Patient: '',
  Mode: 'practice',
}
const experiment: DraftBody = { Kind: 'experiment', Protocol: protocolId, Mode: 'practice' }
const file = newId()
const image: DraftBody = {
  Kind: 'image',
  File: file,
  Alt: '心电图',
  Width: 800,
  Height: 600,
  Html: '',
}
const video: DraftBody = {
  Kind: 'video',
  File: file,
  Poster: nobody,
  Captions: nobody,
  Seconds: 12.5,
  NoSkip: true,
  Html: '',
}
const document: DraftBody = { Kind: 'document', File: file, Pages: 3, Html: '' }

const item = (Body: DraftBody, over: Partial<DraftItem> = {}): DraftItem => ({
  Id: newId(),
  Title: '导联与节律',
  Minutes: 5,
  Required: true,
  Body,
  ...over,
})
const course = (items: DraftItem[], over: Partial<CourseContent> = {}): CourseContent => ({
  Introduction: [{ Title: '课程简介', Html: '<p>从零开始读图。</p>' }],
  ShowOutline: true,
  ShowScoring: true,
  ShowReviews: true,
  Sequential: false,
  Chapters: [{ Id: newId(), Title: '第一章', Items: items }],
  ...over,
})
const texts = (content: CourseContent, known = theory) =>
  problemsOf(content, known).map(({ Where, Text }) => (Where ? `${Where}：${Text}` : Text))

test('what is written to its end has no problems, whatever its kind', () => {
  expect(
    texts(course([item(text), item(quiz(question())), item(image), item(video), item(document)])),
  ).toEqual([])
  expect(texts(course([item(text), item(consultation)]), consulting)).toEqual([])
})

describe('a course is not submitted', () => {
  test.each([
    ['without an introduction', { Introduction: [] }, '请至少添加一个课程介绍栏目'],
    [
      'with an empty section',
      { Introduction: [{ Title: '目标', Html: '<p> </p>' }] },
      '目标：请填写内容',
    ],
    [
      'with a section without a name',
      { Introduction: [{ Title: '', Html: '<p>文</p>' }] },
      '第1个栏目：请填写栏目名称',
    ],
    ['without chapters', { Chapters: [] }, '请至少添加一章'],
    [
      'with an empty chapter',
      { Chapters: [{ Id: newId(), Title: '绪论', Items: [] }] },
      '第1章：还没有学习内容',
    ],
    [
      'with a chapter without a name',
      { Chapters: [{ Id: newId(), Title: '', Items: [item(text)] }] },
      '第1章：请填写章名',
    ],
    [
      'when nothing is required',
      { Chapters: [{ Id: newId(), Title: '绪论', Items: [item(text, { Required: false })] }] },
      '请至少设置一项必修内容，否则学生无法完成课程',
    ],
  ])('%s', (_what, over, sentence) => expect(texts(course([item(text)], over))).toEqual([sentence]))

  test.each<readonly [string, DraftBody, string]>([
    ['an empty text', { Kind: 'text', Html: '<p></p>' }, '请填写正文'],
    ['a figure without a picture', { ...image, File: nobody }, '请上传图片'],
    ['a figure without words', { ...image, Alt: '' }, '请填写图片说明，供看不到图片的同学使用'],
    ['no video', { ...video, File: nobody }, '请选择视频'],
    ['no document', { ...document, File: nobody, Pages: 0 }, '请上传 PDF 文档'],
    ['a document without pages', { ...document, Pages: 0 }, '文档无法打开，请重新上传'],
    ['a patient in a theory course', consultation, '只有“虚拟问诊”类型的课程可以包含虚拟问诊'],
    ['no questions', quiz(), '请至少添加一道题'],
    ['a question without a stem', quiz(question({ Stem: '' })), '第1题：请填写题干'],
    ['one option', quiz(question({ Options: ['对'] })), '第1题：至少需要两个选项'],
    ['an empty option', quiz(question({ Options: ['对', ''] })), '第1题：请填写每个选项'],
    ['options that repeat', quiz(question({ Options: ['对', '对'] })), '第1题：选项不能重复'],
    ['no answer', quiz(question(), question({ Answer: [] })), '第2题：请选择正确答案'],
    ['an answer beyond', quiz(question({ Answer: [4] })), '第1题：正确答案不在选项中，请重新选择'],
    ['two answers of one', quiz(question({ Answer: [0, 1] })), '第1题：只能有一个正确答案'],
    [
      'one answer of several',
      quiz(question({ Type: 'multiple', Answer: [1] })),
      '第1题：多选题至少有两个正确答案',
    ],
    [
      'three ways to judge',
      quiz(question({ Type: 'judge', Options: ['对', '错', '不知道'], Answer: [0] })),
      '第1题：判断题应有两个选项',
    ],
  ])('with %s', (_what, body, sentence) =>
    expect(texts(course([item(body)]))).toEqual([`导联与节律：${sentence}`]),
  )

  test('of consultation without one, or with a case that is not to be had', () => {
    expect(texts(course([item(text)]), consulting)).toEqual(['虚拟问诊课程至少需要一项虚拟问诊'])
    expect(texts(course([item({ ...consultation, Case: nobody })]), consulting)).toEqual([
      '导联与节律：请选择病例',
    ])
    expect(texts(course([item({ ...consultation, Case: newId() })]), consulting)).toEqual([
      '导联与节律：所选病例未通过审核或已取消共享，请重新选择',
    ])
  })

  test('of operations without one, with a procedure that is not to be had, or a patient of another', () => {
    const saying = (over: Partial<typeof operation>) =>
      texts(course([item({ ...operation, ...over })]), operating)
    expect(saying({ Procedure: nobody })).toEqual(['导联与节律：请选择操作'])
    expect(saying({ Procedure: newId() })).toEqual(['导联与节律：所选操作不存在，请重新选择'])
    expect(saying({ Patient: 'x' })).toEqual(['导联与节律：所选患者不属于该操作，请重新选择'])
    expect(saying({})).toEqual([])
    expect(saying({ Patient: 'right-medium' })).toEqual([])
    expect(texts(course([item(text)]), operating)).toEqual(['虚拟操作课程至少需要一项虚拟操作'])
    expect(texts(course([item(text), item(operation)]))).toEqual([
      '导联与节律：只有“虚拟操作”类型的课程可以包含虚拟操作',
    ])
  })

  test('of experiments without one, or with a protocol that is not to be had', () => {
    const having = (Protocol: string) =>
      texts(course([item({ ...experiment, Protocol })]), experimenting)
    expect(having(protocolId)).toEqual([])
    expect(having(nobody)).toEqual(['导联与节律：请选择实验'])
    expect(having(newId())).toEqual(['导联与节律：所选实验不存在，请重新选择'])
    expect(texts(course([item(text)]), experimenting)).toEqual(['虚拟实验课程至少需要一项虚拟实验'])
    expect(texts(course([item(text), item(experiment)]))).toEqual([
      '导联与节律：只有“虚拟实验”类型的课程可以包含虚拟实验',
    ])
  })

  test('with more problems than a list holds: the rest is counted', () => {
    const untitled = Array.from({ length: 203 }, () => item(text, { Title: '' }))
    const problems = texts(course(untitled))
    expect(problems).toHaveLength(201)
    expect(problems.at(-1)).toBe('还有 3 处没有列出，请先改正以上各处')
  })

  test('and an item without a name is told by its place', () => {
    const untitled = item(text, { Title: '' })
    const content = course([item(text), untitled])
    expect(problemsOf(content, theory)).toEqual([
      {
        ChapterId: content.Chapters[0]?.Id,
        ItemId: untitled.Id,
        Part: 'content',
        Where: '第1章第2项',
        Text: '请填写内容名称',
      },
    ])
  })
})

test.each([
  text,
  image,
  video,
  document,
  quiz(question()),
  consultation,
  { ...consultation, Limit: 20 },
  operation,
  experiment,
  { Kind: 'experiment' as const, Protocol: protocolId, Mode: 'examination' as const },
])('a body comes back from the player as it was written: $Kind', (body) =>
  expect(draftBodyOf(bodyOf(body))).toEqual(body),
)

test('every chapter, item and question has an id of its own', () => {
  const one = question()
  expect(hasOwnIds(course([item(text), item(quiz(one))]))).toBe(true)
  expect(hasOwnIds(course([item(quiz(one, one))]))).toBe(false)
  expect(hasOwnIds(course([item(text, { Id: one.Id }), item(quiz(one))]))).toBe(false)
  expect(hasOwnIds(course([item(text, { Id: nobody })]))).toBe(false)
})
