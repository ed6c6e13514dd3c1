import type { Condition } from './condition.ts'
import type { Procedure } from './procedure.ts'

/** Every condition that a procedure itself is written with, with the place where it stands. */
export const conditionsOf = (
  procedure: Procedure,
): readonly (readonly [path: string, when: Condition])[] => {
  const at = (path: string, ...all: readonly (Condition | undefined)[]) =>
    all.flatMap((one) => (one === undefined ? [] : [[path, one] as const]))
  return [
    ...at('stopWhen', procedure.stopWhen),
    ...procedure.deeds.flatMap(({ id, needs, tells, causes }) =>
      at(`deeds.${id}`, ...[...needs, ...tells, ...causes].map(({ when }) => when)),
    ),
    ...procedure.sites.flatMap(({ id, ways, needs }) =>
      at(`sites.${id}`, ...ways.map(({ when }) => when), needs?.when),
    ),
    ...procedure.steps.flatMap(({ id, when, full, half }) => at(`steps.${id}`, when, full, half)),
    ...procedure.dangers.flatMap(({ id, when }) => at(`dangers.${id}`, when)),
    ...procedure.faults.flatMap(({ id, when }) => at(`faults.${id}`, when)),
    ...procedure.golden.flatMap(({ when }, index) => at(`golden[${index}]`, when)),
    ...at('pool.looks', ...(procedure.pool?.looks ?? []).map(({ when }) => when)),
    ...at('arrest', procedure.arrest?.shockable),
  ]
}
