import * as z from 'zod/mini'

/** Where a case stands in its flow. */
export const caseStates = { draft: 0, submitted: 1, approved: 2, returned: 3 } as const

/** The states in words. */
export const caseStateNames: Readonly<Record<number, string>> = {
  0: '草稿',
  1: '待审核',
  2: '已通过',
  3: '已退回',
}

/** What is done to a case in its flow. */
export const caseMoves = [
  'submit',
  'withdraw',
  'approve',
  'return',
  'revise',
  'share',
  'unshare',
] as const

/** A case of the workshop (病例) as lists show it. */
export const CaseLine = z.strictObject({
  Id: z.string(),
  Title: z.string(),
  Department: z.string(),
  /** 1-5. */
  Difficulty: z.number(),
  Tags: z.array(z.string()),
  /** 0 草稿, 1 待审核, 2 已通过, 3 已退回: of what its authors see; to everybody else it is approved. */
  State: z.number(),
  /** Who wrote it; empty for one that came with the product. */
  AuthorName: z.string(),
  IsMine: z.boolean(),
  /** Other teachers of the school may use and copy what was approved of it. */
  Shared: z.boolean(),
  /** The version that students meet; 0 while none was approved. */
  VersionNo: z.number(),
  EditedAt: z.string(),
  EditorName: z.string(),
  /** Why it was returned, while it is. */
  Reason: z.string(),
  /** What the caller may do with it now. */
  Actions: z.array(z.enum(['edit', 'delete', 'course', ...caseMoves])),
})
export type CaseLine = z.output<typeof CaseLine>

/** What a case says, `vsp-case/1`, as far as it has come: members by their names. Bounded by the server, read by the proofreader. */
export const CaseContent = z.record(z.string(), z.unknown())
export type CaseContent = z.output<typeof CaseContent>

/** How many bytes the body of a call that carries a case may have. */
export const largestCase = 1_048_576

/** Something that the proofreader found: where, in Chinese, and whether it stops submission. */
export const Problem = z.strictObject({
  path: z.string(),
  zh: z.string(),
  weight: z.enum(['error', 'advice']),
})

/** The refusal of whatever is not there, or not for the caller to know of. */
export const missing = { missing: [-404, '数据不存在'] } as const

/** The refusal of what is somebody else's to do. */
export const notYours = { notYours: [-10002, '您没有权限操作'] } as const

/** The refusal of a text that holds a sensitive word. */
export const sensitive = { sensitive: [-10010, '内容包含敏感词'] } as const

/** The refusal of what the state of the case does not allow; somebody else may have moved it on. */
export const wrongState = { wrongState: [-1, '病例状态已改变，请刷新后重试'] } as const
