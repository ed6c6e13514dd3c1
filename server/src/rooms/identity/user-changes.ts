import type { Kept } from './profile-background.ts'
import type { UserRow } from './user-store.ts'

/** What is said of a person in the form. */
export type About = Pick<
  UserRow['person'],
  'number' | 'realName' | 'gender' | 'roleType' | 'phone' | 'email' | 'collegeId'
> & {
  readonly loginName: string
} & Kept

/** The word for each role that is given. */
export const roleNames: Readonly<Record<number, string>> = { 2: '管理员', 3: '教师', 4: '学生' }

/** What a change changes, for the audit list; phone and address by name alone. */
export const changesOf = ({ account, person }: UserRow, about: About): string => {
  const changeText = (what: string, from: string, to: string) =>
    from === to ? [] : [`${what} ${from}→${to}`]
  return [
    ...changeText('姓名', person.realName, about.realName),
    ...changeText('学号/工号', person.number, about.number),
    ...changeText('登录名', account.loginName, about.loginName),
    ...(person.collegeId === about.collegeId ? [] : ['院系']),
    ...changeText('角色', roleNames[person.roleType] ?? '', roleNames[about.roleType] ?? ''),
    ...(person.phone === about.phone ? [] : ['电话']),
    ...(person.email === about.email ? [] : ['邮箱']),
    ...(person.education === about.education ? [] : ['学历']),
    ...(person.nation === about.nation ? [] : ['民族']),
    ...(person.nativePlace === about.nativePlace ? [] : ['籍贯']),
  ].join('；')
}
