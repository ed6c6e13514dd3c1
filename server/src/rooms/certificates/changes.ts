import type { rowChanges } from '@xinglin/contract/certificates'
import type { Visit } from '#platform/visit'
import type { CertificateRow } from './store.ts'
import type { BasisEntry } from './tables.ts'

/** A score that was taken back. */
export const withdrawn = Symbol('withdrawn')

/** How scores stand now: the value as it would be printed, `withdrawn` where it was taken back, undefined where nobody can say. */
export type CurrentScores = (
  visit: Visit,
  personId: string,
) => Promise<(entry: BasisEntry) => string | typeof withdrawn | undefined>

type RowChange = { readonly Row: number; readonly What: (typeof rowChanges)[number] }

/** The printed rows of a person's certificate that stand otherwise by now. */
export const changesOf = (
  { basis }: Pick<CertificateRow, 'basis'>,
  current: Awaited<ReturnType<CurrentScores>>,
): RowChange[] =>
  (basis ?? []).flatMap((entry, at) => {
    const value = current(entry)
    if (value === undefined || value === entry.value) return []
    return [{ Row: at, What: value === withdrawn ? 'withdrawn' : 'changed' }]
  })

/** The numbers of those certificates that stand otherwise by now. Each holder's scores are read once; what is revoked is not asked about. */
export const changedAmong = async (
  visit: Visit,
  rows: readonly CertificateRow[],
  currentScores: CurrentScores,
): Promise<ReadonlySet<string>> => {
  const compared = Map.groupBy(
    rows.filter(({ revokedAt, basis }) => revokedAt === null && basis !== null),
    ({ personId }) => personId,
  )
  const changed = new Set<string>()
  for (const [personId, theirs] of compared) {
    const current = await currentScores(visit, personId)
    for (const row of theirs) if (changesOf(row, current).length > 0) changed.add(row.number)
  }
  return changed
}
