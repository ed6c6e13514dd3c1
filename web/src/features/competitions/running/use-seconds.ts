import { serverNow } from '#call'
import { useEffect, useState } from 'react'

const halfSecondMs = 500

/** The server's time, drawn anew twice a second. */
export const useSeconds = (): number => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), halfSecondMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
