import { EcgSheet, type EcgStrip } from '#ui'
import type { EcgLead } from '@xinglin/simulation/catalogue'
import {
  leadTrace,
  type RatedTracing,
  samplesPerSecond,
} from '@xinglin/simulation/electrocardiogram'

type Strip = readonly { readonly lead: EcgLead; readonly from: number; readonly seconds: number }[]

const total = 10

const columns = (leads: readonly EcgLead[], seconds: number): Strip =>
  leads.map((lead, at) => ({ lead, from: at * seconds, seconds }))

const twelve: readonly Strip[] = [
  columns(['I', 'aVR', 'V1', 'V4'], 2.5),
  columns(['II', 'aVL', 'V2', 'V5'], 2.5),
  columns(['III', 'aVF', 'V3', 'V6'], 2.5),
  columns(['II'], total),
]
const further: readonly Strip[] = [
  columns(['V3R', 'V7'], 5),
  columns(['V4R', 'V8'], 5),
  columns(['V5R', 'V9'], 5),
]

const stripOf = (tracing: RatedTracing, { lead, from, seconds }: Strip[number]): EcgStrip => {
  const begin = Math.round(from * samplesPerSecond)
  const trace = leadTrace(tracing, lead, total)
  const millivolts = trace.slice(begin, begin + Math.round(seconds * samplesPerSecond))
  return { lead, from, rate: samplesPerSecond, millivolts }
}

/** An ECG drawn from its parameters: the twelve leads, or the right chest and the back. */
export const EcgPaper = ({
  tracing,
  extra = false,
  name,
}: {
  tracing: RatedTracing
  /** Right chest and back instead of the twelve. */
  extra?: boolean
  name: string
}) => (
  <EcgSheet
    rows={(extra ? further : twelve).map((strips) => strips.map((one) => stripOf(tracing, one)))}
    seconds={total}
    label={`${name}，${extra ? '右胸与后壁导联' : '12导联'}`}
  />
)
