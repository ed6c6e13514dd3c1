import * as z from 'zod/mini'
import { call, id } from '@xinglin/contract/call'
import { Recheck } from '@xinglin/contract/marking'
import { Answer, optionKinds } from '@xinglin/contract/questions'
import { treatments } from './regrade-shapes.ts'
import { ExamQuestion, missing } from './shapes.ts'
import { examinees } from './sitting.ts'

/** What was handed in, for its examinee to keep: the text that the hash is of. */
export const getReceipt = call({
  path: '/api/Exam/GetReceipt',
  keyless: true,
  ...examinees,
  input: z.object({ AttemptId: id }),
  output: z.strictObject({
    ExamName: z.string(),
    Receipt: z.string(),
    SubmittedAt: z.string(),
    AnswerHash: z.string(),
    Canonical: z.string(),
    /** How it was handed in. */
    Kind: z.enum(['self', 'deadline', 'proctor']),
    /** Answers that came too late and count for nothing until somebody accepts them. */
    Late: z.number(),
  }),
  refusals: { ...missing, running: [-1, '尚未交卷'] },
})

export const ResultUnit = z.strictObject({
  QuestionId: z.string(),
  Points: z.number(),
  /** How it counts, where that was regraded. */
  Treatment: z.enum(treatments),
  /** Null while answers are not out, or nothing was answered. */
  Answer: z.nullable(Answer),
  /** Null while the score of each is not out, or while people have not marked it. */
  Score: z.nullable(z.number()),
  State: z.nullable(z.enum(['right', 'partly', 'wrong', 'unanswered', 'unmarked'])),
  /** What people gave for it and said of it; null while that is not out, or where nobody marks it. */
  Mark: z.nullable(
    z.strictObject({
      Criteria: z.array(z.strictObject({ Name: z.string(), Points: z.number(), Most: z.number() })),
      Comment: z.string(),
    }),
  ),
  /** Of a station what its score sheet says; null while scores and answers are not out, of questions, and where nothing was done. */
  Station: z.nullable(
    z.strictObject({
      /** Of 100. */
      Composite: z.number(),
      Dimensions: z.array(
        z.strictObject({
          Name: z.string(),
          /** Of 100; null where there was nothing to assess. */
          Score: z.nullable(z.number()),
          /** Where points were lost, and why; empty while keys are not out. */
          Lost: z.array(
            z.strictObject({
              Name: z.string(),
              Got: z.number(),
              Most: z.number(),
              Why: z.string(),
            }),
          ),
        }),
      ),
      /** Why the whole is worth no more than it is; empty while keys are not out. */
      Caps: z.array(z.string()),
    }),
  ),
  /** Of what people marked: until when one may ask to have it looked at again, and what was asked; null before it is out. */
  Recheck: z.nullable(
    z.strictObject({
      WorkId: z.string(),
      Until: z.nullable(z.string()),
      Asked: z.nullable(Recheck),
    }),
  ),
  /** Absent while keys are not out. */
  Key: z.nullable(
    z.strictObject({
      Options: z.array(z.strictObject({ OptionId: z.string(), Kind: z.enum(optionKinds) })),
      /** Whole other sets of options that are accepted as well. */
      Also: z.array(z.array(z.string())),
      Blanks: z.array(z.string()),
      Reference: z.string(),
      Rubric: z.array(z.strictObject({ Text: z.string(), Points: z.number() })),
      Explanation: z.string(),
    }),
  ),
})
export type ResultUnit = z.output<typeof ResultUnit>

/** The result of an attempt as far as it is out. */
export const ExamResult = z.strictObject({
  ExamId: z.string(),
  Name: z.string(),
  No: z.number(),
  SubmittedAt: z.string(),
  /** Which parts of it are out. */
  Released: z.strictObject({ Score: z.boolean(), Answers: z.boolean(), Keys: z.boolean() }),
  /** Points so far; null while they are not out. */
  Score: z.nullable(z.number()),
  FullScore: z.number(),
  /** S to D of all points; null while the score is not out, or while people still mark. */
  Level: z.nullable(z.enum(['S', 'A', 'B', 'C', 'D'])),
  /** Answers that people have still to mark, and what they can bring. */
  Unmarked: z.number(),
  UnmarkedPoints: z.number(),
  Sections: z.array(
    z.strictObject({
      SectionId: z.string(),
      Name: z.string(),
      Points: z.number(),
      Score: z.nullable(z.number()),
      Questions: z.array(ExamQuestion),
    }),
  ),
  /** What regrades made of the score, the first first; both values stay. */
  Regrades: z.array(
    z.strictObject({
      /** Empty while answers are not out. */
      UnitId: z.string(),
      Treatment: z.enum(treatments),
      /** Empty while keys are not out. */
      Reason: z.string(),
      At: z.string(),
      Before: z.number(),
      After: z.number(),
      FullBefore: z.number(),
      FullAfter: z.number(),
    }),
  ),
  /** Questions of which nothing is shown: another examination uses them now. */
  Withheld: z.array(z.string()),
  /** By question or part. */
  Units: z.array(ResultUnit),
})
export type ExamResult = z.output<typeof ExamResult>

/** The result of one's attempt, as far as it is released. */
export const getResult = call({
  path: '/api/Exam/GetResult',
  keyless: true,
  ...examinees,
  input: z.object({ AttemptId: id }),
  output: ExamResult,
  refusals: {
    ...missing,
    running: [-1, '尚未交卷'],
    notOut: [-1, '成绩未公布'],
    scoring: [-1, '正在计分，请稍候'],
  },
})
