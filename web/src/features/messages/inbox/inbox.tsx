import {
  SkeletonText,
  Button,
  Card,
  Chips,
  Empty,
  Failure,
  Switch,
  Toolbar,
  useAddressState,
} from '#ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { messageTabs, type MessageTab, unreadCountedTo } from '@xinglin/contract/messages'
import { CheckCheck } from 'lucide-react'
import styles from './messages.module.css'
import { MessageLine } from './message-line.tsx'
import { inboxPages, defaultInbox } from './queries.ts'
import { useMessageActions } from './use-message-actions.ts'

const tabs = Object.keys(messageTabs) as MessageTab[]
const countOf = (count: number) => (count > unreadCountedTo ? `${unreadCountedTo}+` : String(count))

const Bones = () => (
  <Card as="section" className={styles.card} aria-busy="true" aria-label="正在加载消息">
    {Array.from({ length: 5 }, (_, index) => (
      <div key={index} className={styles.bone}>
        <SkeletonText lines={2} />
      </div>
    ))}
  </Card>
)

/** One's messages: by tab and what is unread, the newest first; what is about something leads there. */
export const Inbox = () => {
  const [filters, narrow] = useAddressState(defaultInbox, { tab: ['all', ...tabs] })
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    inboxPages(filters),
  )
  const actions = useMessageActions()
  const messages = data?.pages.flatMap(({ List }) => List) ?? []
  const unread = new Map(data?.pages[0]?.Unread.map(({ Tab, Count }) => [Tab, Count]))
  const nameOf = (tab: MessageTab) => {
    const count = unread.get(tab) ?? 0
    return count > 0 ? `${messageTabs[tab]} ${countOf(count)}` : messageTabs[tab]
  }
  return (
    <>
      <Toolbar
        end={
          unread.size > 0 && (
            <Button
              size="small"
              pending={actions.pending}
              icon={<CheckCheck size={16} aria-hidden />}
              onClick={() => void actions.markAll(filters.tab)}
            >
              全部标为已读
            </Button>
          )
        }
      >
        <Chips
          slim
          label="消息类型"
          options={[
            { value: 'all' as const, name: '全部' },
            ...tabs.map((value) => ({ value, name: nameOf(value) })),
          ]}
          chosen={filters.tab}
          onChoose={(tab) => narrow({ tab })}
        />
        <Switch
          checked={filters.unread}
          onChange={({ target }) => narrow({ unread: target.checked })}
        >
          只看未读
        </Switch>
      </Toolbar>
      {error && !data && (
        <Failure head="消息加载失败" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Bones />}
      {data && messages.length === 0 && (
        <Empty
          head="暂无消息"
          note={
            filters.unread ? '没有未读的消息。' : '班级公告、任务、批阅与申诉的结果会出现在这里。'
          }
          next={
            (filters.unread || filters.tab !== 'all') && (
              <Button onClick={() => narrow(defaultInbox)}>查看全部消息</Button>
            )
          }
        />
      )}
      {messages.length > 0 && (
        <Card className={styles.card}>
          <ul className={styles.list}>
            {messages.map((one) => (
              <li key={one.Id}>
                <MessageLine one={one} actions={actions} />
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <div className={styles.more}>
              <Button pending={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                更早的消息
              </Button>
            </div>
          )}
        </Card>
      )}
    </>
  )
}
