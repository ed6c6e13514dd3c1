import type { CaseScript } from '@xinglin/simulation/cases'
import type { Action } from '@xinglin/simulation/consultation'
import { readMeaning } from '@xinglin/simulation/ontology'

/** The way through a case that its author wrote down (示范操作), as actions; questions as they were meant. */
export const authoredWay = (script: CaseScript): Action[] =>
  script.golden.flatMap((step): Action[] => {
    if ('ask' in step) {
      const meanings = step.means.flatMap((key) => readMeaning(key) ?? [])
      const parts = [{ text: step.ask, verdict: 'understood' as const, meanings, confidence: 1 }]
      return [{ type: 'ask', text: step.ask, parts }]
    }
    if ('examine' in step) return step.examine.map((item) => ({ type: 'examine', item }))
    if ('order' in step) return [{ type: 'order', tests: step.order }]
    if ('read' in step) return [{ type: 'read', test: step.read, findings: step.findings }]
    if ('wait' in step) return [{ type: 'wait', minutes: step.wait }]
    if ('suspect' in step) return [{ type: 'suspect', codes: step.suspect }]
    if ('treat' in step) {
      const orders = step.treat.map((one) => (typeof one === 'string' ? { id: one } : one))
      return [{ type: 'treat', orders }]
    }
    if ('stop' in step) return [{ type: 'stop', orders: step.stop }]
    if ('diagnose' in step) return [{ type: 'diagnose', conclusion: step.diagnose }]
    return 'write' in step ? [{ type: 'write', sections: step.write }] : []
  })
