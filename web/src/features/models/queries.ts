import { call } from '#call'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { listBuiltInModels, listCourseModels } from '@xinglin/contract/models'

const keyOf = (courseId: string) => ['models', courseId] as const

/** The three-dimensional models of a course, and whether the visitor may change them. */
export const modelsOf = (courseId: string) =>
  queryOptions({
    queryKey: keyOf(courseId),
    queryFn: ({ signal }) => call(listCourseModels, { CourseId: courseId }, { signal }),
    // Their addresses hold for five minutes at least.
    staleTime: 240_000,
  })

/** The models that come with the product. */
export const builtInModels = () =>
  queryOptions({
    queryKey: ['models', 'built-in'],
    queryFn: ({ signal }) => call(listBuiltInModels, {}, { signal }),
    staleTime: Infinity,
  })

/** After a change: what is known of the models of a course is asked anew. */
export const modelsChanged = (queries: QueryClient, courseId: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: keyOf(courseId) })
