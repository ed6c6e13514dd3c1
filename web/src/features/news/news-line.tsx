import { clockOf, dayOf, longMomentOf, Marked } from '#ui'
import type { Marks } from '@xinglin/contract/call'
import type { NewsItem } from '@xinglin/contract/news'
import { Link } from 'react-router'
import { articleAddress } from './news-address.ts'
import styles from './news-line.module.css'
import { NewDot, NewsSigns } from './news-signs.tsx'

const DayBlock = ({ at }: { at: string }) => {
  const [year, month, day] = dayOf(at).split('-')
  return (
    <time className={styles.day} dateTime={at} title={longMomentOf(at)}>
      <strong>{day}</strong>
      <span>
        {year}-{month}
      </span>
    </time>
  )
}

/** An article in a list: its day, its title, what it says, what kind it is; `marks` are what a search found of it. */
export const NewsLine = ({
  news,
  unread,
  marks = [],
  summaryMarks = [],
  heading: Heading = 'h2',
}: {
  news: NewsItem
  /** The reader has an account, and has not read it. */
  unread: boolean
  marks?: Marks
  summaryMarks?: Marks
  heading?: 'h2' | 'h3'
}) => (
  <article className={styles.line}>
    <DayBlock at={news.PublishTime} />
    <div className={styles.words}>
      <Heading className={styles.title}>
        {unread && <NewDot />}
        <Link className={styles.link} to={articleAddress(news.Id)}>
          <Marked text={news.Title} marks={marks} />
        </Link>
      </Heading>
      <p className={styles.summary}>
        <Marked text={news.Summary} marks={summaryMarks} />
      </p>
      <div className={styles.signs}>
        <NewsSigns type={news.Type} isTop={news.IsTop === 1} />
        <span className={styles.clock}>{clockOf(news.PublishTime)} 发布</span>
      </div>
    </div>
  </article>
)
