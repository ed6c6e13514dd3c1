import type { DemoSchool } from '@xinglin/content'
import type { Db } from '#platform/database'
import { makeTopic } from '#topics'

const dayMs = 86_400_000

/** Ids by the names that the demo's files use. */
type SeededSchool = {
  readonly courses: ReadonlyMap<string, string>
  readonly news: ReadonlyMap<string, string>
}

const idsOf = (names: readonly string[], courseIds: ReadonlyMap<string, string>): string[] =>
  names.flatMap((name) => courseIds.get(name) ?? [])

/** Publishes the school's special topics around today, one to come, some that run, one that is over; answers their ids by file. */
export const fillTopics = async (
  db: Db,
  schoolId: string,
  { topics }: DemoSchool,
  seeded: SeededSchool,
): Promise<Map<string, string>> => {
  const ids = new Map<string, string>()
  const day = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
  for (const { file, fromDay, toDay, groups, news, ...topic } of topics) {
    const id = await makeTopic(db, schoolId, {
      title: topic.title,
      summary: topic.summary,
      tag: topic.tag,
      motif: topic.motif,
      html: topic.html,
      bannerId: null,
      startDay: day(fromDay),
      endDay: day(toDay),
      isPublic: topic.public,
      newsIds: idsOf(news, seeded.news),
      groups: groups.map(({ name, note, courses }) => ({
        name,
        note,
        courseIds: idsOf(courses, seeded.courses),
      })),
      createdAt: new Date(Date.now() + Math.min(0, fromDay) * dayMs),
    })
    ids.set(file, id)
  }
  return ids
}
