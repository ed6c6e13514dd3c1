import type { ImportedLine, QuestionImport, QuestionType } from '@xinglin/contract/questions'
import type { Visit } from '#platform/visit'
import { fileStore, type ImportRow, type ItemRow, type Tally } from './store.ts'

/** Whose files: those who may call have an account. */
export const readerOf = ({ person }: Visit): string => person?.id ?? ''

const toImport = (row: ImportRow, tallies: readonly Tally[]): QuestionImport => {
  const counts = { new: 0, alike: 0, same: 0, refused: 0 }
  for (const { verdict, n } of tallies) counts[verdict] += n
  return {
    Id: row.id,
    FileName: row.fileName,
    Format: row.format,
    ReadAt: row.at.toISOString(),
    Counts: counts,
    Taken: tallies.reduce((sum, { taken }) => sum + taken, 0),
    Notes: [...row.notes],
  }
}

/** Files with how many of their questions have each verdict. */
export const toImports = async (
  visit: Visit,
  rows: readonly ImportRow[],
): Promise<QuestionImport[]> => {
  const tallies = await fileStore(visit, readerOf(visit)).tallies(rows.map(({ id }) => id))
  return rows.map((row) => toImport(row, tallies.get(row.id) ?? []))
}

export const toOneImport = async (visit: Visit, row: ImportRow): Promise<QuestionImport> => {
  const [one] = await toImports(visit, [row])
  if (!one) throw new Error('a file without a line')
  return one
}

/** A question of a file as lists show it. */
export const toImportedLine = (row: ItemRow): ImportedLine => ({
  No: row.no,
  Place: row.place,
  Verdict: row.verdict,
  Type: (row.content?.Type ?? null) satisfies QuestionType | null,
  Stem: row.stem,
  Faults: [...row.faults],
  Notes: [...row.notes],
  LikeId: row.likeId,
  QuestionId: row.questionId,
})
