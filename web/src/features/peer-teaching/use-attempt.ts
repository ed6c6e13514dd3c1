import { messageOf, toast } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { teachingKey } from './teaching-queries.ts'

/** Does something that changes peer teaching: what is shown is read anew, what is refused is said. */
export const useAttempt = () => {
  const queries = useQueryClient()
  const [pending, setPending] = useState('')
  return {
    pending,
    attempt: async (name: string, work: () => Promise<unknown>, done: string): Promise<boolean> => {
      setPending(name)
      try {
        await work()
        await queries.invalidateQueries({ queryKey: teachingKey })
        toast.success(done)
        return true
      } catch (error) {
        toast.error(messageOf(error))
        return false
      } finally {
        setPending('')
      }
    },
  }
}
