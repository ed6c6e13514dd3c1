import { Skeleton, SkeletonText } from '#ui'
import type { Marks } from '@xinglin/contract/call'
import type { TopicItem } from '@xinglin/contract/topics'
import type { DrawSubject } from './topic-banner.tsx'
import { TopicCard } from './topic-card.tsx'
import styles from './topic-grid.module.css'

/** Topics as cards; with what a search found of them, if it was one. */
export const TopicGrid = ({
  topics,
  draw,
  stale = false,
  heading,
}: {
  topics: readonly (TopicItem & { readonly Marks?: Marks; readonly SummaryMarks?: Marks })[]
  draw: DrawSubject
  stale?: boolean
  heading?: 'h2' | 'h3'
}) => (
  <ul className={styles.grid} aria-busy={stale || undefined}>
    {topics.map((topic) => (
      <li key={topic.Id}>
        <TopicCard
          topic={topic}
          draw={draw}
          marks={topic.Marks ?? []}
          summaryMarks={topic.SummaryMarks ?? []}
          {...(heading && { heading })}
        />
      </li>
    ))}
  </ul>
)

/** Topics to come. */
export const TopicGridBones = ({ count = 3 }: { count?: number }) => (
  <section className={styles.grid} aria-busy="true" aria-label="正在加载专题">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.bone}>
        <Skeleton height="180px" shape="block" />
        <SkeletonText lines={3} />
      </div>
    ))}
  </section>
)
