/** Who a visit acts as; decided by the session alone, never by a name or a body member. */
export type Principal =
  | 'anonymous'
  | 'guest'
  | 'preview'
  | 'student'
  | 'teacher'
  | 'admin'
  | 'operator'

/** Every visitor, signed in or not. */
export const anyone: readonly Principal[] = [
  'anonymous',
  'guest',
  'preview',
  'student',
  'teacher',
  'admin',
  'operator',
]

/** Every visitor but the holder of a preview link, who sees one course only. */
export const people: readonly Principal[] = anyone.filter((who) => who !== 'preview')

/** Everybody with a session, guests and link holders included. */
export const signedIn: readonly Principal[] = anyone.filter((who) => who !== 'anonymous')

/** Those who may have an attempt at a course: students, and teachers as testers of their own. */
export const learners: readonly Principal[] = ['student', 'teacher']

/** Those who run a school; an operator does so for the school whose host is visited. */
export const managers: readonly Principal[] = ['admin', 'operator']

/** Those who write what is taught: teachers their own, those who run the school any. */
export const authors: readonly Principal[] = ['teacher', ...managers]

/** Those who run the platform: what it sells to a school is no school's to say. */
export const operators: readonly Principal[] = ['operator']

/**
 * A post that a school gives to a teacher: 教学秘书 and 院系负责人 of a 院系, 教研室负责人 and 考官 of a subject or a 科室. It is
 * held where one enters by the administrators’ door (LoginType 0), beside what a teacher may.
 */
export const postKinds = ['secretary', 'collegeHead', 'departmentHead', 'examiner'] as const
export type PostKind = (typeof postKinds)[number]
