import { listImports } from '@xinglin/contract/imports'
import { facesOf } from '#identity'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'
import { importedColleges } from './import-policy.ts'
import { importStore } from './import-store.ts'
import { openUndoUntil } from './serialize.ts'

const shownAtOnce = 10

/** Answers the last imports of the school: the way back to one that goes on by itself. */
export const listingCalls = () => [
  answer(listImports, async function handleListImports(visit: Visit) {
    const rows = await importStore(visit).last(
      shownAtOnce,
      importedColleges(visit) === null ? undefined : visit.person?.id,
    )
    const faces = await facesOf(
      visit,
      rows.map(({ personId }) => personId),
    )
    return {
      List: rows.map((row) => ({
        ImportId: row.id,
        FileName: row.fileName,
        State: row.state,
        Progress: { Total: row.todo, Settled: row.settled },
        By: faces.get(row.personId)?.name ?? '',
        At: row.at.toISOString(),
        UndoUntil: openUndoUntil(row, visit.at),
      })),
    }
  }),
]
