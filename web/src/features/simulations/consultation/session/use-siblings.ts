import { useEffect, useEffectEvent, useRef } from 'react'

/** Tells other tabs of this browser how far a session is, and hears how far they are. */
export const useSiblings = (sessionId: string, onHeard: (seq: number) => void) => {
  const channel = useRef<BroadcastChannel | undefined>(undefined)
  const listener = useEffectEvent(onHeard)
  useEffect(() => {
    // A browser without it learns of the other tab at the next action, from the server.
    if (!('BroadcastChannel' in window)) return
    const open = new BroadcastChannel(`xinglin/consultation/${sessionId}`)
    open.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'number') listener(data)
    })
    channel.current = open
    return () => open.close()
  }, [sessionId])
  return { tell: (seq: number) => channel.current?.postMessage(seq) }
}
