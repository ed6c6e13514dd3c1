import type { Guidance, View } from '@xinglin/contract/simulations/operation'
import { useState } from 'react'
import type { StageData } from './queries.ts'

type Rail = NonNullable<View['rail']>

/** The step that guided mode explains now, and the way from one to another. */
export type Guide = {
  readonly rail: Rail
  readonly index: number
  readonly guidance: Guidance | undefined
  readonly choose: (index: number) => void
}

/** Guided mode: the first step that was not touched upon is explained, until another is chosen; undefined in other modes. */
export const useGuide = ({ Guide }: StageData, view: View): Guide | undefined => {
  const [chosen, setChosen] = useState({ seq: -1, index: 0 })
  const { rail, seq } = view
  if (!rail || !Guide) return undefined
  const next = rail.findIndex(({ done, sometimes }) => !done && !sometimes)
  const usual = next === -1 ? rail.length - 1 : next
  // What was chosen holds until something is done.
  const index = chosen.seq === seq ? Math.min(chosen.index, rail.length - 1) : usual
  return {
    rail,
    index,
    guidance: Guide[rail[index]?.id ?? ''],
    choose: (at) => setChosen({ seq, index: Math.max(0, Math.min(rail.length - 1, at)) }),
  }
}
