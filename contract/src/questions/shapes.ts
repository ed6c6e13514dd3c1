import * as z from 'zod/mini'
import { id, nobody, text } from '@xinglin/contract/call'
import { QuestionContent, questionTypes } from './content.ts'

/** The refusal of whatever is not there, or not for the caller to know of. */
export const missing = { missing: [-404, '数据不存在'] } as const

/** Two people had the same form open. */
export const newer = { newer: [-10011, '该内容已被他人修改，请查看最新内容后再改'] } as const

/** The refusal of what is somebody else's to do. */
export const notYours = { notYours: [-10002, '您没有权限操作'] } as const

/** Where a question stands: 草稿, 待审核, 已通过, 已停用. */
export const questionStates = ['draft', 'waiting', 'approved', 'retired'] as const
export type QuestionState = (typeof questionStates)[number]

/** What each state is called. */
export const questionStateNames: Readonly<Record<QuestionState, string>> = {
  draft: '草稿',
  waiting: '待审核',
  approved: '已通过',
  retired: '已停用',
}

/** How hard its author finds a question, 1-5. */
export const difficultyNames: Readonly<Record<number, string>> = {
  1: '易',
  2: '较易',
  3: '中等',
  4: '较难',
  5: '难',
}

const codes = z.array(z.string().check(z.maxLength(64)))

/** All that a form of a question says; what is approved of it is frozen as a version, whole. */
export const QuestionForm = z.object({
  Content: QuestionContent,
  /** The 学科, and the 科室 within where one was chosen. */
  DepartmentId: id,
  SectionId: z._default(z.nullable(id), nobody),
  Difficulty: z.number().check(z.int(), z.minimum(1), z.maximum(5)),
  /** Codes of the vocabulary 知识类型. */
  Knowledge: codes.check(z.maxLength(6, '最多选择6个知识类型')),
  /** Codes of the vocabulary 系统与症状. */
  Symptoms: codes.check(z.maxLength(6, '最多选择6个系统或症状')),
  /** Students may practise it; what is meant for examinations is not shown before. */
  Practice: z.boolean(),
  /** Where what it asks can be read. */
  Source: text(300, '出处不得超过300个字'),
  /** What is new about this version. */
  Note: text(200, '版本说明不得超过200个字'),
})
export type QuestionForm = z.output<typeof QuestionForm>

/** A word of a vocabulary as it is called now. */
export const TagWord = z.strictObject({ Code: z.string(), Name: z.string() })

/** What is done to a question in its flow. */
export const questionMoves = [
  'submit',
  'withdraw',
  'approve',
  'return',
  'discard',
  'retire',
  'restore',
  'delete',
] as const
export type QuestionMove = (typeof questionMoves)[number]

/** What each action is called. */
export const questionMoveNames: Readonly<Record<QuestionMove, string>> = {
  submit: '提交审核',
  withdraw: '撤回',
  approve: '通过',
  return: '退回',
  discard: '放弃修订',
  retire: '停用',
  restore: '恢复使用',
  delete: '删除',
}

/** A question as lists show it. */
export const QuestionLine = z.strictObject({
  Id: z.string(),
  Type: z.enum(questionTypes),
  /** The words of its stem, shortened. */
  Stem: z.string(),
  State: z.enum(questionStates),
  /** An approved one has a revision under way: none, being written, or waiting. */
  Revision: z.enum(['none', 'draft', 'waiting']),
  DepartmentName: z.string(),
  Difficulty: z.number(),
  Practice: z.boolean(),
  /** The version that is used; 0 while none was approved. */
  VersionNo: z.number(),
  /** Who wrote it; empty for one that came with the product. */
  AuthorName: z.string(),
  IsMine: z.boolean(),
  EditedAt: z.string(),
  /** Why it was returned, while it is. */
  Reason: z.string(),
})
export type QuestionLine = z.output<typeof QuestionLine>
