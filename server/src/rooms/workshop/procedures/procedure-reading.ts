import { caseStates, getProcedure, listProcedures } from '@xinglin/contract/workshop'
import { boundsOf, mayLeave, stepsOf, type Procedure } from '@xinglin/simulation/procedures'
import { proceduresToTeach } from '#operation'
import { answer } from '#platform/http'
import { runsSchool } from '#platform/visit'
import { wordsOf } from '../drafts/flow.ts'
import { baseOf, ownProcedure } from './procedure-reach.ts'
import { procedureMark, toldProcedure, toldProcedures } from './procedure-told.ts'
import { procedureWorkStore } from './procedure-work-store.ts'

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

/** Answers those who look at compositions. */
export const procedureReadingCalls = () => [
  answer(listProcedures, async (visit, { State, PageIndex, PageSize }) => {
    const author = runsSchool(visit) ? undefined : (visit.person?.id ?? '')
    const wanted = { author, state: State < 0 ? undefined : State }
    const store = procedureWorkStore(visit)
    const bases = await proceduresToTeach(visit)
    return {
      List: await toldProcedures(visit, await store.list(wanted, PageIndex, PageSize)),
      Count: await store.count(wanted),
      Waiting: await store.count({ author, state: caseStates.submitted }),
      Bases: bases
        .filter(({ composed }) => !composed)
        .map(({ id, title }) => ({ Id: id, Title: title })),
    }
  }),

  answer(getProcedure, async (visit, { ProcedureId }) => {
    const row = await ownProcedure(visit, ProcedureId)
    const moves = await procedureWorkStore(visit).moves(ProcedureId)
    return {
      Line: await toldProcedure(visit, row),
      Content: row.draft,
      Version: procedureMark(row),
      Form: formOf(await baseOf(visit, row)),
      History: moves.map(({ at, name, move, versionNo, comment }) => ({
        At: at.toISOString(),
        Name: name,
        Action: wordsOf(move),
        VersionNo: versionNo,
        Comment: comment,
      })),
    }
  }),
]
