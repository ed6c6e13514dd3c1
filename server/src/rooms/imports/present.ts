import { role, titles } from '@xinglin/contract/identity'
import { administrativeClassesOf, fullName } from '#classes'
import type { TeacherPort, WholePerson } from '#identity'
import type { TenantContext } from '#platform/visit'
import { collegesOf, plainCollege } from '#schools'
import type { StatedFields } from './difference.ts'
import { statedFieldsStore } from './stated-fields-store.ts'

const genderWords: readonly string[] = ['女', '男']
/** A gender in words; empty where it is unknown. */
export const genderWord = (gender: number | null): string => genderWords[gender ?? -1] ?? ''
/** A gender by its word. */
export const genderOf = (word: string): number | null => {
  const gender = genderWords.indexOf(word)
  return gender < 0 ? null : gender
}
/** A title in words; empty where there is none. */
export const titleWord = (title: number): string => (title >= 5 ? (titles[title] ?? '') : '')

/** How a 行政班 is told in an import: its 院系 first. */
export const classText = (
  college: string,
  place: { readonly grade: number; readonly major: string; readonly name: string },
): string => `${college} ${fullName(place)}`

/** The 院系 of the school by name, as far as there are any. */
export const collegeFinder = async (school: TenantContext) => {
  const all = await collegesOf(school)
  const byNorm = new Map(all.map(({ id, nameNorm }) => [nameNorm, id]))
  const byId = new Map(all.map(({ id, name }) => [id, name]))
  return {
    idOf: (name: string): string | undefined => byNorm.get(plainCollege(name)),
    nameOf: (id: string | null | undefined): string => byId.get(id ?? '') ?? '',
  }
}

/** What the school knows of some people, by column. */
export const presentOf = async (
  school: TenantContext,
  teacherPort: TeacherPort,
  people: readonly WholePerson[],
) => {
  const ids = people.map(({ id }) => id)
  const teachers = people.filter(({ roleType }) => roleType === role.teacher)
  const teaching = await teacherPort.of(
    school,
    teachers.map(({ id }) => id),
  )
  const classes = await administrativeClassesOf(school, ids)
  const colleges = await collegeFinder(school)
  const stated = await statedFieldsStore(school).of(ids)
  return {
    before: (id: string): StatedFields => stated.get(id) ?? {},
    isArchived: (id: string): boolean => classes.get(id)?.state === 'archived',
    present: (person: WholePerson): StatedFields => {
      const own = classes.get(person.id)
      return {
        姓名: person.realName,
        登录名: person.loginName,
        性别: genderWord(person.gender),
        手机: person.phone,
        邮箱: person.email,
        院系: colleges.nameOf(person.collegeId),
        职称: titleWord(teaching.get(person.id)?.title ?? 0),
        班级: own ? classText(colleges.nameOf(own.departmentId), own) : '',
      }
    },
  }
}
