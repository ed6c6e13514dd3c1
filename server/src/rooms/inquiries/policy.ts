import { getInquiry } from '@xinglin/contract/inquiries'
import { coursesTaughtTo, ownTeachingClasses, taughtClass } from '#classes'
import { courseAccess, taughtCourses, type CourseAccess } from '#courses/access'
import { memberOf, refuse, runsSchool, type Visit } from '#platform/visit'
import { classmatesOf } from './classmates.ts'
import type { Standing } from './rules.ts'
import { inquiryStore, type InquiryRow } from './store.ts'

const { missing } = getInquiry.refusals

/** Whether the visitor learns a course: they have a round of it, or it is given to them. */
export const learns = async (access: CourseAccess): Promise<boolean> =>
  access.sight === 'full' &&
  ((await access.attempt()) !== undefined || (await access.period()) !== undefined)

/** How the visitor stands to a question; undefined where it is none of theirs. */
export const standingTo = async (visit: Visit, row: InquiryRow): Promise<Standing | undefined> => {
  const own = memberOf(visit)
  if (!own) return undefined
  if (row.personId === own.id) return 'asker'
  if (runsSchool(visit) || row.assigneeId === own.id) return 'staff'
  const access = await courseAccess(visit, row.courseId)
  if (visit.who === 'teacher') {
    if (access?.teaches) return 'staff'
    return (await coursesTaughtTo(visit, row.personId)).includes(row.courseId) ? 'staff' : undefined
  }
  if (row.audience === 'teachers' || !access || !(await learns(access))) return undefined
  const isMeant = row.audience === 'course' || (await classmatesOf(visit, own.id)).has(row.personId)
  return isMeant ? 'peer' : undefined
}

/** A question that the visitor may read, with how they stand to it; refuses every other. */
export const readable = async (
  visit: Visit,
  id: string,
  isHeld = false,
): Promise<{ readonly row: InquiryRow; readonly standing: Standing }> => {
  const store = inquiryStore(visit)
  const row = await (isHeld ? store.lock(id) : store.find(id))
  const standing = row && (await standingTo(visit, row))
  if (!row || !standing) throw refuse(missing)
  return { row, standing }
}

/** Which questions the visitor may answer; undefined for all of the school. */
export const answerableBy = async (visit: Visit) => {
  if (runsSchool(visit)) return undefined
  const classes = []
  for (const id of await ownTeachingClasses(visit)) {
    const one = await taughtClass(visit, id)
    if (one) classes.push({ courseIds: one.courseIds, studentIds: one.studentIds })
  }
  return {
    courseIds: await taughtCourses(visit),
    classes,
    assigneeId: memberOf(visit)?.id ?? '',
  }
}
