import type { DemoSchool, DemoStation } from '@xinglin/content'
import { makeExam, seedAttempts } from '#exams'
import type { TenantContext } from '#platform/visit'
import { expectFound } from './named-ids.ts'
import { seededRandom } from './seeded-random.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** So long it stays open, whenever the demo is looked at. */
const openDays = 3_650
/** How long those that are over were open, and how much later their results were released. */
const openHours = 3
const nineMs = hourMs
const releasedHours = 20

type Exam = DemoSchool['exams'][number]

/** When an examination opens and closes, and when its results were released. */
const datesOf = ({ over }: Exam, at: Date) => {
  // In whole minutes, as a form has them: with seconds its teacher could not save it unchanged.
  const now = new Date(Math.floor(at.getTime() / minuteMs) * minuteMs)
  const later = (from: Date, ms: number) => new Date(from.getTime() + ms)
  if (!over)
    return { opensAt: later(now, -dayMs), closesAt: later(now, openDays * dayMs), releasedAt: null }
  // At nine in the morning of the school.
  const day = Math.floor(now.getTime() / dayMs) - over.daysAgo
  const opensAt = new Date(day * dayMs + nineMs)
  return {
    opensAt,
    closesAt: later(opensAt, openHours * hourMs),
    releasedAt: over.stage === 'released' ? later(opensAt, releasedHours * hourMs) : null,
  }
}

/** Sets the examinations of a demo school: open ones from the day before, others that were sat and are marked or released. */
export const fillExams = async (
  school: TenantContext,
  { exams, life }: Pick<DemoSchool, 'exams' | 'life'>,
  people: ReadonlyMap<string, string>,
  /** The case, the procedure or the protocol of a station. */
  workOf: (station: DemoStation) => string,
): Promise<void> => {
  const at = new Date()
  const person = (login: string) => expectFound(people.get(login), login)
  const without = new Set<string>()
  for (const [nth, exam] of exams.entries()) {
    const { over } = exam
    const draw = seededRandom(nth + 1)
    const others = life.students.slice(0, over?.sitters ?? 0).map(({ number }) => number)
    const studentIds = [...exam.students, ...others].map(person)
    const ownerId = person(exam.owner)
    const dates = datesOf(exam, at)
    const { id, questions } = await makeExam(school, {
      ...exam,
      ...dates,
      sections: exam.sections.map(({ stations, ...section }) => ({
        ...section,
        stations: stations.map((one) => ({ ...one, workId: workOf(one) })),
      })),
      ownerId,
      studentIds,
      release: over ? 'manual' : 'submitted',
      without,
      at: over ? new Date(dates.opensAt.getTime() - dayMs) : at,
    })
    for (const one of questions) without.add(one)
    if (!over) continue
    const sitters = studentIds.map((personId) => ({
      personId,
      ability: 45 + draw.below(50),
      late: draw.below(20),
    }))
    await seedAttempts(school, id, sitters, {
      draw,
      // What is being marked is done by a third.
      marked: over.stage === 'released' ? sitters.length : Math.floor(sitters.length / 3),
      markerId: ownerId,
      at: new Date(dates.closesAt.getTime() + hourMs),
    })
  }
}
