import { type ClassRight, classRights, joinCode } from '@xinglin/contract/classes'

/** As what somebody belongs to a 教学班. */
export type Post = 'manager' | 'lead' | 'teacher' | 'assistant' | 'head' | 'secretary' | 'student'

const ofPost: Readonly<Record<Post, readonly ClassRight[]>> = {
  manager: classRights,
  lead: classRights,
  // Whose class it is, and who teaches in it, is for its own teacher to say.
  teacher: classRights.filter((right) => right !== 'class'),
  assistant: [],
  // 院系负责人 and 教学秘书 of its teacher's 院系 look on.
  head: [],
  secretary: [],
  student: [],
}

/** What somebody may change of a class; an assistant what they were given. */
export const rightsOf = (post: Post, given: readonly string[] = []): readonly ClassRight[] =>
  post === 'assistant' ? classRights.filter((right) => given.includes(right)) : ofPost[post]

/** A code made of random bytes: every sign as likely as every other. */
export const codeFrom = (bytes: Uint8Array): string | undefined => {
  const { signs, length } = joinCode
  const most = 256 - (256 % signs.length)
  const code = [...bytes].filter((byte) => byte < most).map((byte) => signs[byte % signs.length])
  return code.length < length ? undefined : code.slice(0, length).join('')
}

/** A code as it was typed: in capitals, without spaces and strokes between its signs. */
export const typedCode = (text: string): string =>
  text.normalize('NFKC').toUpperCase().replaceAll(/[\s-]/g, '')

/** Why somebody who is not in a class cannot join it by its code now. */
export const joinFault = (
  one: {
    readonly closed: boolean
    readonly codeUntil: Date | null
    readonly capacity: number | null
  },
  students: number,
  at: Date,
  most: number,
): 'closed' | 'expired' | 'full' | undefined => {
  if (one.closed) return 'closed'
  if (!one.codeUntil || one.codeUntil.getTime() <= at.getTime()) return 'expired'
  return students >= (one.capacity ?? most) ? 'full' : undefined
}
