import { call } from '#call'
import { isMember, useSession } from '#session'
import { Button, Chips, Empty, Failure, Pagination, toast, Toolbar, useAddressState } from '#ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { newsTypes, readNews } from '@xinglin/contract/news'
import { CheckCheck } from 'lucide-react'
import { NewsBones, NewsLines } from './news-lines.tsx'
import { newsAPage, newsKey, newsPage, defaultNews } from './queries.ts'

const kinds = [
  { value: '0', name: '全部' },
  ...Object.entries(newsTypes).map(([value, name]) => ({ value, name })),
]

const useReadAll = () => {
  const queries = useQueryClient()
  return async () => {
    try {
      await call(readNews, { All: true })
      await queries.invalidateQueries({ queryKey: newsKey })
      toast.success('已全部标为已读')
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    }
  }
}

/** All the news of the school: by kind, 20 a page, what one has not read marked. */
export const NewsList = () => {
  const member = isMember(useSession())
  const [filters, narrow] = useAddressState(defaultNews, { type: [0, 1, 2, 3, 4] })
  const { data, error, refetch, isPlaceholderData } = useQuery(newsPage(filters))
  const readAll = useReadAll()
  const unread = member ? (data?.UnreadCount ?? 0) : 0
  return (
    <>
      <Toolbar
        end={
          unread > 0 && (
            <>
              <span aria-live="polite">{unread} 条未读</span>
              <Button
                size="small"
                icon={<CheckCheck size={16} aria-hidden />}
                onClick={() => void readAll()}
              >
                全部标为已读
              </Button>
            </>
          )
        }
      >
        <Chips
          label="新闻类型"
          options={kinds}
          chosen={String(filters.type)}
          onChoose={(type) => narrow({ type: Number(type) })}
        />
      </Toolbar>
      {error && !data && (
        <Failure head="新闻加载失败" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <NewsBones />}
      {data?.List.length === 0 && (
        <Empty
          head="暂无新闻"
          note={
            filters.page > 1
              ? '新闻可能有增减，请从第一页看起。'
              : filters.type > 0
                ? '这一类还没有新闻，看看其他类型。'
                : '学校发布的通知、动态会出现在这里。'
          }
          next={
            (filters.type > 0 || filters.page > 1) && (
              <Button onClick={() => narrow(defaultNews)}>查看全部新闻</Button>
            )
          }
        />
      )}
      {data && data.List.length > 0 && (
        <NewsLines news={data.List} unread={member} stale={isPlaceholderData} />
      )}
      <Pagination
        page={filters.page}
        size={newsAPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
    </>
  )
}
