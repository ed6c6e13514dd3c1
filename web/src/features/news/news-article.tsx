import { call, CallError, code } from '#call'
import { isMember, useSession } from '#session'
import {
  Skeleton,
  SkeletonText,
  ButtonLink,
  Empty,
  Failure,
  longMomentOf,
  ReadingText,
  usePageTitle,
} from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { OutputOf } from '@xinglin/contract/call'
import { type getNewsDetail, readNews } from '@xinglin/contract/news'
import { TriangleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { articleAddress, newsAddress } from './news-address.ts'
import styles from './news-article.module.css'
import { NewsSigns } from './news-signs.tsx'
import { article, newsKey } from './queries.ts'

type Article = OutputOf<typeof getNewsDetail>

/** Marks an article as read once it stands on the page; lists learn of it the next time they are shown. */
const useRead = (id: string, unread: boolean) => {
  const queries = useQueryClient()
  useEffect(() => {
    if (!unread) return
    call(readNews, { Id: id })
      .then(() => queries.invalidateQueries({ queryKey: newsKey, refetchType: 'none' }))
      // A mark that was not made is made the next time.
      .catch(() => undefined)
  }, [id, unread, queries])
}

const Neighbour = ({ name, news }: { name: string; news: Article['Newer'] }) =>
  news && (
    <Link className={styles.neighbour} to={articleAddress(news.Id)}>
      <span>{name}</span>
      {news.Title}
    </Link>
  )

const Whole = ({ news }: { news: Article }) => (
  <article className={styles.article}>
    {!news.IsPublished && (
      <p className={styles.caution}>
        <TriangleAlert size={16} aria-hidden />
        这条新闻没有发布，只有管理员可以看到。
      </p>
    )}
    <header className={styles.head}>
      <div className={styles.signs}>
        <NewsSigns type={news.Type} isTop={news.IsTop === 1} />
      </div>
      <h1 className={styles.title}>{news.Title}</h1>
      <p className={styles.about}>
        <span>{news.Source}</span>
        <time dateTime={news.PublishTime}>{longMomentOf(news.PublishTime)}</time>
      </p>
    </header>
    <ReadingText html={news.Html} className={styles.text} />
    <nav className={styles.neighbours} aria-label="其他新闻">
      <Neighbour name="上一篇" news={news.Newer} />
      <Neighbour name="下一篇" news={news.Older} />
    </nav>
  </article>
)

/** An article whole. */
export const NewsArticle = ({ id }: { id: string }) => {
  const who = useSession()
  const { data, error, refetch } = useQuery(article(id))
  usePageTitle(data?.Title ?? '新闻')
  const unread = isMember(who) && data?.Id === id && data.IsPublished && data.ReadState === 0
  useRead(id, unread)
  if (data) return <Whole news={data} />
  if (error instanceof CallError && error.code === code.notFound)
    return (
      <Empty
        head="内容已不存在"
        note="这条新闻可能已被撤回或删除。"
        next={<ButtonLink to={newsAddress}>查看全部新闻</ButtonLink>}
      />
    )
  if (error) return <Failure head="新闻加载失败" error={error} onRetry={() => void refetch()} />
  return (
    <section className={styles.article} aria-busy="true" aria-label="正在加载新闻">
      <Skeleton width="70%" height="34px" />
      <SkeletonText lines={8} />
    </section>
  )
}
