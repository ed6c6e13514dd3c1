import {
  most,
  type BankDraw,
  type CourseContent,
  type DraftBody,
  type DraftChapter,
  type DraftItem,
  type DraftQuestion,
  type Problem,
} from '@xinglin/contract/authoring'
import { nobody } from '@xinglin/contract/call'
import { kind as kinds } from '@xinglin/contract/courses'
import { isBlankHtml } from '#platform/rich-text'

/** Courses of one author that were never approved. */
export const maxUnapproved = 100

/** A draft has at most so many bytes as JSON. */
export const maxBytes = 1_000_000

/** What a draft is judged by besides itself. */
export type Known = {
  /** HasVirtual of the course. */
  readonly kind: number
  /** The cases that its author may have students consult. */
  readonly cases: ReadonlySet<string>
  /** The procedures of operations that the school has, with their patients. */
  readonly procedures: ReadonlyMap<string, ReadonlySet<string>>
  /** The protocols of experiments that the school has. */
  readonly protocols: ReadonlySet<string>
  /** How many questions of the bank each draw of a quiz may show. */
  readonly bank: ReadonlyMap<string, number>
}

const questionFault = ({ Type, Stem, Options, Answer }: DraftQuestion): string => {
  const judge = Type === 'judge'
  if (Stem === '') return '请填写题干'
  if (Options.length < 2) return '至少需要两个选项'
  if (judge && Options.length !== 2) return '判断题应有两个选项'
  if (Options.some((one) => one === '')) return '请填写每个选项'
  if (new Set(Options).size < Options.length) return '选项不能重复'
  const answers = new Set(Answer)
  if (answers.size === 0) return '请选择正确答案'
  if ([...answers].some((at) => at >= Options.length)) return '正确答案不在选项中，请重新选择'
  if (Type === 'multiple' && answers.size < 2) return '多选题至少有两个正确答案'
  return Type !== 'multiple' && answers.size > 1 ? '只能有一个正确答案' : ''
}

const drawFault = ({ Id, Questions, Count }: BankDraw, { bank }: Known): string => {
  const pool = bank.get(Id) ?? 0
  if (pool < Questions.length)
    return `有 ${Questions.length - pool} 道题已停用、正用于考试或不能用于测验，请移除`
  return pool < Count ? `题库中缺 ${Count - pool} 题` : ''
}

const quizFaults = (
  { Questions, Draws }: Extract<DraftBody, { Kind: 'quiz' }>,
  known: Known,
): string[] => {
  if (Questions.length === 0 && Draws.length === 0) return ['请至少添加一道题']
  const chosen = Draws.flatMap((draw) => draw.Questions)
  const total = Questions.length + Draws.reduce((sum, { Count }) => sum + Count, 0)
  return [
    ...(total > most.questions ? [`每个测验最多${most.questions}道题`] : []),
    ...(new Set(chosen).size < chosen.length ? ['同一道题库试题选了两次'] : []),
    ...Questions.flatMap((one, at) => {
      const fault = questionFault(one)
      return fault === '' ? [] : [`第${at + 1}题：${fault}`]
    }),
    ...Draws.flatMap((one, at) => {
      const fault = drawFault(one, known)
      return fault === '' ? [] : [`题库试题第${at + 1}组：${fault}`]
    }),
  ]
}

const operationFaults = (
  { Procedure, Patient }: Extract<DraftBody, { Kind: 'operation' }>,
  { kind, procedures }: Known,
): string[] => {
  if (kind !== kinds.operation) return ['只有“虚拟操作”类型的课程可以包含虚拟操作']
  if (Procedure === nobody) return ['请选择操作']
  const patients = procedures.get(Procedure)
  if (!patients) return ['所选操作不存在，请重新选择']
  return Patient === '' || patients.has(Patient) ? [] : ['所选患者不属于该操作，请重新选择']
}

const bodyFaults = (body: DraftBody, known: Known): string[] => {
  const { kind, cases, protocols } = known
  switch (body.Kind) {
    case 'text':
      return isBlankHtml(body.Html) ? ['请填写正文'] : []
    case 'image':
      return [
        ...(body.File === nobody ? ['请上传图片'] : []),
        ...(body.Alt === '' ? ['请填写图片说明，供看不到图片的同学使用'] : []),
      ]
    case 'video':
      return body.File === nobody ? ['请选择视频'] : []
    case 'document':
      if (body.File === nobody) return ['请上传 PDF 文档']
      return body.Pages === 0 ? ['文档无法打开，请重新上传'] : []
    case 'quiz':
      return quizFaults(body, known)
    case 'consultation':
      if (kind !== kinds.consultation) return ['只有“虚拟问诊”类型的课程可以包含虚拟问诊']
      if (body.Case === nobody) return ['请选择病例']
      return cases.has(body.Case) ? [] : ['所选病例未通过审核或已取消共享，请重新选择']
    case 'operation':
      return operationFaults(body, known)
    case 'experiment':
      if (kind !== kinds.experiment) return ['只有“虚拟实验”类型的课程可以包含虚拟实验']
      if (body.Protocol === nobody) return ['请选择实验']
      return protocols.has(body.Protocol) ? [] : ['所选实验不存在，请重新选择']
  }
}

