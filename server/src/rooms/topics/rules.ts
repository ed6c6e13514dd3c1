import { topicStatus } from '@xinglin/contract/topics'
import { findable } from '#platform/search-index'
import type { Day } from '#platform/visit'

/** Where a topic stands in its period on a day; both ends belong to it. */
export const statusOn = (
  { startDay, endDay }: { readonly startDay: Day; readonly endDay: Day },
  today: Day,
): number => {
  if (today < startDay) return topicStatus.before
  return today > endDay ? topicStatus.ended : topicStatus.running
}

/** What a topic is found by. */
export const findableTopic = ({
  title,
  tag,
  summary,
}: {
  readonly title: string
  readonly tag: string
  readonly summary: string
}) => findable([title, tag, summary])
