import * as z from 'zod/mini'

/** The refusal of whatever is not there, or not for the caller to know of. */
export const missing = { missing: [-404, '数据不存在'] } as const

/** The version that a form was read from; 0 where it writes something new. */
export const version = z._default(z.number().check(z.int(), z.minimum(0)), 0)

/** A class that is archived takes no change but to be restored. */
export const archived = {
  archived: [-1, '班级已归档，不能修改；如需修改请先恢复'],
} as const

/** Two people had the same form open. */
export const newer = {
  newer: [-10011, '该内容已被他人修改，请查看最新内容后再改'],
} as const

/** What a class may do next: it is open, or archived with all that it was. */
export const classStates = ['open', 'archived'] as const

/** How many students one roster takes in at once. */
export const rosterLimits = { atOnce: 1_000, numbers: 1_000, numberLength: 64 } as const
