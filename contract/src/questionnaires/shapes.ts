import * as z from 'zod/mini'
import { id, moment, named, text, whole } from '@xinglin/contract/call'

/** What a question asks for; a section asks for nothing and heads those after it. */
export const questionnaireItemKinds = [
  'single',
  'multiple',
  'scale',
  'matrix',
  'rank',
  'number',
  'date',
  'text',
  'essay',
  'section',
] as const
export type QuestionnaireItemKind = (typeof questionnaireItemKinds)[number]
export const questionnaireItemKindNames: Readonly<Record<QuestionnaireItemKind, string>> = {
  single: '单选',
  multiple: '多选',
  scale: '量表',
  matrix: '矩阵单选',
  rank: '排序',
  number: '数字',
  date: '日期',
  text: '填空',
  essay: '问答',
  section: '分节说明',
}

export const maxQuestionnaireItems = 100
export const maxQuestionnaireOptions = 30
export const maxQuestionnaireRows = 30
export const maxShortAnswer = 200
export const maxLongAnswer = 2_000

const Option = z.object({
  Id: id,
  Text: named(100, '选项'),
  /** Whoever chooses it may write what it is. */
  Other: z._default(z.boolean(), false),
})

const bound = z._default(z.nullable(z.number().check(z.minimum(-1e9), z.maximum(1e9))), null)

/** A question of a questionnaire; what its kind has no use for is empty. */
export const QuestionnaireItem = z.object({
  Id: id,
  Kind: z.enum(questionnaireItemKinds),
  Title: named(300, '题目'),
  Note: text(300),
  Required: z._default(z.boolean(), false),
  /** Of a choice, of a rank; of a matrix the columns. */
  Options: z._default(z.array(Option).check(z.maxLength(maxQuestionnaireOptions)), []),
  /** Of a matrix. */
  Rows: z._default(
    z
      .array(z.object({ Id: id, Text: named(100, '行标题') }))
      .check(z.maxLength(maxQuestionnaireRows)),
    [],
  ),
  /** Of several choices how many, of a number its bounds, of a scale its ends; null for none. */
  Min: bound,
  Max: bound,
  /** What the ends of a scale mean. */
  LowLabel: text(20),
  HighLabel: text(20),
  /** Asked only of whoever chose one of these in an earlier choice; null for everybody. */
  ShowIf: z._default(
    z.nullable(
      z.object({
        ItemId: id,
        OptionIds: z.array(id).check(z.minLength(1), z.maxLength(maxQuestionnaireOptions)),
      }),
    ),
    null,
  ),
})
export type QuestionnaireItem = z.output<typeof QuestionnaireItem>

/** What somebody answers to one question; what its kind has no use for is empty. */
export const QuestionnaireAnswer = z.object({
  ItemId: id,
  /** What was chosen; of a rank all, the first first. */
  Options: z._default(z.array(id).check(z.maxLength(maxQuestionnaireOptions)), []),
  /** What an option that asks for it is. */
  Other: text(100),
  Text: text(maxLongAnswer),
  Number: z._default(z.nullable(z.number().check(z.minimum(-1e9), z.maximum(1e9))), null),
  Rows: z._default(
    z.array(z.object({ RowId: id, OptionId: id })).check(z.maxLength(maxQuestionnaireRows)),
    [],
  ),
})
export type QuestionnaireAnswer = z.output<typeof QuestionnaireAnswer>

export const questionnaireStates = ['draft', 'published', 'closed'] as const
export type QuestionnaireState = (typeof questionnaireStates)[number]
export const questionnaireStateNames: Readonly<Record<QuestionnaireState, string>> = {
  draft: '草稿',
  published: '已发布',
  closed: '已结束',
}

export const maxQuestionnaireTargets = 60

const targetKinds = ['administrative', 'teaching', 'group', 'person'] as const

/** All that a form of a questionnaire says. */
export const QuestionnaireForm = z.object({
  Title: named(80, '问卷名称'),
  Note: text(1_000),
  /** Nobody learns who answered what; it cannot be taken back once it is published. */
  Anonymous: z._default(z.boolean(), false),
  /** What was answered may be changed until the end; never of an anonymous one. */
  Editable: z._default(z.boolean(), false),
  OpensAt: moment,
  ClosesAt: z.string().check(z.minLength(1, '请填写截止时间')),
  /** Every student of the school, beside those who are named. */
  WholeSchool: z._default(z.boolean(), false),
  Targets: z._default(
    z
      .array(
        z.object({
          Kind: z.enum(targetKinds),
          Id: id,
          Excluded: z._default(z.boolean(), false),
        }),
      )
      .check(z.maxLength(maxQuestionnaireTargets, `一次最多${maxQuestionnaireTargets}个对象`)),
    [],
  ),
  Items: z.array(QuestionnaireItem).check(z.maxLength(maxQuestionnaireItems, '最多100题')),
})
export type QuestionnaireForm = z.output<typeof QuestionnaireForm>

/** A questionnaire in the list of those who made it. */
export const QuestionnaireLine = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  State: z.enum(questionnaireStates),
  Anonymous: z.boolean(),
  OpensAt: z.string(),
  ClosesAt: z.string(),
  OwnerName: z.string(),
  /** Questions, answers that came in, and people who are asked. */
  Items: z.number(),
  Responses: z.number(),
  Asked: z.number(),
})
export type QuestionnaireLine = z.output<typeof QuestionnaireLine>

/** A questionnaire for those who made it. */
export const QuestionnaireDetail = z.strictObject({
  Line: QuestionnaireLine,
  Form: z.strictObject({
    ...QuestionnaireForm.shape,
    Targets: z.array(
      z.strictObject({
        Kind: z.enum(targetKinds),
        Id: z.string(),
        Name: z.string(),
        Excluded: z.boolean(),
      }),
    ),
  }),
  /** Somebody answered: its questions stay as they are. */
  Locked: z.boolean(),
  Version: z.number(),
})
export type QuestionnaireDetail = z.output<typeof QuestionnaireDetail>

export const edition = whole(0, 1_000_000_000, '版本不正确')
export const missing = { missing: [-404, '问卷不存在或不可见'] } as const
export const newer = { newer: [-10409, '问卷已被修改，请刷新后重试'] } as const
export const sensitive = { sensitive: [-10010, '内容包含敏感词'] } as const
