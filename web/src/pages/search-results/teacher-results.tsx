import { teacherResults } from '#search'
import { TeacherGrid, TeacherGridBones } from '#teachers'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PagedResults } from './paged-results.tsx'

const pageSize = 12

/** The teachers whom a search found, page by page. */
export const TeacherResults = ({
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
    ...teacherResults(searched, page),
    placeholderData: (before, query) => (query?.queryKey[2] === searched ? before : undefined),
  })
  return (
    <PagedResults
      name="教师"
      measure="位"
      searched={searched}
      answer={results}
      page={page}
      size={pageSize}
      bones={<TeacherGridBones count={6} />}
      onPage={onPage}
      onIntend={(next) => void queries.prefetchQuery(teacherResults(searched, next))}
    >
      <TeacherGrid teachers={results.data?.List ?? []} stale={results.isPlaceholderData} />
    </PagedResults>
  )
}
