import {
  labCourses,
  labReports,
  myLabReports,
  type ReportLine,
} from '@xinglin/contract/simulations/experiment'
import { learnersOf } from '#attempts'
import { classesOf } from '#classes/teaching'
import { itemsOfKind } from '#courses/versions'
import { taughtCourses, titlesOf } from '#courses/access'
import { visibleOfKind } from '#courses/catalogue'
import { refuseSensitive } from '#dictionaries'
import { facesOf } from '#identity'
import { workStore, type WorkRow } from '#marking'
import { answer } from '#platform/http'
import { runsSchool, type Visit } from '#platform/visit'
import { isReleased } from '#simulations/kernel'
import { counted, narrowed, sorted } from './list-rules.ts'
import { overseenCourse } from './supervision.ts'
import { reportStore, type SessionLine } from '../reports/report-store.ts'
import { similarStore } from '../reports/similar-store.ts'

const experimentKind = 3
const maxCourses = 200

const stateOf = (
  { state }: Pick<SessionLine, 'state'>,
  work: WorkRow | undefined,
): ReportLine['State'] => work?.state ?? (state === 'open' ? 'open' : 'waiting')

/** Everybody who should hand something in at an experiment of a course, with what they did. */
const linesOf = async (visit: Visit, courseId: string, classId: string): Promise<ReportLine[]> => {
  const items = (await itemsOfKind(visit, 'experiment', [courseId])).get(courseId) ?? []
  const classes = await classesOf(visit, courseId)
  const store = reportStore(visit)
  const newest = await store.ofCourse(courseId)
  const handed = await workStore(visit).ofGroup('report', courseId)
  // Who begins anew has not taken back what was handed in: it waits beside the newer one.
  const earlier = handed.filter(
    ({ id, state }) => state === 'waiting' && !newest.some((one) => one.id === id),
  )
  const sessions = [...newest, ...(await store.sessions(earlier.map(({ id }) => id)))].filter(
    ({ itemId }) => items.some(({ id }) => id === itemId),
  )
  const works = new Map(handed.map((work) => [work.id, work]))
  const everybody = new Set([
    ...classes.flatMap(({ people }) => people),
    ...(await learnersOf(visit, courseId)),
    ...sessions.map(({ personId }) => personId),
  ])
  const chosen = classes.find(({ id }) => id === classId)?.people
  const people = [...everybody].filter((id) => classId === '' || chosen?.includes(id))
  const markers = sessions.flatMap(({ id }) => works.get(id)?.markerId ?? [])
  const faces = await facesOf(visit, [...people, ...markers])
  const similar = await similarStore(visit).largest(
    sessions.flatMap(({ id }) => works.get(id)?.id ?? []),
  )
  const byPlace = Map.groupBy(sessions, ({ personId, itemId }) => `${personId} ${itemId}`)
  return people.flatMap((personId) => {
    const own = classes.filter((one) => one.people.includes(personId)).map(({ name }) => name)
    return items.flatMap(({ id: itemId, title }) =>
      (byPlace.get(`${personId} ${itemId}`) ?? [undefined]).map((session): ReportLine => {
        const report = works.get(session?.id ?? '')
        return {
          PersonId: personId,
          Name: faces.get(personId)?.name ?? '',
          Classes: own,
          ItemId: itemId,
          Title: title,
          SessionId: session?.id ?? '',
          No: session?.no ?? 0,
          State: session ? stateOf(session, report) : 'none',
          Version: report?.version ?? 0,
          HandedAt: report?.handedAt.toISOString() ?? null,
          Machine: report?.machine ?? null,
          Final: report?.score ?? null,
          Marker: faces.get(report?.markerId ?? '')?.name ?? '',
          Similar: similar.get(session?.id ?? '') ?? 0,
        }
      }),
    )
  })
}

/** Answers lists of reports: to teachers those of their courses, to students their own. */
export const listingCalls = () => [
  answer(labCourses, async function handleLabCourses(visit) {
    const ids = runsSchool(visit)
      ? await visibleOfKind(visit, experimentKind, maxCourses)
      : await taughtCourses(visit)
    const items = await itemsOfKind(visit, 'experiment', ids)
    const withAny = ids.filter((id) => (items.get(id) ?? []).length > 0)
    const names = await titlesOf(visit, withAny)
    const waiting = await workStore(visit).waiting('report', withAny)
    const lines = []
    for (const CourseId of withAny)
      lines.push({
        CourseId,
        Name: names.get(CourseId) ?? '',
        Items: (items.get(CourseId) ?? []).map(({ id, title }) => ({ ItemId: id, Title: title })),
        Classes: (await classesOf(visit, CourseId)).map(({ id, name }) => ({ Id: id, Name: name })),
        Waiting: waiting.get(CourseId) ?? 0,
      })
    return lines
  }),

  answer(labReports, async function handleLabReports(visit, wanted) {
    await overseenCourse(visit, wanted.CourseId)
    if (wanted.Key !== '')
      await refuseSensitive(visit, wanted.Key, 'search', labReports.refusals.sensitive)
    const all = narrowed(await linesOf(visit, wanted.CourseId, wanted.ClassId), wanted)
    const { State, PageIndex, PageSize } = wanted
    const lines = sorted(
      all.filter((line) => State === 'all' || line.State === State),
      wanted,
    )
    return {
      List: lines.slice((PageIndex - 1) * PageSize, PageIndex * PageSize),
      Count: lines.length,
      States: counted(all),
      Queue: lines.filter((line) => line.State === 'waiting').map(({ SessionId }) => SessionId),
    }
  }),

  answer(myLabReports, async function handleMyLabReports(visit, { PageIndex, PageSize }) {
    const own = visit.person?.id ?? ''
    const store = reportStore(visit)
    const rows = await store.ofPerson(own, PageIndex, PageSize)
    const names = await titlesOf(
      visit,
      rows.map(({ courseId }) => courseId),
    )
    const works = await workStore(visit).among(rows.map(({ id }) => id))
    const listed = new Set<string>()
    for (const row of rows) if (await isReleased(visit, row)) listed.add(row.id)
    return {
      List: rows.map((row) => {
        const report = works.get(row.id)
        // What is marked and not released is told to nobody who wrote it.
        const state = stateOf(row, report)
        return {
          SessionId: row.id,
          CourseId: row.courseId,
          CourseName: names.get(row.courseId) ?? '',
          ProgressId: row.attemptId,
          ItemId: row.itemId,
          Title: row.title,
          No: row.no,
          State: state === 'marked' ? ('waiting' as const) : state,
          Version: report?.version ?? 0,
          HandedAt: report?.handedAt.toISOString() ?? null,
          Machine: listed.has(row.id) ? (report?.machine ?? null) : null,
          Final: listed.has(row.id) && state === 'released' ? (report?.score ?? null) : null,
          Unread:
            (state === 'released' || state === 'returned') && (report?.readAt ?? null) === null,
        }
      }),
      Count: await store.countOfPerson(own),
      Unread: await workStore(visit).unread('report', own),
    }
  }),
]
