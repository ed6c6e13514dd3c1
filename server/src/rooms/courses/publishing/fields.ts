import { declareYears, saveManagedCourse } from '@xinglin/contract/courses'
import { isOutwardAddress, type InputOf } from '@xinglin/contract/call'
import { vocabularies } from '@xinglin/contract/dictionaries'
import { lockChoice } from '#dictionaries'
import { refuse, type Visit } from '#platform/visit'
import { departmentsOf } from '#schools'
import { teacherOf } from '#teachers'

/** The form of a course. */
export type Fields = InputOf<typeof saveManagedCourse>

/** What of it is looked at; a course that is begun has no more yet. */
export type Stated = Pick<
  Fields,
  'Name' | 'AuthorId' | 'DepartmentId' | 'SectionId' | 'SecrecyType' | 'Applicable' | 'Knowledge'
> &
  Partial<Pick<Fields, 'DeclareLevel' | 'DeclareYear' | 'ExperimentPath'>>

const { place, author, audience, year, link } = saveManagedCourse.refusals

/** Plain text as paragraphs. */
export const paragraphs = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${line.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</p>`)
    .join('')

/** What of a form goes into the row; refuses a place or an author that is not of the school. */
export const checked = async (visit: Visit, fields: Stated, before: readonly number[] = []) => {
  const places = await departmentsOf(visit)
  const section = places.find((one) => one.id === fields.SectionId)
  if (!section || section.parentId !== fields.DepartmentId) throw refuse(place)
  if (!(await teacherOf(visit, fields.AuthorId))) throw refuse(author)
  for (const number of fields.Applicable) {
    // What was chosen once may stay, though it is switched off now.
    const isKnown = before.includes(number)
    if (!isKnown && !(await lockChoice(visit, vocabularies.applicable, String(number))))
      throw refuse(audience)
  }
  const { DeclareLevel: level = 0, DeclareYear: declared = 0 } = fields
  if (level > 0 && (declared < declareYears.first || declared > declareYears.last))
    throw refuse(year)
  const path = fields.ExperimentPath ?? ''
  if (path !== '' && !isOutwardAddress(path)) throw refuse(link)
  return {
    name: fields.Name,
    authorId: fields.AuthorId,
    departmentId: fields.DepartmentId,
    sectionId: fields.SectionId,
    secrecyType: fields.SecrecyType,
    applicable: [...new Set(fields.Applicable)],
    knowledge: [...new Set(fields.Knowledge)],
    declareLevel: level,
    declareYear: level > 0 ? declared : 0,
    experimentPath: path,
  }
}
