import { error, type Problem } from '#form'
import { bedsideSteps } from './bedside-steps.ts'
import { nested, type Condition } from './condition.ts'
import { conditionsOf } from './conditions.ts'
import type { Procedure } from './procedure.ts'

const unsaid = (path: string, whole: Condition): readonly Problem[] =>
  nested(whole).flatMap(({ join, did, flag, prepared, had, has }) => {
    const lists = [did, flag, prepared, had, has].filter((names) => names !== undefined)
    const isSaid = join !== undefined || lists.every(({ length }) => length < 2)
    return isSaid
      ? []
      : [error(path, `“${lists.flat().join('、')}”要写明任一（any）还是全部（all）`)]
  })

/** Lists of which it is not said whether one of their names is meant or each; what is published new says it. */
export const proofreadLists = (procedure: Procedure): readonly Problem[] => [
  ...conditionsOf(procedure).flatMap(([path, when]) => unsaid(path, when)),
  ...bedsideSteps.flatMap(({ id, full, half }) =>
    [full, half].flatMap((one) => (one === undefined ? [] : unsaid(`bedside.${id}`, one))),
  ),
]
