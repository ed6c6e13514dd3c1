import * as z from 'zod/mini'
import { authors, call, id, named } from '@xinglin/contract/call'

/** From what a column comes: rounds of a course that the class studies, tasks or examinations that it is given, or what its teacher types. */
export const columnKinds = ['course', 'task', 'exam', 'manual'] as const

/** Which of several scores counts. */
export const scoreRules = ['best', 'last', 'mean'] as const
export const scoreRuleNames: Readonly<Record<(typeof scoreRules)[number], string>> = {
  best: '取最高',
  last: '取最近一次',
  mean: '取平均',
}

/** What a score that is not there comes to: nought, or the others count for more. */
export const missingRules = ['zero', 'skip'] as const
export const missingRuleNames: Readonly<Record<(typeof missingRules)[number], string>> = {
  zero: '按 0 分计',
  skip: '不计入',
}

/** How a total is written: out of 100, in five levels, or passed and failed. */
export const gradeScales = ['hundred', 'five', 'pass'] as const
export type GradeScale = (typeof gradeScales)[number]
export const gradeScaleNames: Readonly<Record<GradeScale, string>> = {
  hundred: '百分制',
  five: '五级制',
  pass: '两级制',
}

/** How many columns a grade book has at most, and how long a reason may be. */
export const gradebookLimits = { columns: 30, tasks: 30, exams: 30, reason: 200 } as const

/** One column: where its scores come from and how they count. */
export const GradeColumn = z.strictObject({
  Id: z.string(),
  Kind: z.enum(columnKinds),
  /** The course; empty for what is no course. */
  CourseId: z.string(),
  /** The tasks whose scores count by the rule, late penalties taken off; empty for what is no task. */
  TaskIds: z._default(z.array(z.string()), []),
  /** The examinations whose attempts count by the rule; empty for what is no examination. */
  ExamIds: z._default(z.array(z.string()), []),
  Name: z.string(),
  /** 0-100; those of all columns make 100 before grades are published. */
  Weight: z.number(),
  Rule: z.enum(scoreRules),
  Missing: z.enum(missingRules),
})
export type GradeColumn = z.output<typeof GradeColumn>

/** A student with what stands in each column. */
export const GradeRow = z.strictObject({
  PersonId: z.string(),
  Name: z.string(),
  Number: z.string(),
  /** Their 行政班. */
  ClassName: z.string(),
  /** Left the class after the grades were published. */
  Left: z.boolean(),
  /** In the order of the columns; null where there is none. As they were when grades were published, while they are. */
  Scores: z.array(z.nullable(z.number())),
  /** Columns that do not concern them, by their index: they were given none of its tasks. These never count. */
  Exempt: z.array(z.number()),
  /** Two decimals, before it is written in the scale; null where nothing counts. */
  Total: z.nullable(z.number()),
  /** As the scale writes it: 85.5, 良好, 合格; empty where there is no total. */
  Grade: z.string(),
  /** As it was published; empty where it was not. */
  Published: z.string(),
})
export type GradeRow = z.output<typeof GradeRow>

/** Published: students see it; `asked`: its teacher asked to take it back, which an administrator decides. */
export const gradebookStates = ['draft', 'published', 'asked'] as const

/** The grade book of a 教学班. */
export const GradeBook = z.strictObject({
  ClassId: z.string(),
  ClassName: z.string(),
  Course: z.string(),
  TermName: z.string(),
  State: z.enum(gradebookStates),
  Scale: z.enum(gradeScales),
  /** Of a total: whole ones are rounded half up, one is cut, as everywhere else. */
  Decimals: z.number(),
  Columns: z.array(GradeColumn),
  Rows: z.array(GradeRow),
  /** Courses of the class that may become columns. */
  Courses: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
  /** Tasks that are given to the class, by their dates, that may count in columns. */
  Tasks: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
  /** Examinations that are given to the class, in the order in which they open, that may count in columns. */
  Exams: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
  /** How many students have work in tasks and examinations that count which is not marked, or whose score is not told. */
  Unmarked: z.number(),
  /** How many published grades would be others by now: an examination was regraded, a work marked anew. */
  Changed: z.number(),
  /** Whether the caller may change it. */
  MayChange: z.boolean(),
  /** Whether the caller decides on taking it back. */
  MayDecide: z.boolean(),
  PublishedAt: z.nullable(z.string()),
  /** Why it shall be taken back, while that is asked. */
  Reason: z.string(),
  Version: z.number(),
})
export type GradeBook = z.output<typeof GradeBook>

