import { classesKey } from '#call'
import { toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

/** Does something to classes and asks anew for all that is shown of them; what goes wrong is said. */
export const useAction = () => {
  const queries = useQueryClient()
  const [pending, setPending] = useState(false)
  const refresh = () => queries.invalidateQueries({ queryKey: classesKey })
  /** Answers whether it was done. */
  const run = async (work: () => Promise<string | undefined>): Promise<boolean> => {
    setPending(true)
    try {
      const done = await work()
      if (done) toast.success(done)
      return true
    } catch (error) {
      toast.error(messageOf(error))
      return false
    } finally {
      setPending(false)
      await refresh()
    }
  }
  return { pending, run, refresh }
}
