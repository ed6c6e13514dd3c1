import type { InputOf } from '@xinglin/contract/call'
import {
  importColumns,
  type ImportColumn,
  importLimits,
  type ImportPlace,
  mapImportPlace,
} from '@xinglin/contract/imports'
import type { TeacherPort } from '#identity'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { importStore } from './import-store.ts'
import { isSamePlace, placesIn } from './new-places.ts'
import { keepJudged, openImport } from './receive-rows.ts'

const { unlike } = mapImportPlace.refusals

const isAlike = (one: ImportPlace, other: ImportPlace): boolean =>
  (['Major', 'Class'] as const).every((name) => (one[name] === '') === (other[name] === '')) &&
  (one.Grade === 0) === (other.Grade === 0)

/** The cells of a row that is put into another place. */
const moved = (cells: readonly string[], to: ImportPlace): string[] => {
  const set: Partial<Record<ImportColumn, string>> = {
    院系: to.College,
    ...(to.Major !== '' && { 专业: to.Major }),
    ...(to.Class !== '' && { 年级: `${to.Grade}级`, 班级: to.Class }),
  }
  return importColumns.map((name, at) => set[name] ?? cells[at] ?? '')
}

const map = async (
  visit: Visit,
  teachers: TeacherPort,
  { ImportId, From, To }: InputOf<typeof mapImportPlace>,
): Promise<number> => {
  await openImport(visit, ImportId)
  if (!isAlike(From, To)) throw refuse(unlike)
  const store = importStore(visit)
  const verdicts = ['new', 'changed', 'same', 'clash', 'wrong'] as const
  let changed = 0
  for (let after = 0; ;) {
    const rows = await store.after(ImportId, after, verdicts, importLimits.atOnce)
    const last = rows.at(-1)
    if (!last) return changed
    after = last.rowNo
    const meant = rows.filter(({ cells }) => placesIn(cells).some((one) => isSamePlace(one, From)))
    await keepJudged(
      visit,
      teachers,
      ImportId,
      meant.map((row) => ({ ...row, cells: moved(row.cells, To) })),
    )
    changed += meant.length
  }
}

/** Answers rows that are put into a place that the school has. */
export const mappingCalls = (teachers: TeacherPort) => [
  answer(mapImportPlace, async function handleMapImportPlace(visit, input) {
    return { Changed: await map(visit, teachers, input) }
  }),
]
