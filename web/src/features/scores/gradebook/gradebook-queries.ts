import { call } from '#call'
import { toast, messageOf } from '#ui'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { getGradeBook, type GradeBook } from '@xinglin/contract/scores'
import { useState } from 'react'

/** The grade book of a class. */
export const gradebookOf = (classId: string) =>
  queryOptions({
    queryKey: ['scores', 'gradebook', classId],
    queryFn: ({ signal }) => call(getGradeBook, { ClassId: classId }, { signal }),
    // Whoever decides on taking grades back does so elsewhere.
    staleTime: 0,
  })

/** Changes a grade book, which every such call answers anew; what goes wrong is said and the book read again. */
export const useGradebookChange = (classId: string) => {
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const { queryKey } = gradebookOf(classId)
  /** Answers whether it was done. */
  const change = async (work: () => Promise<GradeBook>, done: string): Promise<boolean> => {
    setPending(true)
    try {
      queries.setQueryData(queryKey, await work())
      toast.success(done)
      return true
    } catch (error) {
      toast.error(messageOf(error))
      await queries.invalidateQueries({ queryKey })
      return false
    } finally {
      setPending(false)
    }
  }
  return { pending, change }
}
