import { type About, appeal, getAppealNews } from '@xinglin/contract/simulations/consultation'
import { readMeaning } from '@xinglin/simulation/ontology'
import { courseAccess, taughtCourses, titlesOf } from '#courses/access'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { isStation, releasedSince } from '#simulations/kernel'
import { nobody } from '@xinglin/contract/call'
import { appealUntil, isFull, itemOf, targetOf } from './appeal-rules.ts'
import { decidedAppeals } from './appeal-standings.ts'
import { appealStore } from './appeal-store.ts'
import { toAppealResponses } from './appeal-serialize.ts'
import { ownSession } from '../session/policy.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'

const { missing, unfinished, withheld, station, late, already, full, unsaid, noStep, sensitive } =
  appeal.refusals

/** What an appeal is about in the words of the report; refuses what the report does not have. */
const titleOf = async (
  visit: Visit,
  row: SessionRow,
  about: About,
  words: string,
): Promise<string> => {
  const assessment = row.judged ?? row.assessment
  if (!assessment) throw refuse(unfinished)
  const { understood } = assessment.debrief
  if (about.Kind === 'sentence') {
    if (about.Meant !== '' && readMeaning(about.Meant) === undefined) throw refuse(unsaid)
    if (about.Meant === '' && words === '') throw refuse(unsaid)
    const turn = understood.find(({ seq }) => seq === about.Seq)
    if (!turn?.said.some(({ part }) => part === about.Part)) throw refuse(missing)
    return turn.text
  }
  const item = itemOf(assessment, about.Dimension, about.Item)
  if (!item) throw refuse(missing)
  if (isFull(item)) throw refuse(full)
  const [step] = await sessionStore(visit).events(row.id, about.Seq - 1, about.Seq)
  if (!step || step.action.type === 'finish') throw refuse(noStep)
  return item.zh
}

/** Tells the teacher of the course that an appeal waits. */
const tellTeacher = async (
  visit: Visit,
  { id, courseId }: { readonly id: string; readonly courseId: string },
): Promise<void> => {
  const course = (await courseAccess(visit, courseId))?.course
  if (!course) return
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'appeal-submitted',
      subjectId: course.id,
      title: course.name,
      to: [course.authorId],
      occurrence: id,
    },
  })
}

/** What waits for a teacher, by course. */
const waitingFor = async (visit: Visit) => {
  const waiting = await appealStore(visit).waiting(await taughtCourses(visit))
  const names = await titlesOf(visit, [...waiting.keys()])
  return [...waiting].map(([CourseId, Count]) => ({
    CourseId,
    CourseName: names.get(CourseId) ?? '',
    Count,
  }))
}

/** Answers those who appeal, and tells them and their teachers what is new. */
export const appealingCalls = () => [
  answer(appeal, async function handleAppeal(visit, { Id, SessionId, About: about, Words }) {
    const row = await ownSession(visit, SessionId)
    if (isStation(row)) throw refuse(station)
    if (row.state !== 'finished') throw refuse(unfinished)
    const releasedAt = await releasedSince(visit, row)
    if (!releasedAt) throw refuse(withheld)
    const store = appealStore(visit)
    const target = targetOf(about)
    const before = (await store.ofSession(row.id)).find((one) => one.target === target)
    // The same appeal again is an answer that was lost on the way.
    if (before && before.id === Id) return first(await toAppealResponses(visit, [before]))
    if (before) throw refuse(already)
    if (visit.at > appealUntil(releasedAt)) throw refuse(late)
    const title = await titleOf(visit, row, about, Words)
    await refuseSensitive(visit, Words, 'consultation', sensitive)
    const appeal = {
      id: Id === nobody ? newId(visit.at.getTime()) : Id,
      sessionId: row.id,
      courseId: row.courseId,
      itemId: row.itemId,
      personId: row.personId,
      about,
      target,
      title,
      words: Words,
      state: 'open' as const,
      createdAt: visit.at,
      decidedAt: null,
      deciderId: null,
      reason: '',
      key: '',
      readAt: null,
    }
    if (!(await store.add(appeal))) throw refuse(already)
    await tellTeacher(visit, appeal)
    return first(await toAppealResponses(visit, [{ schoolId: visit.school.id, ...appeal }]))
  }),

  answer(getAppealNews, async function handleGetAppealNews(visit) {
    return visit.who === 'student'
      ? { Decided: await decidedAppeals(visit), Waiting: [] }
      : { Decided: [], Waiting: await waitingFor(visit) }
  }),
]

const first = <T>(rows: readonly T[]): T => {
  const [row] = rows
  if (!row) throw new Error('an appeal was not kept')
  return row
}
