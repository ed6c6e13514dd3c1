import { role, type Session } from '@xinglin/contract/identity'

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

type Who = Pick<Session, 'RoleType' | 'Posts'> | undefined

/** The roles that somebody may give: those whom they may change. */
export const rolesToGive = (who: Who): readonly number[] =>
  givenRoles.filter((given) => mayChange(who, given))

/** Whether somebody may change a person: those below, administrators one another, 教学秘书 students. */
export const mayChange = (who: Who, other: number): boolean => {
  const own = who?.RoleType ?? role.guest
  if (own > role.admin)
    return other === role.student && (who?.Posts ?? []).some(({ Kind }) => Kind === 'secretary')
  return other > own || (own === role.admin && other === role.admin)
}

/** Whether a person has a form: guests and operators are made elsewhere. */
export const hasForm = (other: number): boolean => (givenRoles as readonly number[]).includes(other)
