import { isMember, useSession } from '#session'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Proof } from '#call'
import { freshProof, noProof } from './proof.ts'

/**
 * The riddle of a form of somebody without an account: solved while they write, so that nobody waits for it at the
 * end. `forget` takes another one the next time, once it was used or refused.
 */
export const useProof = (): { readonly get: () => Promise<Proof>; readonly forget: () => void } => {
  const needed = !isMember(useSession())
  const known = useRef<Promise<Proof>>(undefined)
  const get = () => {
    if (!needed) return Promise.resolve(noProof)
    if (known.current) return known.current
    const fresh = freshProof()
    known.current = fresh
    // What could not be had is asked for again when it is needed.
    fresh.catch(() => {
      if (known.current === fresh) known.current = undefined
    })
    return fresh
  }
  const begin = useEffectEvent(() => void get().catch(() => undefined))
  useEffect(() => {
    if (needed) begin()
  }, [needed])
  return { get, forget: () => void (known.current = undefined) }
}
