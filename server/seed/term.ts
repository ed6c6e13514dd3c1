import type { DemoSchool } from '@xinglin/content'
import { syllabiOf } from '#courses/versions'
import { makeOffering } from '#offerings'
import { newId } from '#platform/ids'
import type { TenantContext } from '#platform/visit'
import { makeGradeBook } from '#scores'
import { columnSources } from '../src/wiring/scores.ts'
import { endOfDay, startOfDay } from './assignments.ts'
import { expectFound } from './named-ids.ts'

type DemoClass = DemoSchool['classes'][number]

/** A class of the demo by its ids, and its tasks by their titles. */
export type SeededClass = {
  readonly demo: DemoClass
  readonly id: string
  readonly termId: string
  readonly tasks: ReadonlyMap<string, string>
}

type Ids = {
  readonly people: ReadonlyMap<string, string>
  readonly courses: ReadonlyMap<string, string>
}

/** Gives the classes their courses. */
export const fillOfferings = async (
  school: TenantContext,
  classes: readonly SeededClass[],
  { people, courses }: Ids,
): Promise<void> => {
  const syllabi = await syllabiOf(school, [...courses.values()])
  for (const { demo, id, termId } of classes)
    for (const one of demo.offerings) {
      const courseId = expectFound(courses.get(one.course), one.course)
      const items = syllabi.get(courseId)?.items ?? []
      await makeOffering(school, {
        courseId,
        termId,
        classId: id,
        givenBy: expectFound(people.get(demo.teacher), demo.teacher),
        opensAt: startOfDay(one.openedDaysAgo),
        closesAt: endOfDay(one.closesInDays),
        deadlines: one.deadlines.map(({ item, dueInDays }) => ({
          itemKey: expectFound(items.find(({ title }) => title === item)?.itemKey, item),
          dueAt: endOfDay(dueInDays),
        })),
        extensions: one.extensions.map(({ login, closesInDays, reason }) => ({
          personId: expectFound(people.get(login), login),
          closesAt: endOfDay(closesInDays),
          reason,
        })),
      })
    }
}

/** Publishes the grade books of the classes that have one, of what their students did by now. */
export const fillGradebooks = async (
  school: TenantContext,
  classes: readonly SeededClass[],
  { people, courses }: Ids,
): Promise<void> => {
  for (const { demo, id, tasks } of classes) {
    const { gradebook, students, teacher } = demo
    if (!gradebook) continue
    const person = (login: string) => expectFound(people.get(login), login)
    const columns = gradebook.columns.map((column) => ({ ...column, id: newId() }))
    await makeGradeBook(
      columnSources,
      { ...school, at: new Date() },
      {
        classId: id,
        studentIds: students.map(person),
        teacherId: person(teacher),
        scale: gradebook.scale,
        decimals: gradebook.decimals,
        columns: columns.map((column) => ({
          Id: column.id,
          Kind: column.task ? 'task' : column.course ? 'course' : 'manual',
          CourseId: column.course ? expectFound(courses.get(column.course), column.course) : '',
          TaskIds: column.task ? [expectFound(tasks.get(column.task), column.task)] : [],
          ExamIds: [],
          Name: column.name,
          Weight: column.weight,
          Rule: 'best',
          Missing: column.missing,
        })),
        typed: new Map(
          columns.flatMap((column) =>
            column.scores
              ? [
                  [
                    column.id,
                    Object.entries(column.scores).map(([login, score]) => ({
                      personId: person(login),
                      score,
                    })),
                  ] as const,
                ]
              : [],
          ),
        ),
      },
    )
  }
}
