import { call } from '#call'
import { confirm, toast, messageOf } from '#ui'
import { useQueryClient } from '@tanstack/react-query'
import {
  importColumns,
  type ImportPlace,
  mapImportPlace,
  mendImportRow,
  takeImportRows,
} from '@xinglin/contract/imports'
import { importKey } from './import-queries.ts'
import type { RowActions } from './preview-columns.tsx'

/** Mending rows of an import where they stand, and taking the sheet where it clashes; the figures follow. */
export const useRowActions = (
  importId: string,
): RowActions & {
  takeAll: () => Promise<void>
  /** Puts the rows of a place that is not there into one that is. */
  move: (from: ImportPlace, to: ImportPlace) => Promise<void>
} => {
  const queries = useQueryClient()
  const run = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (error) {
      toast.error(messageOf(error))
    }
    await queries.invalidateQueries({ queryKey: importKey(importId) })
  }
  const take = (RowNos: number[], Take: boolean) =>
    run(() => call(takeImportRows, { ImportId: importId, RowNos, Take }))
  return {
    mend: ({ RowNo, Cells }, column, value) =>
      run(() =>
        call(mendImportRow, {
          ImportId: importId,
          RowNo,
          Cells: importColumns.map((_, at) => (at === column ? value : (Cells[at] ?? ''))),
        }),
      ),
    move: (From, To) =>
      run(async () => {
        const { Changed } = await call(mapImportPlace, { ImportId: importId, From, To })
        toast.success(`已改正 ${Changed} 行`)
      }),
    take: ({ RowNo }, wanted) => void take([RowNo], wanted),
    takeAll: async () => {
      const agreed = await confirm({
        title: '冲突全部以表格为准？',
        note: '平台现有的这些内容将被表格中的内容覆盖。',
        yes: '以表格为准',
      })
      if (agreed) await take([], true)
    },
  }
}
