import * as z from 'zod/mini'
import { call, id } from '@xinglin/contract/call'
import { missing, QuestionnaireAnswer, QuestionnaireItem, sensitive } from './shapes.ts'

const students = { who: ['student'], signInFirst: '登录后才可以学习哦！' } as const

const OwnLine = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  Anonymous: z.boolean(),
  /** Answers may be changed until the end. */
  Editable: z.boolean(),
  ClosesAt: z.string(),
  Items: z.number(),
  Minutes: z.number(),
  Answered: z.boolean(),
  Closed: z.boolean(),
})
export type OwnQuestionnaire = z.output<typeof OwnLine>

/** Questionnaires that are the caller's to answer, those that wait first, and those that they answered. */
export const listOwnQuestionnaires = call({
  path: '/api/Questionnaire/Mine',
  keyless: true,
  ...students,
  input: z.object({}),
  output: z.strictObject({ List: z.array(OwnLine) }),
})

/** One that is the caller's to answer; what they answered comes back where it was not anonymous. */
export const getOwnQuestionnaire = call({
  path: '/api/Questionnaire/Paper',
  keyless: true,
  ...students,
  input: z.object({ Id: id }),
  output: z.strictObject({
    ...OwnLine.shape,
    Note: z.string(),
    Questions: z.array(QuestionnaireItem),
    Answers: z.array(QuestionnaireAnswer),
    /** Rises when somebody changes the questions; 0 is none. */
    Version: z.number(),
  }),
  refusals: missing,
})

/** Hands in the answers; once more, of one whose answers cannot be changed, it is what was handed in. */
export const fillQuestionnaire = call({
  path: '/api/Questionnaire/Fill',
  repeatable: true,
  ...students,
  perMinute: 30,
  input: z.object({
    Id: id,
    Version: z.number().check(z.int(), z.minimum(0)),
    Answers: z.array(QuestionnaireAnswer).check(z.maxLength(100)),
  }),
  output: z.strictObject({ Done: z.boolean() }),
  refusals: {
    ...missing,
    ...sensitive,
    closed: [-10011, '问卷已截止，不能再提交'],
    changed: [-10409, '问卷题目已更新，请刷新后检查再提交'],
    invalid: [-10008, '有题目未按要求填写，请检查后再提交'],
  },
})
