import { importColumns, role, UserFields, titles } from '@xinglin/contract/identity'
import { normalName } from './rules.ts'

/** What a row says, or every reason why it says nothing that can be imported. */
export type Read = { readonly fields: UserFields | undefined; readonly faults: readonly string[] }

/** Why somebody whom the school knows is not imported: they are there. */
export const known = { number: '该学号/工号已被使用', login: '该登录名已被使用' } as const

const knownFaults: readonly string[] = Object.values(known)

/** Whether a row says nothing wrong but somebody who is there already. */
export const isKnown = (faults: readonly string[]): boolean =>
  faults.length > 0 && faults.every((fault) => knownFaults.includes(fault))

/** What offices write for the two roles: by these words, and whatever ends in 生 or 教师 (本科生, 硕士研究生, 兼职教师). */
const roles: Readonly<Record<string, number>> = {
  学员: role.student,
  老师: role.teacher,
  教职工: role.teacher,
  教工: role.teacher,
}
const roleIn = (word: string): number | undefined => {
  if (word.endsWith('生') && !/医生|先生/.test(word)) return role.student
  return word.endsWith('教师') ? role.teacher : roles[word]
}
const genders: Readonly<Record<string, number>> = {
  女: 0,
  女性: 0,
  女生: 0,
  男: 1,
  男性: 1,
  男生: 1,
}

const titleNumber = (name: string): number | undefined =>
  Object.entries(titles)
    .filter(([number]) => Number(number) >= 5)
    .flatMap(([number, word]) => (word === name ? [Number(number)] : []))[0]

/** Reads one row by its columns; `departments` are the school's 学科 by name. */
export const readRow = (
  cells: readonly string[],
  departments: ReadonlyMap<string, string>,
): Read => {
  const cell = (name: (typeof importColumns)[number]) =>
    (cells[importColumns.indexOf(name)] ?? '')
      .replaceAll(/\s*[\n\r\u0085\u2028\u2029]\s*/g, ' ')
      .trim()
  const faults: string[] = []
  const roleType = roleIn(cell('角色'))
  if (roleType === undefined) faults.push('角色须为“学生”或“教师”')
  const genderWord = cell('性别')
  const gender = genderWord === '' ? null : genders[genderWord]
  if (gender === undefined) faults.push('性别须为“男”“女”或空')
  const titleWord = cell('职称')
  const title = titleWord === '' ? 0 : titleNumber(titleWord)
  if (title === undefined) faults.push(`没有“${titleWord}”这一职称`)
  const place = cell('院系')
  // A student's 院系 is no department of subjects: whatever it is called, it is no fault.
  const isPlaced = place !== '' && roleType === role.teacher
  const departmentId = isPlaced ? departments.get(place) : null
  if (departmentId === undefined) faults.push(`没有“${place}”这一院系`)
  if (cell('姓名').includes('游客')) faults.push('姓名不能包含“游客”')
  const read = UserFields.safeParse({
    RealName: cell('姓名'),
    Number: cell('学号/工号'),
    AccountName: cell('登录名'),
    RoleType: roleType ?? role.student,
    Gender: gender ?? null,
    Phone: cell('手机'),
    Email: cell('邮箱'),
    Title: title ?? 0,
    DepartmentId: departmentId ?? null,
    Remark: '',
  })
  if (
    read.success &&
    [read.data.Number, read.data.AccountName || read.data.Number].some(
      (name) => normalName(name) === '',
    )
  )
    faults.push('学号/工号或登录名不能只含不可见字符')
  if (!read.success) faults.push(...read.error.issues.map((issue) => issue.message))
  return { fields: read.success ? read.data : undefined, faults: [...new Set(faults)] }
}

/** The names a row would sign in by, as they are compared; empty where it has none. */
export type Names = { readonly rowNo: number; readonly login: string; readonly number: string }

/** Rows that use a name or number which an earlier row of the same sheet uses already, with that row's number. */
export const repeated = (rows: readonly Names[]): ReadonlyMap<number, string> => {
  const firstLogin = new Map<string, number>()
  const firstNumber = new Map<string, number>()
  const faults = new Map<number, string>()
  for (const { rowNo, login, number } of rows.toSorted((a, b) => a.rowNo - b.rowNo)) {
    const before = firstNumber.get(number) ?? firstLogin.get(login)
    if (before !== undefined && (number !== '' || login !== ''))
      faults.set(rowNo, `与第 ${before} 行的学号/工号或登录名重复`)
    if (number !== '' && !firstNumber.has(number)) firstNumber.set(number, rowNo)
    if (login !== '' && !firstLogin.has(login)) firstLogin.set(login, rowNo)
  }
  return faults
}
