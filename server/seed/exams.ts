import type { DemoSchool } from '@xinglin/content'
import { makeExam } from '#exams'
import type { TenantContext } from '#platform/visit'
import { expectFound } from './named-ids.ts'

const dayMs = 86_400_000
/** So long it stays open, whenever the demo is looked at. */
const openDays = 3_650

/** Sets the examinations of a demo school, open from the day before. */
export const fillExams = async (
  school: TenantContext,
  exams: DemoSchool['exams'],
  people: ReadonlyMap<string, string>,
): Promise<void> => {
  const at = new Date()
  const person = (login: string) => expectFound(people.get(login), login)
  for (const exam of exams)
    await makeExam(school, {
      ...exam,
      ownerId: person(exam.owner),
      studentIds: exam.students.map(person),
      opensAt: new Date(at.getTime() - dayMs),
      closesAt: new Date(at.getTime() + openDays * dayMs),
      at,
    })
}
