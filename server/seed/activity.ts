import type { DemoLife, DemoSchool } from '@xinglin/content'
import { role } from '@xinglin/contract/identity'
import { makeAudit, type NewAction } from '#audit'
import { syllabiOf } from '#courses/versions'
import { makeLead } from '#licences'
import type { MadeStudy } from '#learning'
import { makeNotes } from '#notes'
import type { TenantContext } from '#platform/visit'
import { makeLinks } from '#previews'
import { makeReviews, type NewReview } from '#reviews'
import type { Drawing } from './seeded-random.ts'
import { awake, type Clock } from './clock.ts'
import { expectFound, type MadeSchool } from './named-ids.ts'

const hourMs = 3_600_000

/** What was studied before the demo is loaded. */
export type Done = { readonly studies: readonly MadeStudy[]; readonly clock: Clock }

type Review = DemoLife['reviews'][number]

/** So many hours after a moment, by day; or halfway from it to now where that is still to come. */
const later = (from: Date, hours: number, clock: Clock): Date => {
  const halfway = (from.getTime() + clock.now.getTime()) / 2
  return awake(clock, new Date(Math.min(from.getTime() + hours * hourMs, halfway)))
}

/** Who runs the school, and teaches a course. */
const staffOf = ({ people, courses }: DemoSchool, seeded: MadeSchool) => {
  const idOf = (login: string) => expectFound(seeded.people.get(login), login)
  return {
    idOf,
    admin: { id: idOf('admin1'), name: people.find((one) => one.login === 'admin1')?.name ?? '' },
    teacherOf: (slug: string) =>
      idOf(expectFound(courses.find((one) => one.slug === slug)?.teacher, slug)),
  }
}

type Staff = ReturnType<typeof staffOf>

const moderated = ({ featured, hidden }: Review, at: Date, personId: string) => {
  if (hidden) return { personId, at, action: 'hide' as const, reason: hidden }
  return featured ? { personId, at, action: 'feature' as const } : undefined
}

/** A review, written soon after its round of study. */
const reviewOf = (
  review: Review,
  { idOf, admin, teacherOf }: Staff,
  seeded: MadeSchool,
  { studies, clock }: Done,
  draw: Drawing,
): NewReview => {
  const personId = idOf(review.by)
  const courseId = expectFound(seeded.courses.get(review.course), review.course)
  const round = expectFound(
    studies.find((one) => one.personId === personId && one.courseId === courseId),
    `a round of ${review.by} in ${review.course}`,
  )
  const at = later(round.lastAt, 0.1 + draw.below(300) / 10, clock)
  const others = [...new Set(studies.map((one) => one.personId))].filter((id) => id !== personId)
  const { reply, rate, text, likes } = review
  return {
    courseId,
    personId,
    attemptId: round.id,
    rate,
    text,
    at,
    likedBy: draw.some(others, likes),
    reply: reply && {
      personId: teacherOf(review.course),
      text: reply.text,
      at: later(at, reply.hoursLater, clock),
    },
    moderated: moderated(review, later(at, 4 + draw.below(40), clock), admin.id),
  }
}

/** What the audit list says of what administrators did about reviews. */
const actionOf =
  ({ admin }: Staff, names: ReadonlyMap<string, string>) =>
  ({ moderated, courseId, text }: NewReview): NewAction[] => {
    if (!moderated) return []
    const isHidden = moderated.action === 'hide'
    return [
      {
        personId: admin.id,
        name: admin.name,
        roleType: role.admin,
        area: 'reviews',
        text: `${isHidden ? '隐藏了评价' : '把评价设为精选'}（${names.get(courseId) ?? ''}）`,
        detail: [text, isHidden ? moderated.reason : ''].filter(Boolean).join('；原因：'),
        at: moderated.at,
      },
    ]
  }

/** Writes what people say: reviews with replies, notes, wishes, and the links that are handed out. */
export const fillSaid = async (
  school: TenantContext,
  demo: DemoSchool,
  seeded: MadeSchool,
  done: Done,
  draw: Drawing,
): Promise<void> => {
  const { life, courses } = demo
  const { studies, clock } = done
  const ago = (hours: number) => awake(clock, new Date(clock.now.getTime() - hours * hourMs))
  const staff = staffOf(demo, seeded)
  const courseOf = (slug: string) => ({
    courseId: expectFound(seeded.courses.get(slug), slug),
    courseName: expectFound(courses.find((one) => one.slug === slug)?.name, slug),
  })
  const names = new Map(courses.map(({ slug, name }) => [seeded.courses.get(slug) ?? '', name]))
  const reviews = life.reviews.map((one) => reviewOf(one, staff, seeded, done, draw))
  await makeReviews(school, reviews)
  await makeAudit(school, reviews.flatMap(actionOf(staff, names)))
  const syllabi = await syllabiOf(
    school,
    life.notes.map((one) => courseOf(one.course).courseId),
  )
  await makeNotes(
    school,
    life.notes.map(({ by, course, item, text }) => {
      const about = courseOf(course)
      const items = syllabi.get(about.courseId)?.items ?? []
      const itemId = expectFound(items.find((one) => one.title === item)?.id, item)
      const personId = staff.idOf(by)
      const round = studies.find(
        (one) => one.personId === personId && one.courseId === about.courseId,
      )
      const at = expectFound(round?.reached.get(itemId), `${by} at ${item}`)
      return { personId, ...about, itemId, itemTitle: item, text, at }
    }),
  )
  await makeLinks(
    school,
    life.previews.map(({ by, course, note, opened, revoked, hoursAgo }) => ({
      personId: staff.idOf(by),
      courseId: courseOf(course).courseId,
      note,
      opened,
      at: ago(hoursAgo),
      revokedAt: revoked ? ago(hoursAgo - 6) : null,
    })),
  )
  for (const { by, course, hoursAgo, handled, ...wish } of life.leads)
    await makeLead(school, {
      ...wish,
      ...courseOf(course),
      personId: by ? staff.idOf(by) : null,
      at: ago(hoursAgo),
      handled: handled === undefined ? undefined : { note: handled, at: ago(hoursAgo / 2) },
    })
}
