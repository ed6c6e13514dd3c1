import { useEffect, useState } from 'react'
import type { Opening } from './use-stage.ts'
import type { Look, Part, Seen } from './stage/stage.ts'

/** What of a model is seen, and how that is changed. */
export type Looking = {
  readonly look: Look
  readonly parts: readonly Part[]
  readonly see: (id: string, seen: Seen) => void
  readonly seeAll: (seen: Seen) => void
  /** Only this one; all others translucent. */
  readonly isolate: (id: string) => void
  readonly setStage: (stage: Look['stage']) => void
  readonly mark: (id: string | undefined) => void
  /** Makes some translucent for the moment. */
  readonly veil: (ids: readonly string[]) => void
}

/** The structures of a model as they are seen; the drawing follows. */
export const useLook = (opening: Opening): Looking => {
  const stage = opening.is === 'there' ? opening.stage : undefined
  const [look, setLook] = useState<Look>({ stage: 'whole', seen: {} })
  useEffect(() => stage?.wear(look), [stage, look])
  const parts = (stage?.parts ?? []).filter(
    (part) => part.stage === 'always' || part.stage === look.stage,
  )
  const seeEach = (seenOf: (part: Part) => Seen) =>
    setLook((now) => ({
      ...now,
      seen: { ...now.seen, ...Object.fromEntries(parts.map((part) => [part.id, seenOf(part)])) },
    }))
  return {
    look,
    parts,
    see: (id, seen) => setLook((now) => ({ ...now, seen: { ...now.seen, [id]: seen } })),
    seeAll: (seen) => seeEach(() => seen),
    isolate: (id) => seeEach((part) => (part.id === id ? 'shown' : 'faint')),
    setStage: (next) => setLook((now) => ({ ...now, stage: next })),
    mark: (marked) => setLook((now) => ({ ...now, marked })),
    veil: (veiled) => setLook((now) => ({ ...now, veiled })),
  }
}
