import { Skeleton, Button, classes, Empty, Failure, longDayOf, momentOf } from '#ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { TeacherActivity } from '@xinglin/contract/teachers'
import { BookOpen, Layers, MessageSquareReply } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { teacherActivity } from './queries.ts'
import styles from './activity-feed.module.css'

type Kind = TeacherActivity['Kind']

const icons: Readonly<Record<Kind, typeof BookOpen>> = {
  course: BookOpen,
  reply: MessageSquareReply,
  topic: Layers,
}

/** Where the page of a topic is. */
type TopicAddress = (id: string) => string

const sentences: Readonly<Record<Kind, (link: ReactNode) => ReactNode>> = {
  course: (link) => <>发布了课程{link}</>,
  reply: (link) => <>回复了课程{link}的评价</>,
  topic: (link) => <>课程入选专题{link}</>,
}

const Line = ({ doing, topicAddress }: { doing: TeacherActivity; topicAddress: TopicAddress }) => {
  const { Kind: kind, ObjectId: id, Name: name, Text: text, At: at } = doing
  const Icon = icons[kind]
  const to = kind === 'topic' ? topicAddress(id) : `/CoursePreview/${id}`
  return (
    <li className={styles.line}>
      <span className={styles.sign}>
        <Icon size={16} aria-hidden />
      </span>
      <div className={styles.words}>
        <p>{sentences[kind](<Link to={to}>《{name}》</Link>)}</p>
        {text && <p className={classes(styles.text, kind === 'reply' && styles.said)}>{text}</p>}
        <time className={styles.when} dateTime={at} title={momentOf(at)}>
          {longDayOf(at)}
        </time>
      </div>
    </li>
  )
}

const Bones = () => (
  <section className={styles.list} aria-busy="true" aria-label="正在加载动态">
    {[62, 48, 70, 55].map((width) => (
      <div key={width} className={styles.line}>
        <Skeleton shape="circle" width="34px" height="34px" />
        <div className={styles.bone}>
          <Skeleton width={`${width}%`} />
          <Skeleton width="96px" />
        </div>
      </div>
    ))}
  </section>
)

/** 动态: what a teacher did of late that the visitor may open, part by part. */
export const ActivityFeed = ({
  userId,
  topicAddress,
}: {
  userId: string
  topicAddress: TopicAddress
}) => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    teacherActivity(userId),
  )
  if (error && !data)
    return <Failure head="动态加载失败" error={error} onRetry={() => void refetch()} />
  if (!data) return <Bones />
  const activities = data.pages.flatMap(({ List }) => List)
  if (activities.length === 0)
    return <Empty note="这位教师发布课程、回复评价、课程入选专题时会出现在这里。" />
  return (
    <>
      <ol className={styles.list}>
        {activities.map((doing) => (
          <Line
            key={`${doing.Kind} ${doing.ObjectId} ${doing.At}`}
            doing={doing}
            topicAddress={topicAddress}
          />
        ))}
      </ol>
      {error && <Failure head="动态加载失败" error={error} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !error && (
        <div className={styles.foot}>
          <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            查看更早的动态
          </Button>
        </div>
      )}
    </>
  )
}
