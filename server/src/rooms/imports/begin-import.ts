import {
  getImportColumns,
  maxSheetColumns,
  startImport,
  type ColumnChoice,
} from '@xinglin/contract/imports'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { importedColleges } from './import-policy.ts'
import { importStore } from './import-store.ts'

/** Answers those who begin an import, and what is remembered of the last ones. */
export const beginningCalls = () => [
  answer(
    startImport,
    async function handleStartImport(visit, { FileName, Columns, Role, SaidOnce }) {
      const id = newId(visit.at.getTime())
      await importStore(visit).add({
        id,
        fileName: FileName,
        state: 'open',
        personId: visit.person?.id ?? '',
        columns: Columns,
        role: Role,
        saidOnce: SaidOnce,
        collegeIds: importedColleges(visit)?.slice() ?? null,
        at: visit.at,
      })
      return { ImportId: id }
    },
  ),

  answer(getImportColumns, async function handleGetImportColumns(visit) {
    const newest = new Map<string, ColumnChoice>()
    for (const one of await importStore(visit).lastColumns())
      if (!newest.has(one.Heading)) newest.set(one.Heading, one)
    return { Columns: [...newest.values()].slice(0, maxSheetColumns) }
  }),
]
