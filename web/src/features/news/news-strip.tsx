import { isMember, useSession } from '#session'
import { SkeletonText, Card, Failure, shortDayOf } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { newsTypes } from '@xinglin/contract/news'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { articleAddress, newsAddress } from './news-address.ts'
import { NewDot, NewsSigns } from './news-signs.tsx'
import styles from './news-strip.module.css'
import { latestNews } from './queries.ts'

/**
 * The newest of the school's news for the home page: the first at length, four more as lines. `frame` puts a heading
 * around it; without news there is nothing.
 */
export const NewsStrip = ({ frame }: { frame: (inside: ReactNode) => ReactNode }) => {
  const member = isMember(useSession())
  const { data, error, isPending, refetch } = useQuery(latestNews)
  if (error && !data)
    return frame(<Failure head="新闻加载失败" error={error} onRetry={() => void refetch()} />)
  if (isPending) {
    return frame(
      <Card as="section" className={styles.strip} aria-busy="true" aria-label="正在加载新闻">
        <div className={styles.first}>
          <SkeletonText lines={4} />
        </div>
        <div className={styles.others}>
          <SkeletonText lines={6} />
        </div>
      </Card>,
    )
  }
  const [first, ...others] = data?.List ?? []
  if (!first) return null
  const isNew = (state: number) => member && state === 0
  return frame(
    <Card className={styles.strip}>
      <article className={styles.first}>
        <div className={styles.signs}>
          <NewsSigns type={first.Type} isTop={first.IsTop === 1} />
          <time dateTime={first.PublishTime}>{shortDayOf(first.PublishTime)}</time>
        </div>
        <h3 className={styles.title}>
          {isNew(first.ReadState) && <NewDot />}
          <Link className={styles.whole} to={articleAddress(first.Id)}>
            {first.Title}
          </Link>
        </h3>
        <p className={styles.summary}>{first.Summary}</p>
      </article>
      <div className={styles.others}>
        <ul>
          {others.map((news) => (
            <li key={news.Id} className={styles.line}>
              <span className={styles.kind}>{newsTypes[news.Type]}</span>
              <Link className={styles.name} to={articleAddress(news.Id)}>
                {isNew(news.ReadState) && <NewDot />}
                {news.Title}
              </Link>
              <time dateTime={news.PublishTime}>{shortDayOf(news.PublishTime)}</time>
            </li>
          ))}
        </ul>
        <Link className={styles.more} to={newsAddress}>
          全部新闻
          <ArrowRight size={15} aria-hidden />
        </Link>
      </div>
    </Card>,
  )
}
