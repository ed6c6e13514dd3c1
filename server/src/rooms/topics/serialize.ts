import type { TopicItem } from '@xinglin/contract/topics'
import { visibleAmong } from '#courses/catalogue'
import { dayIn, isOutsider, type Visit } from '#platform/visit'
import { statusOn } from './rules.ts'
import { topicStore, type GroupRow, type TopicRow } from './store.ts'

/** The address of a topic's banner; empty without one. */
export const bannerOf = (visit: Visit, { bannerId }: TopicRow): string =>
  bannerId === null ? '' : visit.addressOf(bannerId, 'picture')

const countIn = (groups: readonly GroupRow[], seen: ReadonlySet<string>): number =>
  groups.flatMap((group) => group.courseIds).filter((id) => seen.has(id)).length

/** Topics as lists show them; courses are counted as far as the visitor may open them. */
export const toTopicResponses = async (
  visit: Visit,
  rows: readonly TopicRow[],
): Promise<TopicItem[]> => {
  const store = topicStore(visit)
  const ids = rows.map((row) => row.id)
  const groups = await store.groups(ids)
  const courses = await visibleAmong(
    visit,
    groups.flatMap((group) => group.courseIds),
  )
  const seen = new Set(courses.map((course) => course.Id))
  const joined = isOutsider(visit) ? new Set() : await store.joinedAmong(ids)
  const today = dayIn(visit.school.timezone, visit.at)
  return rows.map((row) => ({
    Id: row.id,
    Title: row.title,
    Summary: row.summary,
    Tag: row.tag,
    Motif: row.motif,
    BannerUrl: bannerOf(visit, row),
    StartDay: row.startDay,
    EndDay: row.endDay,
    Status: statusOn(row, today),
    IsPublic: row.isPublic ? 1 : 0,
    CourseCount: countIn(
      groups.filter((group) => group.topicId === row.id),
      seen,
    ),
    JoinCount: row.joinCount,
    IsJoined: joined.has(row.id) ? 1 : 0,
  }))
}
