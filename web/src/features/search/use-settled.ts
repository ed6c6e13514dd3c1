import { useEffect, useState } from 'react'

/** A text once it has stayed the same for a while; an empty one at once, and none while it is being composed. */
export const useSettled = (text: string, ms: number, composing: boolean): string => {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    if (composing) return undefined
    const timer = setTimeout(() => setSettled(text), text ? ms : 0)
    return () => clearTimeout(timer)
  }, [text, ms, composing])
  return text ? settled : ''
}
