import { call } from '#call'
import { SkeletonText, ButtonLink, Card, Failure, momentOf, Tag } from '#ui'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getToday, todayGroups, type TodayItem } from '@xinglin/contract/today'
import { BellDot, CircleCheckBig, Clock, Inbox } from 'lucide-react'
import styles from './today-list.module.css'

const freshMs = 30_000

const today = queryOptions({
  queryKey: ['today'],
  queryFn: ({ signal }) => call(getToday, {}, { signal }),
  staleTime: freshMs,
  refetchOnWindowFocus: true,
})

const icons = { due: Clock, waiting: Inbox, changed: BellDot }
const groups = ['due', 'waiting', 'changed'] as const

const Line = ({ one }: { one: TodayItem }) => {
  const Icon = icons[one.Group]
  return (
    <li className={styles.line}>
      <Icon size={18} aria-hidden />
      <span className={styles.words}>{one.Text}</span>
      {one.Due !== '' && <Tag tone="warning">{momentOf(one.Due)} 截止</Tag>}
      <ButtonLink size="small" to={one.Path} aria-label={`${one.Action}：${one.Of}`}>
        {one.Action}
      </ButtonLink>
    </li>
  )
}

/** What is due, what waits and what changed for whoever looks: each leads to its page. Its heads are of the level that the page has next. */
export const TodayList = ({ head: Head = 'h3' }: { head?: 'h2' | 'h3' }) => {
  const { data, error, refetch } = useQuery(today)
  if (error && !data)
    return <Failure head="今日事项加载失败" error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <Card as="section" aria-busy="true" aria-label="正在加载今日事项">
        <SkeletonText lines={2} />
      </Card>
    )
  if (data.List.length === 0)
    return (
      <Card className={styles.none}>
        <CircleCheckBig size={18} aria-hidden />
        没有待办事项
      </Card>
    )
  return (
    <div className={styles.groups}>
      {groups.map((group) => {
        const items = data.List.filter(({ Group }) => Group === group)
        return (
          items.length > 0 && (
            <Card
              as="section"
              key={group}
              className={styles.group}
              aria-labelledby={`today-${group}`}
            >
              <Head className={styles.head} id={`today-${group}`}>
                {todayGroups[group]}
                <span className={styles.count}>{items.length}</span>
              </Head>
              <ul className={styles.list}>
                {items.map((one) => (
                  <Line key={one.Path + one.Text} one={one} />
                ))}
              </ul>
            </Card>
          )
        )
      })}
    </div>
  )
}
