import { messageOf } from '#ui'
import { useState } from 'react'

/** Lays a file: whether it is on its way, and what was said against it. */
export const useUpload = (send: (file: File) => Promise<void>) => {
  const [pending, setPending] = useState(false)
  const [fault, setFault] = useState('')
  const take = async (file: File) => {
    setPending(true)
    setFault('')
    try {
      await send(file)
    } catch (error) {
      setFault(messageOf(error))
    }
    setPending(false)
  }
  return { pending, fault, take: (file: File) => void take(file) }
}
