import { type ClassRight, saveTeaching } from '@xinglin/contract/classes'
import { collegesOfPeople, isOfColleges, type IsOfColleges } from '#identity'
import { holdsFor, memberOf, placesOf, refuse, runsSchool, type Visit } from '#platform/visit'
import { memberStore } from './member-store.ts'
import { type Post, rightsOf } from './rules.ts'
import { teachingStore, type TeachingRow } from './store.ts'

const { missing, archived, notGiven } = saveTeaching.refusals

/** As what the visitor belongs to a class, and what of it they may change. */
export type Standing = { readonly post: Post; readonly rights: readonly ClassRight[] }

/** As what the visitor oversees a teacher's classes, by a post for the teacher's 院系; undefined where they do not. */
const overseerOf = async (
  visit: Visit,
  teacherId: string,
): Promise<'head' | 'secretary' | undefined> => {
  if (visit.posts.length === 0) return undefined
  const collegeId = (await collegesOfPeople(visit, [teacherId])).get(teacherId)
  if (collegeId === undefined) return undefined
  if (holdsFor(visit, ['collegeHead'], [collegeId])) return 'head'
  return holdsFor(visit, ['secretary'], [collegeId]) ? 'secretary' : undefined
}

/** Whose classes a visitor looks at beside their own, for a query. */
export const overseenTeachers = (visit: Visit): IsOfColleges =>
  isOfColleges(visit, placesOf(visit, 'secretary', 'collegeHead') ?? [])

/** How the visitor stands to a class; undefined for a class that is none of theirs. */
export const standingIn = async (
  visit: Visit,
  { id, teacherId }: Pick<TeachingRow, 'id' | 'teacherId'>,
): Promise<Standing | undefined> => {
  const as = (post: Post, given?: readonly string[]): Standing => ({
    post,
    rights: rightsOf(post, given),
  })
  if (runsSchool(visit)) return as('manager')
  const person = memberOf(visit)
  if (!person) return undefined
  if (visit.who === 'teacher') {
    if (teacherId === person.id) return as('lead')
    const [staff] = await memberStore(visit).staffOfAll([id], person.id)
    if (staff) return as(staff.post, staff.rights)
    const overseer = await overseerOf(visit, teacherId)
    return overseer && as(overseer)
  }
  return (await memberStore(visit).find(id, person.id)) && as('student')
}

/**
 * The class, held until the call ends, where the visitor may change something of it: whoever does not teach or run it is
 * told that there is none, an assistant that they were not given the right, everybody that it is archived.
 */
export const changeableClass = async (
  visit: Visit,
  id: string,
  right: ClassRight,
  { evenArchived = false } = {},
): Promise<TeachingRow> => {
  const row = await teachingStore(visit).lock(id)
  const standing = row && (await standingIn(visit, row))
  if (!row || !standing || standing.post === 'student') throw refuse(missing)
  if (!standing.rights.includes(right)) throw refuse(notGiven)
  if (row.closed && !evenArchived) throw refuse(archived)
  return row
}
