import { role } from '@xinglin/contract/identity'
import { administrativeClassesAmong, type ClassPlace } from '#classes'
import {
  normalName,
  peopleInWhole,
  type TeacherPort,
  type WholePerson,
  whoHasNames,
} from '#identity'
import type { TenantContext } from '#platform/visit'
import { departmentsOf } from '#schools'
import { differencesOf, type StatedFields } from './difference.ts'
import type { ImportRow } from './import-store.ts'
import { classText, collegeFinder, genderWord, presentOf, titleWord } from './present.ts'
import type { SaidPlace } from './read-place.ts'
import { readRow, taken, type Read } from './read-row.ts'

/** A row as it is kept, before it is judged. */
export type Unjudged = Pick<ImportRow, 'rowNo' | 'cells' | 'sheetFaults' | 'taken'>

/** A row with what it says, and of whom. */
export type Judged = {
  readonly row: ImportRow
  readonly read: Read
  readonly person: WholePerson | undefined
  readonly stated: StatedFields
}

/** What a row says, by column. */
const saidBy = ({ fields, college, place }: Read): StatedFields =>
  fields
    ? {
        姓名: fields.RealName,
        登录名: fields.AccountName,
        性别: genderWord(fields.Gender),
        手机: fields.Phone,
        邮箱: fields.Email,
        // Whoever is in a class belongs to its 院系.
        院系: place ? '' : college,
        职称: fields.RoleType === role.teacher ? titleWord(fields.Title) : '',
        班级: place ? classText(place.college, place) : '',
      }
    : {}

/** Which of some places are those of an archived class. */
const archivedPlaces = async (school: TenantContext, places: readonly SaidPlace[]) => {
  const colleges = await collegeFinder(school)
  const whole = (place: SaidPlace): ClassPlace | undefined => {
    const departmentId = colleges.idOf(place.college)
    return departmentId === undefined ? undefined : { ...place, departmentId }
  }
  const classAt = await administrativeClassesAmong(
    school,
    places.flatMap((place) => whole(place) ?? []),
  )
  return (place: SaidPlace): boolean => {
    const at = whole(place)
    return at !== undefined && classAt(at)?.state === 'archived'
  }
}

const verdictOf = (
  faults: readonly string[],
  person: WholePerson | undefined,
  changes: ImportRow['changes'],
): ImportRow['verdict'] => {
  if (faults.length > 0) return 'wrong'
  if (!person) return 'new'
  if (changes.some(({ Kept }) => Kept)) return 'clash'
  return changes.length > 0 ? 'changed' : 'same'
}

/** Why a row is not for whoever imports the students of some 院系 alone. */
const outsideFault = async (school: TenantContext, collegeIds: readonly string[] | null) => {
  if (collegeIds === null) return () => []
  const colleges = await collegeFinder(school)
  const isOwn = (id: string | null | undefined) => collegeIds.includes(id ?? '')
  return (what: Read, person: WholePerson | undefined): readonly string[] => {
    if (!what.fields) return []
    if (what.fields.RoleType !== role.student) return ['只能导入学生']
    if (person && !isOwn(person.collegeId)) return ['该学生不属于您负责的院系']
    const stated = what.place?.college ?? what.college
    if (stated === '') return person ? [] : ['请填写院系']
    return isOwn(colleges.idOf(stated)) ? [] : ['院系不在您的职务范围内']
  }
}

const roleNames: Readonly<Record<number, string>> = { 3: '教师', 4: '学生' }

/** Judges rows by themselves and against what the school knows now. */
export const judgeRows = async (
  school: TenantContext,
  teachers: TeacherPort,
  rows: readonly Unjudged[],
  /** The 院系 whose students alone the rows may name; null for anybody. */
  collegeIds: readonly string[] | null,
): Promise<Judged[]> => {
  const departments = new Map(
    (await departmentsOf(school))
      .filter(({ parentId }) => parentId === null)
      .map(({ name, id }) => [name, id]),
  )
  const read = rows.map((row) => ({ row, read: readRow(row.cells, departments) }))
  const named = read.map((one) => {
    const { fields } = one.read
    return {
      ...one,
      loginNorm: normalName(fields ? fields.AccountName || fields.Number : ''),
      numberNorm: normalName(fields?.Number ?? ''),
    }
  })
  const some = named.filter(({ numberNorm }) => numberNorm !== '')
  const people = await peopleInWhole(
    school,
    some.map(({ numberNorm }) => numberNorm),
  )
  const byNumber = new Map(people.map((one) => [one.numberNorm, one]))
  const holders = await whoHasNames(
    school,
    some.map(({ loginNorm }) => loginNorm),
    some.map(({ numberNorm }) => numberNorm),
  )
  const holdersOf = Map.groupBy(
    holders.flatMap(({ id, login, number }) =>
      [...new Set([login, number])].map((name) => ({ id, name })),
    ),
    ({ name }) => name,
  )
  const known = await presentOf(school, teachers, people)
  const isArchived = await archivedPlaces(
    school,
    read.flatMap((one) => one.read.place ?? []),
  )
  const outside = await outsideFault(school, collegeIds)
  return named.map(({ row, read: what, loginNorm, numberNorm }) => {
    const person = byNumber.get(numberNorm)
    const stated = saidBy(what)
    const isElses = (name: string) =>
      name !== '' && (holdersOf.get(name) ?? []).some(({ id }) => id !== person?.id)
    const changes = person
      ? differencesOf(
          { sheet: stated, before: known.before(person.id), present: known.present(person) },
          row.taken,
        )
      : []
    const moves = changes.some(({ Column, Kept }) => Column === '班级' && !Kept)
    const isOther = person && what.fields && person.roleType !== what.fields.RoleType
    const faults = [
      ...row.sheetFaults,
      ...what.faults,
      ...outside(what, person),
      ...(isElses(numberNorm) ? [taken.number] : []),
      ...(loginNorm !== numberNorm && isElses(loginNorm) ? [taken.login] : []),
      ...(isOther
        ? [`该学号/工号已是${roleNames[person.roleType] ?? '管理员'}的，与“角色”不符`]
        : []),
      ...(what.place && isArchived(what.place) && (!person || moves) ? ['班级已归档'] : []),
      ...(person && moves && known.isArchived(person.id) ? ['所在班级已归档，不能转班'] : []),
    ]
    return {
      read: what,
      person,
      stated,
      row: {
        ...row,
        faults,
        loginNorm,
        numberNorm,
        changes,
        verdict: verdictOf(faults, person, changes),
        outcome: '' as const,
        personId: person?.id ?? null,
      },
    }
  })
}
