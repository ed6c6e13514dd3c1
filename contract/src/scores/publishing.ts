import * as z from 'zod/mini'
import { authors, call, id, named, text } from '@xinglin/contract/call'
import { GradeBook, gradebookLimits, gradebookRefusals } from './gradebook.ts'

/** Publishes what stands in the grade book: students see it, and it no longer changes. */
export const publishGrades = call({
  path: '/api/Score/PublishGrades',
  who: authors,
  input: z.object({ ClassId: id, Version: z.number().check(z.int(), z.minimum(0)) }),
  output: GradeBook,
  refusals: {
    ...gradebookRefusals,
    weights: [-1, '各成绩项的权重之和须为100'],
    empty: [-1, '班里还没有学生'],
    unmarked: [-1, '成绩项里还有没有批阅或公布的作业或考试，请先批阅并公布'],
  },
})

/** Asks that published grades be taken back, with the reason; an administrator decides. */
export const askRetraction = call({
  path: '/api/Score/AskRetraction',
  who: authors,
  input: z.object({ ClassId: id, Reason: named(gradebookLimits.reason, '撤回理由') }),
  output: GradeBook,
  refusals: {
    missing: gradebookRefusals.missing,
    notGiven: gradebookRefusals.notGiven,
    notPublished: [-1, '成绩还没有发布'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})

/** Takes published grades back as was asked, or leaves them with a word why. */
export const decideRetraction = call({
  path: '/api/Score/DecideRetraction',
  who: ['admin', 'operator'],
  posts: ['collegeHead'],
  input: z.object({ ClassId: id, Agreed: z.boolean(), Note: text(gradebookLimits.reason) }),
  output: GradeBook,
  refusals: {
    missing: gradebookRefusals.missing,
    notAsked: [-1, '没有待处理的撤回申请'],
    own: [-1, '撤回申请须由他人确认'],
    notGiven: gradebookRefusals.notGiven,
    sensitive: [-10010, '内容包含敏感词'],
  },
})
