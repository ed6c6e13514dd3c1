import { courseChanged, type Proceed } from '#courses'
import { openRound, playerAddress, reportAddress } from '#learning'
import { toast } from '#ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CourseBase } from '@xinglin/contract/courses'
import { useNavigate } from 'react-router'
import { isElsewhere, openAgain, openElsewhere } from './external.ts'

/**
 * How the buttons of a preview lead on: `proceed` into the player at the item to go on with, or to an experiment
 * elsewhere (`opened` then names the round, and `again` opens it once more); `look` at what was done in the attempt that
 * there is.
 */
export const useOpening = (course: CourseBase, contestId: string) => {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const elsewhere = isElsewhere(course)
  const onError = (error: Error) => toast.error(error.message)
  const opening = useMutation({
    mutationFn: async (how: Proceed) => {
      const round = await openRound(course.Id, contestId, how)
      if (elsewhere) await openElsewhere(course.Id, round.progressId)
      return round
    },
    onSuccess: (round) => {
      void courseChanged(queries, course.Id)
      if (!elsewhere) void navigate(playerAddress(course.Id, round))
    },
    onError,
  })
  const opened = elsewhere ? opening.data?.progressId : undefined
  const again = useMutation({
    mutationFn: (progressId: string) => openAgain(course.Id, progressId),
    onError,
  })
  return {
    busy: opening.isPending,
    elsewhere,
    opened,
    again: () => {
      if (opened) again.mutate(opened)
    },
    proceed: (how: Proceed) => opening.mutate(how),
    look: () => {
      if (course.ProgressId) void navigate(reportAddress(course.Id, course.ProgressId))
    },
  }
}
