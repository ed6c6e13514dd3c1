import { call, coursesKey } from '#call'
import { toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { addCourseFavorute, type CourseBase, delCourseFavorute } from '@xinglin/contract/courses'
import { courseBase } from './course-base.ts'
import { collegeLists, courseSearches } from './queries.ts'

/** Keeps a course or lets it go: shown at once, taken back where the server refuses; presses in quick succession are sent one after the other. */
export const useFavourite = (courseId: string, contestId: string) => {
  const queries = useQueryClient()
  const { queryKey } = courseBase(courseId, contestId)
  const mutationKey = [...coursesKey, 'favourite', courseId]
  const show = (to: Pick<CourseBase, 'IsFavorite' | 'FavoriteCount'>) =>
    queries.setQueryData(queryKey, (was) => (was?.Full ? { ...was, ...to } : was))
  // The last press decides what is shown.
  const isLast = () => queries.isMutating({ mutationKey }) === 1
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (keep: boolean) =>
      call(keep ? addCourseFavorute : delCourseFavorute, { CourseId: courseId }),
    onMutate: async (keep) => {
      await queries.cancelQueries({ queryKey })
      const was = queries.getQueryData(queryKey)
      if (!was?.Full) return undefined
      const { IsFavorite, FavoriteCount } = was
      const by = Number(keep) - IsFavorite
      show({ IsFavorite: Number(keep), FavoriteCount: Math.max(0, FavoriteCount + by) })
      return { IsFavorite, FavoriteCount }
    },
    onSuccess: (now, keep) => {
      if (isLast()) show(now)
      toast.success(keep ? '已收藏' : '已取消收藏')
      // Lists count favourites too.
      for (const queryKey of [courseSearches, collegeLists])
        void queries.invalidateQueries({ queryKey })
    },
    onError: (error, _, was) => {
      if (was) show(was)
      toast.error(error.message)
    },
  })
  return mutate
}
