import { attemptsOf } from '#attempts'
import { titlesOf } from '#courses/access'
import { itemKeysOf, itemTitles } from '#courses/versions'
import { openCoursesOf } from '#offerings'
import type { Period } from '#offerings/periods'
import type { Visit } from '#platform/visit'
import type { Today, TodaySource } from '#today'

/** What is due within so long stands in what is due. */
const soonMs = 14 * 24 * 3_600_000

type Due = { readonly title: string; readonly at: Date }

/** What of a course is due next for somebody: of what must be complete the first that is not, by its date. */
const nextDue = async (
  visit: Visit,
  courseId: string,
  period: Period,
  attemptId: string | undefined,
): Promise<Due | undefined> => {
  if (period.due.size === 0) return undefined
  const rows = attemptId ? await attemptsOf(visit).items(attemptId) : []
  const keys = await itemKeysOf(visit, courseId)
  const done = new Set(
    rows.flatMap(({ itemId, state }) => (state === 'done' ? [keys.get(itemId) ?? itemId] : [])),
  )
  const named = new Map<string, string>()
  for (const [id, key] of keys) if (period.due.has(key)) named.set(key, id)
  const left = [...period.due].filter(([key]) => named.has(key) && !done.has(key))
  const [first] = left.toSorted(([, one], [, other]) => one.getTime() - other.getTime())
  if (!first) return undefined
  const id = named.get(first[0]) ?? ''
  return { title: (await itemTitles(visit, [id])).get(id) ?? '', at: first[1] }
}

/** A student's courses that are due soon, or late: by the next item that has a date, else by the day on which the course closes. */
export const dueCourses: TodaySource = async (visit) => {
  if (visit.who !== 'student') return []
  const open = await openCoursesOf(visit, visit.person?.id ?? '')
  const ids = [...open.keys()]
  const rounds = await attemptsOf(visit).currents(ids)
  const names = await titlesOf(visit, ids)
  const items: Today[] = []
  for (const [courseId, period] of open) {
    const round = rounds.get(courseId)
    if (round?.progress === 100) continue
    const due = await nextDue(visit, courseId, period, round?.id)
    const at = due?.at ?? period.closes
    if (!at || at.getTime() - visit.at.getTime() > soonMs) continue
    const name = names.get(courseId) ?? ''
    items.push({
      Group: 'due',
      Text: due
        ? `课程“${name}”的“${due.title}”${at < visit.at ? '已过截止时间' : '待完成'}`
        : `课程“${name}”即将关闭，已完成 ${round?.progress ?? 0}%`,
      Due: at.toISOString(),
      Action: '去学习',
      Of: name,
      Path: `/CoursePreview/${courseId}`,
    })
  }
  return items
}
