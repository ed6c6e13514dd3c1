import { DataTable, Empty, exactMomentOf, Pagination } from '#ui'
import { useQuery } from '@tanstack/react-query'
import { hitPageSize, hits } from './dictionary-queries.ts'

/** What each place where texts are checked is called. */
const placeNames: Readonly<Record<string, string>> = {
  search: '搜索',
  note: '笔记',
  lead: '购买咨询',
  review: '课程评价',
  reply: '评价回复',
  feedback: '意见反馈',
  help: '帮助文章',
  news: '新闻',
  topic: '专题',
}

/** Where texts met the list, the newest first. */
export const HitList = ({ page, onPage }: { page: number; onPage: (page: number) => void }) => {
  const { data, error, refetch, isPlaceholderData } = useQuery(hits(page))
  return (
    <>
      <DataTable
        label="命中记录"
        least="560px"
        rows={data?.List}
        keyOf={({ At: at, Word: word, Name: name }) => `${at} ${word} ${name}`}
        error={error}
        onRetry={() => void refetch()}
        stale={isPlaceholderData}
        empty={<Empty head="还没有命中记录" note="只记录词、位置与时间，不保存原文。" />}
        columns={[
          { name: '敏感词', cell: ({ Word: word }) => word },
          { name: '位置', width: '24%', cell: ({ Place: place }) => placeNames[place] ?? place },
          { name: '用户', width: '20%', cell: ({ Name: name }) => name || '访客' },
          { name: '时间', width: '180px', cell: ({ At: at }) => exactMomentOf(at) },
        ]}
      />
      <Pagination page={page} size={hitPageSize} total={data?.Count ?? 0} onPage={onPage} />
    </>
  )
}
