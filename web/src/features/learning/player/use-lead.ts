import { toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { allItems, playerOf } from './player-queries.ts'

/** Whether this tab is where the attempt goes on, or another one was opened since; `takeBack` opens it here again. */
export const useLead = (progressId: string) => {
  const queries = useQueryClient()
  const [elsewhere, setElsewhere] = useState(false)
  const [round, setRound] = useState(0)
  const [pending, setPending] = useState(false)

  const onAnswer = useCallback((answer: { readonly Elsewhere: boolean }) => {
    if (answer.Elsewhere) setElsewhere(true)
  }, [])

  const takeBack = async () => {
    setPending(true)
    try {
      await queries.fetchQuery(playerOf(progressId))
      // What lies open here is older than what was done there: it is opened anew.
      queries.removeQueries({ queryKey: allItems })
      setRound((before) => before + 1)
      setElsewhere(false)
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
    } finally {
      setPending(false)
    }
  }

  return { elsewhere, onAnswer, takeBack, pending, round }
}
