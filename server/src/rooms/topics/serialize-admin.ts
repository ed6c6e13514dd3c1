import type { ManagedTopic, TopicForm } from '@xinglin/contract/topics'
import { courseCards } from '#courses/catalogue'
import { titlesOfNews } from '#news'
import { markOf } from '#platform/ids'
import { dayIn, type Visit } from '#platform/visit'
import { statusOn } from './rules.ts'
import { topicStore, type GroupRow, type TopicRow } from './store.ts'
import { bannerOf } from './serialize.ts'
import { shownHtml } from '#platform/rich-text'

/** What the form of a topic writes into its row. */
export type Written = Pick<
  TopicRow,
  | 'title'
  | 'summary'
  | 'tag'
  | 'motif'
  | 'bannerId'
  | 'startDay'
  | 'endDay'
  | 'isPublic'
  | 'html'
  | 'newsIds'
>

type Grouped = Pick<GroupRow, 'name' | 'note' | 'courseIds'>

/** Marks what the form of a topic shows. */
export const versionOf = (row: Written, groups: readonly Grouped[]): string =>
  markOf([
    row.title,
    row.summary,
    row.tag,
    row.motif,
    row.bannerId,
    row.startDay,
    row.endDay,
    row.isPublic,
    row.html,
    row.newsIds,
    groups.map(({ name, note, courseIds }) => [name, note, courseIds]),
  ])

/** Topics as those who run the school list them. */
export const toManagedTopicResponses = async (
  visit: Visit,
  rows: readonly TopicRow[],
): Promise<ManagedTopic[]> => {
  const groups = await topicStore(visit).groups(rows.map((row) => row.id))
  const today = dayIn(visit.school.timezone, visit.at)
  return rows.map((row) => {
    const own = groups.filter((group) => group.topicId === row.id)
    return {
      Id: row.id,
      Title: row.title,
      Summary: row.summary,
      Tag: row.tag,
      Motif: row.motif,
      BannerId: row.bannerId,
      BannerUrl: bannerOf(visit, row),
      StartDay: row.startDay,
      EndDay: row.endDay,
      Status: statusOn(row, today),
      IsPublic: row.isPublic,
      State: row.state,
      CourseCount: own.flatMap((group) => group.courseIds).length,
      JoinCount: row.joinCount,
      EditTime: row.editedAt.toISOString(),
      Version: versionOf(row, own),
    }
  })
}

/** One topic with all that its form holds, names of courses and news as they are today. */
export const toTopicFormResponse = async (visit: Visit, row: TopicRow): Promise<TopicForm> => {
  const [one] = await toManagedTopicResponses(visit, [row])
  if (!one) throw new Error('a topic vanished while it was read')
  const groups = await topicStore(visit).groups([row.id])
  const cards = await courseCards(
    visit,
    groups.flatMap((group) => group.courseIds),
  )
  const titles = await titlesOfNews(visit, row.newsIds)
  return {
    ...one,
    Html: shownHtml(visit, row.html),
    Groups: groups.map((group) => ({
      Name: group.name,
      Note: group.note,
      Courses: group.courseIds.flatMap((Id) => {
        const card = cards.get(Id)
        return card ? [{ Id, Name: card.Name }] : []
      }),
    })),
    News: row.newsIds.flatMap((Id) => {
      const Name = titles.get(Id)
      return Name === undefined ? [] : [{ Id, Name }]
    }),
  }
}
