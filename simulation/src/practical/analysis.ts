import type { RunEvent } from './action.ts'
import { antagonism } from './analysis-antagonism.ts'
import { conduction } from './analysis-conduction.ts'
import { benchOf } from './analysis-bench.ts'
import type { Analysis } from './analysis-plot.ts'
import { refractoriness, strength } from './analysis-stimuli.ts'
import type { Protocol } from './protocol.ts'

/**
 * What the captured values of a run give together (数据分析): threshold and maximal stimulus, conduction velocity, refractory
 * period, pD2 and pA2, each with its plot. `values` are the measurements that stand in the table, by the numbers of their
 * captures; what an experiment has no analysis for gives none. Browser and server compute alike.
 */
export const analysesOf = (
  protocol: Pick<Protocol, 'model' | 'tray' | 'parameters'>,
  events: readonly RunEvent[],
  values: ReadonlyMap<number, number | null>,
): Analysis[] => {
  const bench = benchOf(protocol, events, values)
  if (protocol.model === 'nerve-muscle') return [strength(bench, 'tension', ['range', 'above'])]
  if (protocol.model === 'nerve-trunk')
    return [
      strength(bench, 'first', ['peak', 'range', 'above']),
      conduction(bench),
      refractoriness(bench),
    ]
  return protocol.model === 'dose-response' ? [antagonism(bench)] : []
}
