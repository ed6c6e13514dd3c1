import { call } from '#call'
import { useSession } from '#session'
import { Button, ButtonLink, figure, Progress, Tag, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { role } from '@xinglin/contract/identity'
import { type getSpecial, joinSpecial, topicStatus } from '@xinglin/contract/topics'
import { CalendarDays, Pencil, Play, TriangleAlert, UserPlus, Users } from 'lucide-react'
import { useState } from 'react'
import { topicsKey } from './queries.ts'
import { type DrawSubject, TopicBanner } from './topic-banner.tsx'
import styles from './topic-head.module.css'
import { periodOf, StatusTag, TopicSigns } from './topic-signs.tsx'

type Topic = OutputOf<typeof getSpecial>

const whole = 100

/** How far somebody is through a topic, and the course that comes next. */
export const standingIn = ({ Groups: groups }: Pick<Topic, 'Groups'>) => {
  const courses = groups.flatMap((group) => group.Courses)
  const done = courses.filter(({ Progress: progress }) => progress >= whole).length
  const next = courses.find(({ Progress: progress }) => progress < whole) ?? courses[0]
  return { all: courses.length, done, next }
}

const useJoin = (id: string) => {
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const join = async () => {
    setPending(true)
    try {
      await call(joinSpecial, { Id: id })
      toast.success('已参加专题')
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
    await queries.invalidateQueries({ queryKey: topicsKey })
    setPending(false)
  }
  return { pending, join }
}

const Actions = ({ topic, back }: { topic: Topic; back: string }) => {
  const who = useSession()
  const { pending, join } = useJoin(topic.Id)
  const { next } = standingIn(topic)
  const isOver = topic.Status === topicStatus.ended
  const mayJoin = who?.RoleType === role.student || who?.RoleType === role.teacher
  const isManager = who?.RoleType === role.admin || who?.RoleType === role.operator
  const joins = topic.IsJoined === 0 && !isOver
  return (
    <div className={styles.actions}>
      {mayJoin && joins && (
        <Button
          kind="primary"
          size="large"
          pending={pending}
          icon={<UserPlus size={18} aria-hidden />}
          onClick={() => void join()}
        >
          参加专题
        </Button>
      )}
      {(!who || who.IsTourists) && joins && (
        <ButtonLink kind="primary" size="large" to={`/login?redirect=${encodeURIComponent(back)}`}>
          登录后参加
        </ButtonLink>
      )}
      {next && topic.Status !== topicStatus.before && (
        <ButtonLink
          kind={joins && !isManager ? 'quiet' : 'primary'}
          size="large"
          icon={<Play size={17} aria-hidden />}
          to={`/CoursePreview/${next.Id}`}
        >
          {topic.IsJoined === 1 ? '继续学习' : '进入学习'}
        </ButtonLink>
      )}
      {isManager && (
        <ButtonLink
          size="large"
          icon={<Pencil size={16} aria-hidden />}
          to={`/manage/topics?edit=${topic.Id}`}
        >
          编辑专题
        </ButtonLink>
      )}
    </div>
  )
}

/** The head of a topic: its banner, what it is and when, how far one is, and how to begin. */
export const TopicHead = ({
  topic,
  draw,
  back,
}: {
  topic: Topic
  draw: DrawSubject
  back: string
}) => {
  const { all, done } = standingIn(topic)
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        {!topic.IsPublished && (
          <Tag tone="warning" icon={<TriangleAlert size={13} aria-hidden />}>
            尚未发布，只有管理员可以看到
          </Tag>
        )}
        <div className={styles.signs}>
          <StatusTag status={topic.Status} />
          <TopicSigns tag={topic.Tag} isPublic={topic.IsPublic === 1} />
        </div>
        <h1 className={styles.title}>{topic.Title}</h1>
        <p className={styles.summary}>{topic.Summary}</p>
        <p className={styles.facts}>
          <span>
            <CalendarDays size={16} aria-hidden />
            {periodOf(topic.StartDay, topic.EndDay)}
          </span>
          <span>
            <Users size={16} aria-hidden />
            {figure(topic.JoinCount)} 人参加
          </span>
        </p>
        {topic.IsJoined === 1 && all > 0 && (
          <div className={styles.progress}>
            <Progress
              className={styles.bar}
              value={(done / all) * whole}
              label={`已完成 ${done} 门，共 ${all} 门`}
            />
            <span>
              已完成 {done}/{all} 门
            </span>
          </div>
        )}
        <Actions topic={topic} back={back} />
      </div>
      <div className={styles.banner}>
        <TopicBanner id={topic.Id} url={topic.BannerUrl} motif={topic.Motif} draw={draw} />
      </div>
    </header>
  )
}
