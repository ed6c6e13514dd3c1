import type { DemoSchool } from '@xinglin/content'
import { makeAssignment } from '#assignments'
import type { TenantContext } from '#platform/visit'
import { expectFound } from './named-ids.ts'

const dayMs = 86_400_000

/** A day from now, at the end of the day in China. */
export const endOfDay = (days: number): Date => {
  const at = new Date(Date.now() + days * dayMs)
  return new Date(`${at.toISOString().slice(0, 10)}T15:59:00Z`)
}

/** A day before now, as it begins in China. */
export const startOfDay = (daysAgo: number): Date => {
  const at = new Date(Date.now() - daysAgo * dayMs)
  return new Date(`${at.toISOString().slice(0, 10)}T00:00:00+08:00`)
}

/** An afternoon before now; of today a moment that has passed. */
const ago = (days: number): Date =>
  days === 0
    ? new Date(Date.now() - 3_600_000)
    : new Date(startOfDay(days).getTime() + 14.25 * 3_600_000)

/** Sets the tasks of a class of the demo; some of its students have read what there is to read. Answers ids by titles. */
export const fillAssignments = async (
  school: TenantContext,
  tasks: DemoSchool['classes'][number]['tasks'],
  { classId, termId, ownerId }: { classId: string; termId: string; ownerId: string },
  { person, courses }: { person: (login: string) => string; courses: ReadonlyMap<string, string> },
): Promise<Map<string, string>> => {
  const ids = new Map<string, string>()
  for (const task of tasks) {
    const id = await makeAssignment(school, {
      id: task.id,
      title: task.title,
      intro: task.intro,
      termId,
      ownerId,
      publishedAt: new Date(startOfDay(task.publishedDaysAgo).getTime() + 8 * 3_600_000),
      dueAt: endOfDay(task.dueInDays),
      closesAt: endOfDay(task.closesInDays),
      classId,
      items: task.items.map((item) => ({
        title: item.title,
        weight: item.weight,
        required: item.required,
        lateRule: item.lateRule,
        penalty: item.penalty,
        courseId: item.course && expectFound(courses.get(item.course), item.course),
        html: item.text.map((one) => `<p>${one}</p>`).join(''),
        read: item.read.map(({ login, daysAgo }) => ({
          personId: person(login),
          at: ago(daysAgo),
        })),
        handIn: item.handIn,
        works: item.works.map(({ login, daysAgo, text, mark }, index) => ({
          personId: person(login),
          // Nobody hands in at the same moment.
          at: new Date(ago(daysAgo).getTime() + index * 420_000),
          html: text.map((one) => `<p>${one}</p>`).join(''),
          mark,
        })),
      })),
      extensions: task.extensions.map(({ login, dueInDays, reason }) => ({
        personId: person(login),
        dueAt: endOfDay(dueInDays),
        reason,
      })),
    })
    ids.set(task.title, id)
  }
  return ids
}
