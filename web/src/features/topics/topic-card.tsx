import { figure, Marked } from '#ui'
import type { Marks } from '@xinglin/contract/call'
import type { TopicItem } from '@xinglin/contract/topics'
import { BookOpen, CalendarDays, Users } from 'lucide-react'
import { Link } from 'react-router'
import { topicAddress } from './topic-address.ts'
import { type DrawSubject, TopicBanner } from './topic-banner.tsx'
import styles from './topic-card.module.css'
import { periodOf, StatusTag, TopicSigns } from './topic-signs.tsx'

/** A topic in a list; `marks` are what a search found of it. */
export const TopicCard = ({
  topic,
  draw,
  marks = [],
  summaryMarks = [],
  heading: Heading = 'h2',
}: {
  topic: TopicItem
  draw: DrawSubject
  marks?: Marks
  summaryMarks?: Marks
  heading?: 'h2' | 'h3'
}) => (
  <article className={styles.card}>
    <div className={styles.picture}>
      <TopicBanner id={topic.Id} url={topic.BannerUrl} motif={topic.Motif} draw={draw} />
      <span className={styles.status}>
        <StatusTag status={topic.Status} />
      </span>
    </div>
    <div className={styles.words}>
      <div className={styles.signs}>
        <TopicSigns tag={topic.Tag} isPublic={topic.IsPublic === 1} />
        {topic.IsJoined === 1 && <span className={styles.joined}>已参加</span>}
      </div>
      <Heading className={styles.title}>
        <Link className={styles.link} to={topicAddress(topic.Id)}>
          <Marked text={topic.Title} marks={marks} />
        </Link>
      </Heading>
      <p className={styles.summary}>
        <Marked text={topic.Summary} marks={summaryMarks} />
      </p>
      <p className={styles.facts}>
        <span>
          <CalendarDays size={15} aria-hidden />
          {periodOf(topic.StartDay, topic.EndDay)}
        </span>
        <span>
          <BookOpen size={15} aria-hidden />
          {topic.CourseCount} 门课程
        </span>
        {topic.JoinCount > 0 && (
          <span>
            <Users size={15} aria-hidden />
            {figure(topic.JoinCount)} 人参加
          </span>
        )}
      </p>
    </div>
  </article>
)