const itemFaults = (item: DraftItem, known: Known): string[] => [
  ...(item.Title === '' ? ['请填写内容名称'] : []),
  ...bodyFaults(item.Body, known),
]

/** Whether an item can be shown as a student will see it. */
export const isReady = (item: DraftItem, known: Known): boolean =>
  bodyFaults(item.Body, known).length === 0

const whole = (Part: Problem['Part'], Text: string, Where = ''): Problem => ({
  ChapterId: nobody,
  ItemId: nobody,
  Part,
  Where,
  Text,
})

const sectionFaults = (
  { Title, Html }: CourseContent['Introduction'][number],
  at: number,
): Problem[] => {
  const place = `第${at + 1}个栏目`
  return [
    ...(Title === '' ? [whole('introduction', '请填写栏目名称', place)] : []),
    ...(isBlankHtml(Html) ? [whole('introduction', '请填写内容', Title || place)] : []),
  ]
}

const chapterFaults = (
  { Id: ChapterId, Title, Items }: DraftChapter,
  at: number,
  known: Known,
): Problem[] => {
  const place = `第${at + 1}章`
  const contentProblem = (ItemId: string, Where: string, Text: string): Problem => ({
    ChapterId,
    ItemId,
    Part: 'content',
    Where,
    Text,
  })
  return [
    ...(Title === '' ? [contentProblem(nobody, place, '请填写章名')] : []),
    ...(Items.length === 0 ? [contentProblem(nobody, place, '还没有学习内容')] : []),
    ...Items.flatMap((item, no) =>
      itemFaults(item, known).map((fault) =>
        contentProblem(item.Id, item.Title || `${place}第${no + 1}项`, fault),
      ),
    ),
  ]
}

const allProblems = (content: CourseContent, known: Known): Problem[] => {
  const { Introduction, Chapters } = content
  const items = Chapters.flatMap(({ Items }) => Items)
  const holds = (kind: DraftBody['Kind']) => items.some(({ Body }) => Body.Kind === kind)
  return [
    ...(Introduction.length === 0 ? [whole('introduction', '请至少添加一个课程介绍栏目')] : []),
    ...Introduction.flatMap(sectionFaults),
    ...(Chapters.length === 0 ? [whole('content', '请至少添加一章')] : []),
    ...Chapters.flatMap((chapter, at) => chapterFaults(chapter, at, known)),
    ...(items.length > 0 && !items.some(({ Required }) => Required)
      ? [whole('content', '请至少设置一项必修内容，否则学生无法完成课程')]
      : []),
    ...(known.kind === kinds.consultation && items.length > 0 && !holds('consultation')
      ? [whole('content', '虚拟问诊课程至少需要一项虚拟问诊')]
      : []),
    ...(known.kind === kinds.operation && items.length > 0 && !holds('operation')
      ? [whole('content', '虚拟操作课程至少需要一项虚拟操作')]
      : []),
    ...(known.kind === kinds.experiment && items.length > 0 && !holds('experiment')
      ? [whole('content', '虚拟实验课程至少需要一项虚拟实验')]
      : []),
  ]
}

/** How many problems an answer lists: a draft of a megabyte can have tens of thousands. */
const maxListed = 200

/** What keeps a draft from being submitted, in the order of the page; what is not listed is counted in one more. */
export const problemsOf = (content: CourseContent, known: Known): Problem[] => {
  const problems = allProblems(content, known)
  if (problems.length <= maxListed) return problems
  const left = problems.length - maxListed
  const rest = whole('content', `还有 ${left} 处没有列出，请先改正以上各处`)
  return [...problems.slice(0, maxListed), rest]
}

/** Whether every chapter, item and question of a draft has an id that is its own. */
export const hasOwnIds = ({ Chapters }: CourseContent): boolean => {
  const ids = Chapters.flatMap(({ Id, Items }) => [
    Id,
    ...Items.flatMap((item) => [
      item.Id,
      ...(item.Body.Kind === 'quiz'
        ? [...item.Body.Questions, ...item.Body.Draws].map((one) => one.Id)
        : []),
    ]),
  ])
  return !ids.includes(nobody) && new Set(ids).size === ids.length
}
