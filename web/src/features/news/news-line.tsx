import { clockOf, dayOf, longMomentOf, Marked } from '#ui'
import type { Marks } from '@xinglin/contract/call'
import type { NewsItem } from '@xinglin/contract/news'
import { Link } from 'react-router'
import { articleAddress } from './news-address.ts'
import look from './news-line.module.css'
import { NewDot, NewsSigns } from './news-signs.tsx'

const DayBlock = ({ at }: { at: string }) => {
  const [year, month, day] = dayOf(at).split('-')
  return (
    <time className={look.day} dateTime={at} title={longMomentOf(at)}>
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
  <article className={look.line}>
    <DayBlock at={news.PublishTime} />
    <div className={look.words}>
      <Heading className={look.title}>
        {unread && <NewDot />}
        <Link className={look.link} to={articleAddress(news.Id)}>
          <Marked text={news.Title} marks={marks} />
        </Link>
      </Heading>
      <p className={look.summary}>
        <Marked text={news.Summary} marks={summaryMarks} />
      </p>
      <div className={look.signs}>
        <NewsSigns type={news.Type} isTop={news.IsTop === 1} />
        <span className={look.clock}>{clockOf(news.PublishTime)} 发布</span>
      </div>
    </div>
  </article>
)
