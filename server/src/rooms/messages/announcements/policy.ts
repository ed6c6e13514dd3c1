import { saveAnnouncement } from '@xinglin/contract/messages'
import { nobody } from '@xinglin/contract/call'
import { membershipStore, taughtClassesAmong } from '#classes'
import { inClassOf } from '#classes/teaching'
import { courseAccess } from '#courses/access'
import { attemptsOf } from '#attempts'
import { refuse, runsSchool, type Visit } from '#platform/visit'
import { announcementStore, type AnnouncementRow, type TargetRef } from './store.ts'

const { missing } = saveAnnouncement.refusals

/** Whether the visitor may write to a target: those who run the school to any that there is, a teacher to the classes that they teach or head and to their own courses. */
export const mayWriteTo = async (visit: Visit, { kind, refId }: TargetRef): Promise<boolean> => {
  if (kind === 'students' || kind === 'teachers') return runsSchool(visit) && refId === nobody
  if (kind === 'course') return (await courseAccess(visit, refId))?.oversees === true
  if (visit.who === 'student') return false
  const [one] = runsSchool(visit)
    ? await membershipStore(visit).named([refId])
    : await taughtClassesAmong(visit, [refId])
  return one?.kind === kind
}

/** Whether the visitor belongs to a target: is in the class, learns the course, or may write to it. */
export const belongsTo = async (visit: Visit, target: TargetRef): Promise<boolean> => {
  const own = visit.person?.id ?? ''
  const { kind, refId } = target
  if (kind === 'students' || kind === 'teachers')
    return visit.who === (kind === 'students' ? 'student' : 'teacher') || runsSchool(visit)
  if (await mayWriteTo(visit, target)) return true
  if (kind !== 'course')
    return (await membershipStore(visit).of(own)).some(({ id }) => id === refId)
  if (!(await courseAccess(visit, refId))) return false
  if (await inClassOf(visit).studies(refId)) return true
  return (await attemptsOf(visit).current(refId)) !== undefined
}

/** Whether the visitor wrote an announcement, or runs the school: they see who has read it. */
export const isTheirs = (visit: Visit, { authorId }: AnnouncementRow): boolean =>
  runsSchool(visit) || authorId === visit.person?.id

/** An announcement that the visitor wrote, or any to those who run the school; with `hold` nobody else changes it until the call ends. */
export const ownAnnouncement = async (
  visit: Visit,
  id: string,
  lock = false,
): Promise<AnnouncementRow> => {
  const row = await announcementStore(visit)[lock ? 'lock' : 'find'](id)
  if (!row || !isTheirs(visit, row)) throw refuse(missing)
  return row
}

/** Whether an announcement may be read by the visitor as it is; what is not published is seen by those alone who may write it. */
export const mayRead = async (
  visit: Visit,
  row: AnnouncementRow,
  targets: readonly TargetRef[],
): Promise<boolean> => {
  if (isTheirs(visit, row)) return true
  if (row.state !== 'published' || row.publishAt === null || row.publishAt > visit.at) return false
  for (const target of targets) if (await belongsTo(visit, target)) return true
  return false
}
