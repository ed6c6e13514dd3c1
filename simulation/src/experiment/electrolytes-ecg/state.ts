import type { Blood } from './blood.ts'
import type { Membrane } from './membrane.ts'
import type { Piece } from './muscle.ts'

/** The rabbit between two steps; plain data. */
export type State = {
  step: number
  readonly hertz: number
  blood: Blood
  membrane: Membrane
  sinus: number
  /** Seconds at which the ventricles are due from the node, and when the node last conducted. */
  due: number[]
  nodeFired: number
  atrium: Piece[]
  walls: Piece[][]
  /** Beats that came from the node, as a share of the usual, and how far muscle without blood has failed, 0 … 1. */
  pumping: number
  anoxia: number
  anaesthetised: boolean
  mounted: boolean
  cannulated: boolean
  calibrated: boolean
  readonly gain: number
}
