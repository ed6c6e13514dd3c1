import type { Proceed } from '#courses'
import { findRound, openRound, playerAddress, reportAddress } from '#learning'
import { toast } from '#ui'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'

/** How the buttons of a preview lead into the player: `proceed` at the item to go on with, `look` at what was done. */
export const useOpening = (courseId: string, contestId: string) => {
  const navigate = useNavigate()
  const opening = useMutation({
    mutationFn: ({ how }: { how: Proceed | 'look' }) =>
      how === 'look' ? findRound(courseId, contestId) : openRound(courseId, contestId, how),
    onSuccess: (round, { how }) =>
      navigate(
        how === 'look' ? reportAddress(courseId, round.progressId) : playerAddress(courseId, round),
      ),
    onError: (error) => toast.error(error.message),
  })
  return {
    busy: opening.isPending,
    proceed: (how: Proceed) => opening.mutate({ how }),
    look: () => opening.mutate({ how: 'look' }),
  }
}
