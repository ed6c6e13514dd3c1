import * as z from 'zod/mini'
import { id } from '@xinglin/contract/call'
import { questionTypeNames, questionTypes, RecordedFigure } from '@xinglin/contract/questions'
import { StationLaunch } from './station-shapes.ts'

/** The refusal of whatever is not there, or not for the caller to know of. */
export const missing = { missing: [-404, '数据不存在'] } as const

/** Two people had the same form open. */
export const newer = { newer: [-10011, '该内容已被他人修改，请查看最新内容后再改'] } as const

/** The refusal of what is somebody else's to do. */
export const notYours = { notYours: [-10002, '您没有权限操作'] } as const

export const sensitive = { sensitive: [-10010, '内容包含敏感词'] } as const

/** The version that a form was read from; 0 where it writes something new. */
export const edition = z._default(z.number().check(z.int(), z.minimum(0)), 0)

/** How a section gives points; the words say what an examinee is told. */
export const scoringPolicies = ['one', 'all', 'half', 'weights'] as const
export type PolicyOfSection = (typeof scoringPolicies)[number]
export const policyNames: Readonly<Record<PolicyOfSection, string>> = {
  one: '单选，选对得分',
  all: '全部选对才得分',
  half: '少选每个得0.5分，选错不得分',
  weights: '正确+1、关键+2、选错−1，每小题不低于0分',
}

/** How much a paper may hold. */
export const paperLimits = {
  sections: 20,
  questions: 300,
  cells: 60,
  stations: 10,
  total: 500,
} as const

const ExamOption = z.strictObject({ OptionId: z.string(), Text: z.string() })

/** What is answered of a group by itself; empty while it is not reached, its question gone once it was left. */
const ExamPart = z.strictObject({
  QuestionId: z.string(),
  Reached: z.boolean(),
  /** It was left, and can neither be read nor changed. */
  Left: z.boolean(),
  /** What became known with it. */
  Reveal: z.string(),
  Stem: z.string(),
  Points: z.number(),
  Options: z.array(ExamOption),
})

/** What an entry of a paper can be: a question of a type, or a station. */
export const examItemTypes = [...questionTypes, 'station'] as const
export type ExamItemType = (typeof examItemTypes)[number]
export const examItemTypeNames: Readonly<Record<ExamItemType, string>> = {
  ...questionTypeNames,
  station: '考站',
}

/** A question as an examinee sees it: no key, no weight, no explanation, no source. */
export const ExamQuestion = z.strictObject({
  QuestionId: z.string(),
  Type: z.enum(examItemTypes),
  /** Of a station its name. */
  Stem: z.string(),
  Points: z.number(),
  /** In the examinee's own order; shared by the parts of a B1 group. */
  Options: z.array(ExamOption),
  /** The units that are printed behind blanks. */
  Blanks: z.array(z.strictObject({ Unit: z.string() })),
  /** The curve that is read, of a computed question. */
  Figure: z.nullable(RecordedFigure),
  /** Of a group; each is answered under its own id. */
  Parts: z.array(ExamPart),
  /** Of a station. */
  Launch: z.optional(StationLaunch),
})
export type ExamQuestion = z.output<typeof ExamQuestion>

/** A section as an examinee sees it; its questions come when it is reached. */
export const ExamSection = z.strictObject({
  SectionId: z.string(),
  Name: z.string(),
  /** How it gives points. */
  Policy: z.enum(scoringPolicies),
  OneWay: z.boolean(),
  State: z.enum(['open', 'later', 'left']),
  /** How many answers it asks for, and its points; known before it is reached. */
  Units: z.number(),
  Points: z.number(),
  /** The number of its first question in the paper, from 1. */
  FirstNo: z.number(),
  Questions: z.array(ExamQuestion),
})
export type ExamSection = z.output<typeof ExamSection>

/** The id of an attempt and the epoch in which its browser was told of it. */
export const inAttempt = {
  AttemptId: id,
  Epoch: z.number().check(z.int(), z.minimum(1)),
}
