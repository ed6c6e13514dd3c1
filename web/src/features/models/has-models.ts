import { useQuery } from '@tanstack/react-query'
import { modelsOf } from './queries.ts'

/** Whether a course shows models to this visitor, or lets them add some; false until that is known. */
export const useHasModels = (courseId: string): boolean => {
  const { data } = useQuery(modelsOf(courseId))
  return data !== undefined && (data.List.length > 0 || data.MayEdit)
}
