import { role } from '@xinglin/contract/identity'

/** The word for each role. */
export const roleNames: Readonly<Record<number, string>> = {
  [role.operator]: '平台运维',
  [role.admin]: '管理员',
  [role.teacher]: '教师',
  [role.student]: '学生',
  [role.guest]: '游客',
}

/** The colour of its tag: those who run the school stand out. */
export const roleTones: Readonly<Record<number, 'neutral' | 'school' | 'warning'>> = {
  [role.operator]: 'warning',
  [role.admin]: 'school',
}

const givenRoles = [role.student, role.teacher, role.admin] as const

/** The roles that somebody may give: those below the own, and administrators theirs. */
export const rolesToGive = (own: number): readonly number[] =>
  givenRoles.filter((given) => mayChange(own, given))

/** Whether somebody may change a person: those below, and administrators one another. */
export const mayChange = (own: number, other: number): boolean =>
  other > own || (own === role.admin && other === role.admin)

/** Whether a person has a form: guests and operators are made elsewhere. */
export const hasForm = (other: number): boolean => (givenRoles as readonly number[]).includes(other)
