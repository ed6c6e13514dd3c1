import * as z from 'zod/mini'

/** What somebody posts: help that they offer (发布帮扶), or help that they ask for (求助). */
export const teachingPostKinds = ['offer', 'request'] as const
export type TeachingPostKind = (typeof teachingPostKinds)[number]
export const teachingPostKindNames = { offer: '提供帮扶', request: '寻求帮扶' } as const

/** How somebody's answer to a post stands. */
export const teachingMatchStates = ['asked', 'accepted', 'declined'] as const
export const teachingMatchStateNames = {
  asked: '待对方同意',
  accepted: '已结对',
  declined: '未同意',
} as const

/** How a row of the ledger stands: told by one side, agreed by the other, verified by a teacher, or not. */
export const teachingSessionStates = ['told', 'agreed', 'verified', 'rejected', 'disputed'] as const
export type TeachingSessionState = (typeof teachingSessionStates)[number]
export const teachingSessionStateNames: Readonly<Record<TeachingSessionState, string>> = {
  told: '待对方确认',
  agreed: '待教师确认',
  verified: '已确认',
  rejected: '已驳回',
  disputed: '有异议，待教师处理',
}

export const shortestSession = 10
export const longestSession = 240
/** Minutes that one person may help on a day. */
export const mostADay = 480
/** Days within which a session is told of. */
export const tellWithinDays = 60

export const TeachingPost = z.strictObject({
  Id: z.string(),
  Kind: z.enum(teachingPostKinds),
  Name: z.string(),
  Subject: z.string(),
  Note: z.string(),
  CreatedAt: z.string(),
  Open: z.boolean(),
  Own: z.boolean(),
  /** How the caller's own answer to it stands; empty where there is none. */
  Answered: z.enum(['', ...teachingMatchStates]),
})
export type TeachingPost = z.output<typeof TeachingPost>

/** Two who found one another, or are about to. */
export const TeachingMatch = z.strictObject({
  Id: z.string(),
  Subject: z.string(),
  HelperName: z.string(),
  HelpedName: z.string(),
  ClassName: z.string(),
  State: z.enum(teachingMatchStates),
  /** The caller is to say whether they agree. */
  Waits: z.boolean(),
  /** The caller helps. */
  Helps: z.boolean(),
  Note: z.string(),
})
export type TeachingMatch = z.output<typeof TeachingMatch>

/** A row of the ledger. */
export const TeachingSession = z.strictObject({
  Id: z.string(),
  Day: z.string(),
  Year: z.number(),
  Subject: z.string(),
  HelperName: z.string(),
  HelpedName: z.string(),
  ClassName: z.string(),
  Minutes: z.number(),
  Note: z.string(),
  State: z.enum(teachingSessionStates),
  /** What the other side or the teacher said against it; empty where nothing. */
  Reason: z.string(),
  VerifierName: z.string(),
  /** The caller helped. */
  Helps: z.boolean(),
  /** The caller is to confirm it. */
  Waits: z.boolean(),
  /** The caller told of it and may take it back. */
  MayWithdraw: z.boolean(),
})
export type TeachingSession = z.output<typeof TeachingSession>

/** A school year of somebody's: what is verified of what they helped, and how much help they had. */
export const TeachingYear = z.strictObject({
  /** In which it begins. */
  Year: z.number(),
  Sessions: z.number(),
  Minutes: z.number(),
  /** How many people were helped. */
  People: z.number(),
  /** Sessions that are not verified yet. */
  Open: z.number(),
  /** Minutes of help that they had. */
  Received: z.number(),
  /** Among those of the school who helped that year, by verified minutes; null where none are verified. */
  Rank: z.nullable(z.number()),
})
export type TeachingYear = z.output<typeof TeachingYear>

export const missing = { missing: [-404, '数据不存在'] } as const
export const sensitive = { sensitive: [-10010, '内容包含敏感词'] } as const

/** A school year as it is called. */
export const schoolYearName = (year: number): string => `${year}-${year + 1}学年`
