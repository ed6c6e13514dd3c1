import type { DemoSchool } from '@xinglin/content'
import { syllabiOf } from '#courses/versions'
import { makeInquiry } from '#inquiries'
import type { TenantContext } from '#platform/visit'
import { expectFound } from './named-ids.ts'

const hourMs = 3_600_000
const ago = (hours: number): Date => new Date(Date.now() - hours * hourMs)
const paragraph = (text: string): string => `<p>${text}</p>`

/** Asks what students of a demo school wanted to know of their courses, and says what they were answered. */
export const fillInquiries = async (
  school: TenantContext,
  { life, people: known }: DemoSchool,
  { people, courses }: { people: Map<string, string>; courses: ReadonlyMap<string, string> },
): Promise<void> => {
  const syllabi = await syllabiOf(school, [...courses.values()])
  const teachers = new Set(known.flatMap(({ login, role }) => (role === 'teacher' ? [login] : [])))
  const person = (login: string): string => expectFound(people.get(login), login)
  for (const one of life.inquiries) {
    const courseId = expectFound(courses.get(one.course), one.course)
    const item = syllabi.get(courseId)?.items.find(({ title }) => title === one.item)
    if (one.item) expectFound(item, one.item)
    await makeInquiry(school, {
      personId: person(one.by),
      courseId,
      itemId: item?.id ?? null,
      itemTitle: item?.title ?? '',
      title: one.title,
      body: paragraph(one.text),
      audience: one.audience,
      isCommon: one.common,
      isAccepted: one.accepted,
      at: ago(one.hoursAgo),
      replies: one.replies.map(({ by, text, hoursAgo }) => ({
        personId: person(by),
        isTeacher: teachers.has(by),
        body: paragraph(text),
        at: ago(hoursAgo),
      })),
    })
  }
}
