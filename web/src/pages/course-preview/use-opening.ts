import type { Proceed } from '#courses'
import { openRound, playerAddress, reportAddress } from '#learning'
import { toast } from '#ui'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

/** How the buttons of a preview lead into the player: `proceed` at the item to go on with, `look` at what was done in the attempt that there is. */
export const useOpening = (courseId: string, contestId: string, progressId: string | null) => {
  const navigate = useNavigate()
  const opening = useMutation({
    mutationFn: (how: Proceed) => openRound(courseId, contestId, how),
    onSuccess: (round) => navigate(playerAddress(courseId, round)),
    onError: (error) => toast.error(error.message),
  })
  return {
    busy: opening.isPending,
    proceed: (how: Proceed) => opening.mutate(how),
    look: () => {
      if (progressId) void navigate(reportAddress(courseId, progressId))
    },
  }
}
