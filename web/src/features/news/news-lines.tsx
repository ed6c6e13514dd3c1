import { Skeleton, SkeletonText, Card } from '#ui'
import type { Marks } from '@xinglin/contract/call'
import type { NewsItem } from '@xinglin/contract/news'
import styles from './news-lines.module.css'
import { NewsLine } from './news-line.tsx'

/** Articles one below the other; with what a search found of them, if it was one. */
export const NewsLines = ({
  news,
  unread = false,
  stale = false,
  heading,
}: {
  news: readonly (NewsItem & { readonly Marks?: Marks; readonly SummaryMarks?: Marks })[]
  /** The reader has an account: what is new is marked. */
  unread?: boolean
  stale?: boolean
  heading?: 'h2' | 'h3'
}) => (
  <Card className={styles.card}>
    <ul className={styles.list} aria-busy={stale || undefined}>
      {news.map((one) => (
        <li key={one.Id}>
          <NewsLine
            news={one}
            unread={unread && one.ReadState === 0}
            marks={one.Marks ?? []}
            summaryMarks={one.SummaryMarks ?? []}
            {...(heading && { heading })}
          />
        </li>
      ))}
    </ul>
  </Card>
)

/** The shape of articles to come. */
export const NewsBones = ({ count = 5 }: { count?: number }) => (
  <Card as="section" className={styles.card} aria-busy="true" aria-label="正在加载新闻">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={styles.bone}>
        <Skeleton width="56px" height="56px" />
        <div>
          <SkeletonText lines={3} />
        </div>
      </div>
    ))}
  </Card>
)
