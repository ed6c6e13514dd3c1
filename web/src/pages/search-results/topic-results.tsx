import { topicResults } from '#search'
import { TopicGrid, TopicGridBones } from '#topics'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { drawSubject } from '../topics/draw-subject.tsx'
import { PagedResults } from './paged-results.tsx'

const pageSize = 12

/** The topics that a search found, page by page. */
export const TopicResults = ({
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
    ...topicResults(searched, page),
    placeholderData: (before, query) => (query?.queryKey[2] === searched ? before : undefined),
  })
  return (
    <PagedResults
      name="专题"
      measure="个"
      searched={searched}
      answer={results}
      page={page}
      size={pageSize}
      bones={<TopicGridBones count={6} />}
      onPage={onPage}
      onIntend={(next) => void queries.prefetchQuery(topicResults(searched, next))}
    >
      <TopicGrid
        topics={results.data?.List ?? []}
        draw={drawSubject}
        stale={results.isPlaceholderData}
        heading="h3"
      />
    </PagedResults>
  )
}
