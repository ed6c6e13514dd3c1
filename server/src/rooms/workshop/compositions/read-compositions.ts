import { caseStates } from '@xinglin/contract/workshop'
import { answer } from '#platform/http'
import { runsSchool } from '#platform/visit'
import { isOfSubject } from '#teachers'
import { wordsOf } from '../drafts/workflow.ts'
import { baseOf, readWork, type AnyKind } from './composition-kind.ts'
import { compositionStore } from './composition-store.ts'
import { toCompositionResponse, toCompositionResponses, workMark } from './composition-serialize.ts'

/** Answers those who look at compositions of a kind. */
export const compositionReading = (kind: AnyKind) => [
  answer(kind.calls.list, async function handleList(visit, { State, PageIndex, PageSize }) {
    const author = runsSchool(visit) ? undefined : (visit.person?.id ?? '')
    const subject = await isOfSubject(visit, 'departmentHead')
    const wanted = { author, subject, state: State < 0 ? undefined : State }
    const store = compositionStore(kind.tables, visit)
    const taught = await kind.taught(visit)
    return {
      List: await toCompositionResponses(
        kind,
        visit,
        await store.list(wanted, PageIndex, PageSize),
      ),
      Count: await store.count(wanted),
      Waiting: await store.count({ author, subject, state: caseStates.submitted }),
      Bases: taught
        .filter(({ composed }) => !composed)
        .map(({ id, title }) => ({ Id: id, Title: title })),
    }
  }),

  answer(kind.calls.get, async function handleGet(visit, { Id }) {
    const row = await readWork(kind, visit, Id)
    const moves = await compositionStore(kind.tables, visit).moves(Id)
    return {
      Line: await toCompositionResponse(kind, visit, row),
      Content: row.draft,
      Version: workMark(row),
      Form: kind.form(await baseOf(kind, visit, row)),
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
