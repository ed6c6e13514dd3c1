import { CallError, code } from '#call'
import { useSession } from '#session'
import {
  Skeleton,
  SkeletonText,
  ButtonLink,
  Card,
  Empty,
  Failure,
  RichText,
  usePageTitle,
} from '#ui'
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import type { getSpecial } from '@xinglin/contract/topics'
import { Lock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { topicOf } from './queries.ts'
import { topicAddress, topicsAddress } from './topic-address.ts'
import type { DrawSubject } from './topic-banner.tsx'
import { TopicHead } from './topic-head.tsx'
import styles from './topic-view.module.css'

type Topic = OutputOf<typeof getSpecial>

/** What other rooms draw of a topic: its courses, and the news about it. */
export type TopicParts = {
  readonly draw: DrawSubject
  readonly courses: (courses: Topic['Groups'][number]['Courses']) => ReactNode
  readonly news: (news: Topic['News']) => ReactNode
}

const Block = ({ name, note, children }: { name: string; note?: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.blockHead}>
        <h2 className={styles.blockName} id={id}>
          {name}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </section>
  )
}

const Closed = ({ message, back }: { message: string; back: string }) => {
  const who = useSession()
  return (
    <div className={styles.closed} role="alert">
      <span className={styles.lock}>
        <Lock size={24} aria-hidden />
      </span>
      <h1 className={styles.blockName}>{message}</h1>
      <p className={styles.note}>
        {who ? '请使用本校的学生、教师或管理员账号登录。' : '请登录后查看。'}
      </p>
      <div className={styles.ways}>
        <ButtonLink kind="primary" to={`/login?redirect=${encodeURIComponent(back)}`}>
          登录
        </ButtonLink>
        <ButtonLink to={topicsAddress}>查看公开专题</ButtonLink>
      </div>
    </div>
  )
}

/** A topic whole; one that is not public tells strangers so. */
export const TopicView = ({ id, parts }: { id: string; parts: TopicParts }) => {
  const { data, error, refetch } = useQuery(topicOf(id))
  usePageTitle(data?.Title ?? '专题')
  const back = topicAddress(id)
  if (!data && error instanceof CallError && error.code === code.notAllowed)
    return <Closed message={error.message} back={back} />
  if (!data && error instanceof CallError && error.code === code.notFound)
    return (
      <Empty
        head="内容已不存在"
        note="这个专题可能已被撤回或删除。"
        next={<ButtonLink to={topicsAddress}>查看全部专题</ButtonLink>}
      />
    )
  if (!data && error)
    return <Failure head="专题加载失败" error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <section className={styles.whole} aria-busy="true" aria-label="正在加载专题">
        <Skeleton height="300px" shape="block" />
        <SkeletonText lines={6} />
      </section>
    )
  return (
    <div className={styles.whole}>
      <TopicHead topic={data} draw={parts.draw} back={back} />
      {data.Html && (
        <Block name="专题介绍">
          <Card roomy>
            <RichText html={data.Html} />
          </Card>
        </Block>
      )}
      {data.Groups.map((group, index) => (
        <Block key={index} name={group.Name} note={group.Note}>
          {parts.courses(group.Courses)}
        </Block>
      ))}
      {data.Groups.length === 0 && <Empty head="暂无课程" note="这个专题的课程还没有开放。" />}
      {data.News.length > 0 && <Block name="相关新闻">{parts.news(data.News)}</Block>}
    </div>
  )
}
