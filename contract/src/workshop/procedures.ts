import * as z from 'zod/mini'
import { authors, call, id, named, page, pageSize, text } from '@xinglin/contract/call'
import { CaseContent, missing, notYours, sensitive } from './shapes.ts'

/** What is done to a procedure in its flow. */
export const procedureMoves = ['submit', 'withdraw', 'approve', 'return', 'revise'] as const

/** A composed procedure (操作项目) as lists show it; its states are those of cases. */
export const ProcedureLine = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  /** The procedure that it is composed upon. */
  BaseTitle: z.string(),
  /** 0 草稿, 1 待审核, 2 已通过, 3 已退回. */
  State: z.number(),
  AuthorName: z.string(),
  IsMine: z.boolean(),
  /** The version that students meet; 0 while none was approved. */
  VersionNo: z.number(),
  EditedAt: z.string(),
  EditorName: z.string(),
  /** Why it was returned, while it is. */
  Reason: z.string(),
  /** What the caller may do with it now. */
  Actions: z.array(z.enum(['edit', 'delete', ...procedureMoves])),
})
export type ProcedureLine = z.output<typeof ProcedureLine>

const wrongState = { wrongState: [-1, '操作项目状态已改变，请刷新后重试'] } as const
const newer = { newer: [-10011, '该操作项目已被他人修改，请核对后重试'] } as const

/** The composed procedures: a teacher's own, all of them for those who run the school; the last edited first. */
export const listProcedures = call({
  path: '/api/ProcedureWritings/List',
  keyless: true,
  who: authors,
  input: z.object({
    /** −1 for every state. */
    State: z._default(z.number().check(z.int(), z.minimum(-1), z.maximum(3)), -1),
    PageIndex: page,
    PageSize: pageSize(20),
  }),
  output: z.strictObject({
    List: z.array(ProcedureLine),
    Count: z.number(),
    /** How many wait for an examination. */
    Waiting: z.number(),
    /** What can be composed upon. */
    Bases: z.array(z.strictObject({ Id: z.string(), Title: z.string() })),
  }),
})

/** What the form of a procedure offers: parameters by the specification's vocabularies, figures with their ranges, steps with their bounds. */
const Form = z.strictObject({
  Parameters: z.array(
    z.strictObject({
      Id: z.string(),
      Name: z.string(),
      /** The vocabulary of the specification that it stands for; empty for one of its own. */
      Dropdown: z.string(),
      Options: z.array(z.strictObject({ Id: z.string(), Name: z.string() })),
    }),
  ),
  Figures: z.array(
    z.strictObject({
      Id: z.string(),
      Name: z.string(),
      Unit: z.string(),
      From: z.number(),
      To: z.number(),
    }),
  ),
  Steps: z.array(
    z.strictObject({
      Id: z.string(),
      Name: z.string(),
      Phase: z.string(),
      Dimension: z.number(),
      Points: z.number(),
      From: z.number(),
      To: z.number(),
      /** Whether it may be left out. */
      MayLeave: z.boolean(),
    }),
  ),
})

/** A composed procedure with its draft and what its form offers. */
export const getProcedure = call({
  path: '/api/ProcedureWritings/Get',
  keyless: true,
  who: authors,
  input: z.object({ ProcedureId: id }),
  output: z.strictObject({
    Line: ProcedureLine,
    Content: CaseContent,
    /** Marks what was read; sent back with what is saved. */
    Version: z.string(),
    Form,
    History: z.array(
      z.strictObject({
        At: z.string(),
        Name: z.string(),
        /** In words: 提交审核, 审核通过, 退回. */
        Action: z.string(),
        VersionNo: z.number(),
        Comment: z.string(),
      }),
    ),
  }),
  refusals: missing,
})

/** Begins a composition upon a procedure of the school, with its patients and weights. `Id` is made by the browser: a repeat answers what is there. */
export const createProcedure = call({
  path: '/api/ProcedureWritings/Create',
  who: authors,
  perMinute: 20,
  input: z.object({ Id: id, Title: named(40, '名称'), BaseId: id }),
  output: z.strictObject({ Line: ProcedureLine }),
  refusals: {
    ...missing,
    ...sensitive,
    tooMany: [-1, '未通过审核的操作项目最多保留100个，请先清理草稿'],
  },
})

/** Saves members of a draft, right or wrong. One that somebody else saved meanwhile is refused with theirs in Data. */
export const saveProcedure = call({
  path: '/api/ProcedureWritings/Save',
  who: authors,
  bodyBytes: 262_144,
  perMinute: 120,
  input: z.object({ ProcedureId: id, Parts: CaseContent, Version: text(64) }),
  output: z.strictObject({ Line: ProcedureLine, Version: z.string() }),
  refusals: {
    ...missing,
    ...notYours,
    ...wrongState,
    ...newer,
    unreadable: [-10008, '操作项目的格式不正确'],
    tooLarge: [-10008, '操作项目内容过多，无法保存'],
  },
})

/** Deletes a composition of which nothing was ever approved. The same answer when it is gone already. */
export const deleteProcedure = call({
  path: '/api/ProcedureWritings/Delete',
  who: authors,
  input: z.object({ ProcedureId: id }),
  output: z.strictObject({}),
  refusals: {
    ...missing,
    ...notYours,
    ...wrongState,
    published: [-1, '已有审核通过的版本，不能删除'],
  },
})

/**
 * Moves a composition on: submit (read, played and found without errors), withdraw, approve (by those who run the school; a
 * new version for operations that begin from then on, and for courses), return with a reason, revise.
 */
export const moveProcedure = call({
  path: '/api/ProcedureWritings/Move',
  who: authors,
  perMinute: 30,
  input: z.object({
    ProcedureId: id,
    Action: z.enum(procedureMoves),
    Comment: text(500, '意见不得超过500个字'),
    /** The clinician who reviewed what is approved; filled by whoever approves, never invented. */
    ReviewedBy: text(20, '审核专家姓名不得超过20个字'),
    Version: text(64),
  }),
  output: z.strictObject({ Line: ProcedureLine, Version: z.string() }),
  refusals: {
    ...missing,
    ...notYours,
    ...wrongState,
    ...sensitive,
    ...newer,
    comment: [-10008, '请填写退回的原因'],
    /** `Data` holds the problems. */
    faulty: [-1, '操作项目还有错误，不能提交'],
  },
})