/** What is refused of whoever changes a grade book. */
export const gradebookRefusals = {
  missing: [-404, '数据不存在'],
  newer: [-10011, '该内容已被他人修改，请查看最新内容后再改'],
  archived: [-1, '班级已归档，不能修改；如需修改请先恢复'],
  notGiven: [-10002, '您没有权限操作'],
  published: [-1, '成绩已发布，不能修改；请先申请撤回'],
} as const

/** The grade book of a class: to those who teach or assist in it, and to those who run the school. */
export const getGradeBook = call({
  path: '/api/Score/GetGradeBook',
  keyless: true,
  who: authors,
  input: z.object({ ClassId: id }),
  output: GradeBook,
  refusals: { missing: gradebookRefusals.missing },
})

const weight = z
  .number()
  .check(
    z.refine(
      (value) => Number.isInteger(value) && value >= 0 && value <= 100,
      '权重须为0至100的整数',
    ),
  )

/** Says what counts and how, upon the version that was read; typed scores of columns that are gone go with them. */
export const saveGradeBook = call({
  path: '/api/Score/SaveGradeBook',
  who: authors,
  input: z.object({
    ClassId: id,
    Scale: z.enum(gradeScales),
    Decimals: z.union([z.literal(0), z.literal(1)]),
    Columns: z
      .array(
        z.object({
          Id: id,
          Kind: z.enum(columnKinds),
          CourseId: id,
          TaskIds: z._default(
            z
              .array(id)
              .check(
                z.maxLength(gradebookLimits.tasks, `一个成绩项最多${gradebookLimits.tasks}个任务`),
              ),
            [],
          ),
          ExamIds: z._default(
            z
              .array(id)
              .check(
                z.maxLength(gradebookLimits.exams, `一个成绩项最多${gradebookLimits.exams}场考试`),
              ),
            [],
          ),
          Name: named(40, '成绩项名称'),
          Weight: weight,
          Rule: z.enum(scoreRules),
          Missing: z.enum(missingRules),
        }),
      )
      .check(z.maxLength(gradebookLimits.columns, `最多${gradebookLimits.columns}个成绩项`)),
    Version: z.number().check(z.int(), z.minimum(0)),
  }),
  output: GradeBook,
  refusals: {
    ...gradebookRefusals,
    course: [-10008, '成绩项的课程须是本班学习的课程'],
    twice: [-10008, '同一门课程不能出现两次'],
    task: [-10008, '请选择布置给本班的任务'],
    taskTwice: [-10008, '同一个任务不能出现两次'],
    exam: [-10008, '请选择安排给本班的考试'],
    examTwice: [-10008, '同一场考试不能出现两次'],
    sensitive: [-10010, '内容包含敏感词'],
  },
})

/** Types scores into a column; `null` takes one away. All or none. */
export const typeScores = call({
  path: '/api/Score/TypeScores',
  who: authors,
  bodyBytes: 262_144,
  input: z.object({
    ClassId: id,
    ColumnId: id,
    Scores: z
      .array(
        z.object({
          PersonId: id,
          Score: z.nullable(
            z
              .number()
              .check(z.minimum(0, '成绩须在0至100之间'), z.maximum(100, '成绩须在0至100之间')),
          ),
        }),
      )
      .check(z.minLength(1, '请填写成绩'), z.maxLength(1_000, '一次最多填写1000名学生的成绩')),
  }),
  output: GradeBook,
  refusals: {
    ...gradebookRefusals,
    column: [-10008, '该成绩项不是手工录入的成绩项'],
    student: [-10008, '名单中有人不在本班'],
  },
})
