import * as z from 'zod/mini'
import { call, id, managers } from '@xinglin/contract/call'

/** A quiz of a course or a frozen paper as a template; of a colleague's course a teacher is told the name alone, and null where it says more. */
const QuizTemplate = z.strictObject({
  Id: z.string(),
  /** Course and quiz: 心电图判读入门 · 第一章测验; a paper with its version: 试卷 · 内科学期末 第2版. */
  Name: z.string(),
  /** What it is made of, in words: 单选题5道，判断题2道；60分及格. */
  Rule: z.nullable(z.string()),
  /** The full score. */
  Total: z.nullable(z.number()),
  /** Null for a paper, too: each examination says its own. */
  Minutes: z.nullable(z.number()),
})

/** The knowledge quizzes of the school's courses (examined ones, and the caller's own) and its papers that are in use, for whoever sets one; 500 of each at most. */
export const searchKnowledgeQuizTemplate = call({
  path: '/api/ExamPaper/SearchKnowledgeQuizTemplate',
  keyless: true,
  who: ['teacher', ...managers],
  input: z.object({ SchoolId: id }),
  output: z.array(QuizTemplate),
})
