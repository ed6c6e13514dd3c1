import { procedureWritings } from '@xinglin/contract/workshop'
import {
  boundsOf,
  compositionOf,
  isComposition,
  mayLeave,
  stepsOf,
  type Procedure,
} from '@xinglin/simulation/procedures'
import {
  composedKey,
  currentProcedure,
  proceduresToTeach,
  publishProcedure,
} from '#simulations/operation'
import { runCheck } from '../checks/run-check.ts'
import { asNext, type Kind } from '../compositions/composition-kind.ts'
import { procedureMove, procedureWork } from './procedure-tables.ts'

/** What the form of a procedure offers. */
const formOf = (base: Procedure) => ({
  Parameters: base.parameters.map(({ id, zh, dropdown, options }) => ({
    Id: id,
    Name: zh,
    Dropdown: dropdown ?? '',
    Options: Object.entries(options).map(([Id, Name]) => ({ Id, Name })),
  })),
  Figures: Object.entries(base.figures).map(([Id, { zh, unit, from, to }]) => ({
    Id,
    Name: zh,
    Unit: unit,
    From: from,
    To: to,
  })),
  Steps: stepsOf(base).map((step) => {
    const { from, to } = boundsOf(step)
    return {
      Id: step.id,
      Name: step.zh,
      Phase: step.phase,
      Dimension: step.dimension,
      Points: step.points,
      From: from,
      To: to,
      MayLeave: mayLeave(step),
    }
  }),
})

/** Patients and weights composed upon a procedure of the school (操作工坊). */
export const procedureKind: Kind<Procedure, Procedure> = {
  calls: procedureWritings,
  tables: { work: procedureWork, move: procedureMove },
  word: '操作项目',
  area: 'operations',
  sensitiveIn: 'procedure',
  key: composedKey,
  most: { unapproved: 100, bytes: 120_000 },
  taught: proceduresToTeach,
  base: currentProcedure,
  form: formOf,
  first: compositionOf,
  isDraft: isComposition,
  played: async (visit, row, base) => {
    const wanted = { kind: 'procedure', base, draft: row.draft, as: asNext(row) } as const
    const { procedure: whole, problems } = await runCheck(visit, wanted)
    return { whole, problems }
  },
  publish: publishProcedure,
}
