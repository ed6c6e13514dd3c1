import { importColumns, type ImportColumn } from '@xinglin/contract/imports'
import { role, titles, UserFields } from '@xinglin/contract/identity'
import { normalName } from '#identity'
import { readPlace, type SaidPlace } from './read-place.ts'

/** What a row says, or every reason why it says nothing that can be imported. */
export type Read = {
  readonly fields: UserFields | undefined
  /** The 院系 as it is written; empty where nothing is. */
  readonly college: string
  /** The 行政班 of a student; undefined where none is said. */
  readonly place: SaidPlace | undefined
  /** The last signs of the identity number; empty where nothing is. */
  readonly idNumber: string
  readonly faults: readonly string[]
}

/** Why a row cannot have what somebody else signs in by. */
export const taken = { number: '该学号/工号已被使用', login: '该登录名已被使用' } as const

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

const longestPlace = 40

const titleNumber = (name: string): number | undefined =>
  Object.entries(titles)
    .filter(([number]) => Number(number) >= 5)
    .flatMap(([number, word]) => (word === name ? [Number(number)] : []))[0]

/** Cells as they are kept: of an identity number only the last six signs, whoever sent more. */
export const keptCells = (cells: readonly string[]): string[] => {
  const at = importColumns.indexOf('身份证号')
  return cells.map((cell, index) => (index === at ? cell.trim().slice(-6).toUpperCase() : cell))
}

/** What stands in a column of a row, as one line. */
export const cellOf = (cells: readonly string[], name: ImportColumn): string =>
  (cells[importColumns.indexOf(name)] ?? '')
    .replaceAll(/\s*[\n\r\u0085\u2028\u2029]\s*/g, ' ')
    .trim()

/** A long number as a spreadsheet program shows it: the digits behind are lost. */
const shortened = /^\d(?:\.\d+)?E\+\d+$/i

/** Reads one row by its columns; `departments` are the school's 学科 by name, of which a teacher's 院系 may be one. */
export const readRow = (
  cells: readonly string[],
  departments: ReadonlyMap<string, string>,
): Read => {
  const cell = (name: ImportColumn) => cellOf(cells, name)
  const faults: string[] = []
  const roleType = roleIn(cell('角色'))
  if (roleType === undefined) faults.push('角色须为“学生”或“教师”')
  const genderWord = cell('性别')
  const gender = genderWord === '' ? null : genders[genderWord]
  if (gender === undefined) faults.push('性别须为“男”“女”或空')
  const titleWord = cell('职称')
  const title = titleWord === '' ? 0 : titleNumber(titleWord)
  if (title === undefined) faults.push(`没有“${titleWord}”这一职称`)
  const college = cell('院系')
  if ([...college].length > longestPlace) faults.push(`院系不得超过${longestPlace}个字`)
  if (cell('姓名').includes('游客')) faults.push('姓名不能包含“游客”')
  for (const name of ['学号/工号', '登录名'] as const)
    if (shortened.test(cell(name)))
      faults.push(
        `${name}“${cell(name)}”已被表格软件改成科学计数法，请把该列设为“文本”后重新填写完整号码`,
      )
  const idNumber = cell('身份证号')
  if (idNumber !== '' && !/^\d{5}[\dX]$/.test(idNumber)) faults.push('身份证号后六位不正确')
  const placed = roleType === role.teacher ? { faults: [] } : readPlace(cell)
  const read = UserFields.safeParse({
    RealName: cell('姓名'),
    Number: cell('学号/工号'),
    AccountName: cell('登录名'),
    RoleType: roleType ?? role.student,
    Gender: gender ?? null,
    Phone: cell('手机'),
    Email: cell('邮箱'),
    Title: title ?? 0,
    DepartmentId: departments.get(college) ?? null,
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
  return {
    fields: read.success ? read.data : undefined,
    college,
    place: placed.place,
    idNumber,
    faults: [...new Set([...faults, ...placed.faults])],
  }
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

/** What was wrong in the sheet and still is: a fault of a cell that was mended is gone. */
export const sheetFaultsAfter = (
  before: { readonly cells: readonly string[]; readonly sheetFaults: readonly string[] },
  cells: readonly string[],
): string[] =>
  before.sheetFaults.filter(
    (fault) =>
      !importColumns.some(
        (name, at) =>
          fault.startsWith(`${name}（`) && (cells[at] ?? '') !== (before.cells[at] ?? ''),
      ),
  )
