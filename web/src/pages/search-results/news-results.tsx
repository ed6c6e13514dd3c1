import { newsResults } from '#search'
import { NewsBones, NewsLines } from '#news'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PagedResults } from './paged-results.tsx'

const pageSize = 20

/** The news that a search found, page by page. */
export const NewsResults = ({
  searched,
  page,
  onPage,
}: {
  searched: string
  page: number
  onPage: (page: number) => void
}) => {
  const queries = useQueryClient()
  const results = useQuery({
    ...newsResults(searched, page),
    placeholderData: (before, query) => (query?.queryKey[2] === searched ? before : undefined),
  })
  return (
    <PagedResults
      name="新闻"
      measure="条"
      searched={searched}
      answer={results}
      page={page}
      size={pageSize}
      bones={<NewsBones count={6} />}
      onPage={onPage}
      onIntend={(next) => void queries.prefetchQuery(newsResults(searched, next))}
    >
      <NewsLines news={results.data?.List ?? []} stale={results.isPlaceholderData} heading="h3" />
    </PagedResults>
  )
}
