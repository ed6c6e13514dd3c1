import type { Visit } from '#platform/visit'
import { periodsOf, type OfferingRow, type Period } from './periods/index.ts'

type Periods = ReadonlyMap<string, Period>

type Course = { readonly courseId: string; readonly name: string }

/** What an offering means for each who has it, by person; nothing of one that is not there yet. */
export const periodsOfReceivers = async (
  visit: Visit,
  row: OfferingRow | undefined,
): Promise<Periods> => (row ? periodsOf(visit, row) : new Map())

/** Tells those who have a course by an offering now and did not before. */
export const tellOfCourse = async (
  visit: Visit,
  { courseId, name }: Course,
  had: Periods,
  has: Periods,
): Promise<void> => {
  const to = [...has.keys()].filter((id) => !had.has(id))
  if (to.length === 0) return
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'course-given',
      subjectId: courseId,
      title: name,
      to,
      senderId: visit.person?.id ?? null,
    },
  })
}

const datesOf = ({ opens, closes, exam, maxRounds, due }: Period): string => {
  const byItem = [...due].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify([opens, closes, exam.opens, exam.closes, maxRounds, byItem])
}

/** Tells those whose own dates of a course are others than before. */
export const tellOfPeriods = async (
  visit: Visit,
  { courseId, name }: Course,
  had: Periods,
  has: Periods,
): Promise<void> => {
  const to = [...has].flatMap(([id, period]) => {
    const before = had.get(id)
    return before && datesOf(before) !== datesOf(period) ? [id] : []
  })
  if (to.length === 0) return
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'course-dates-changed',
      subjectId: courseId,
      title: name,
      to,
      occurrence: visit.at.toISOString(),
      senderId: visit.person?.id ?? null,
    },
  })
}
