import { Button, Chips, Empty, Failure, Pagination, Toolbar, useAddressState } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { topicsAPage, topicsPage, defaultTopics } from './queries.ts'
import type { DrawSubject } from './topic-banner.tsx'
import { TopicGrid, TopicGridBones } from './topic-grid.tsx'

/** The special topics of the school: those that run first, by year. */
export const TopicList = ({ draw }: { draw: DrawSubject }) => {
  const [filters, narrow] = useAddressState(defaultTopics)
  const { data, error, refetch, isPlaceholderData } = useQuery(topicsPage(filters))
  const years = [...new Set([...(data?.Years ?? []), ...(filters.year ? [filters.year] : [])])]
  return (
    <>
      {years.length > 0 && (
        <Toolbar>
          <Chips
            label="年份"
            options={[
              { value: '0', name: '全部' },
              ...years.map((year) => ({ value: String(year), name: `${year}年` })),
            ]}
            chosen={String(filters.year)}
            onChoose={(year) => narrow({ year: Number(year) })}
          />
        </Toolbar>
      )}
      {error && !data && (
        <Failure head="专题加载失败" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <TopicGridBones />}
      {data?.List.length === 0 && (
        <Empty
          head="暂无专题"
          note={
            filters.year > 0 ? '这一年没有专题，看看其他年份。' : '学校开设的专题会出现在这里。'
          }
          next={
            (filters.year > 0 || filters.page > 1) && (
              <Button onClick={() => narrow(defaultTopics)}>查看全部专题</Button>
            )
          }
        />
      )}
      {data && data.List.length > 0 && (
        <TopicGrid topics={data.List} draw={draw} stale={isPlaceholderData} />
      )}
      <Pagination
        page={filters.page}
        size={topicsAPage}
        total={data?.Count ?? 0}
        onPage={(page) => narrow({ page })}
      />
    </>
  )
}
