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
