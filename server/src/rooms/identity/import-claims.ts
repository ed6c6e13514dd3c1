import { newId } from '#platform/ids'
import type { Visit } from '#platform/visit'
import { known } from './import-rules.ts'
import { importStore, type ImportRow } from './import-store.ts'
import { claimsOf, nameStore } from './name-store.ts'

/** Claims what the rows sign in by, before anything is written; a row that somebody else was quicker with keeps the reason. */
export const claimed = async (visit: Visit, importId: string, rows: readonly ImportRow[]) => {
  const withIds = rows.map((row) => ({ row, id: newId(visit.at.getTime()) }))
  const names = nameStore(visit)
  const taken = await names.claim(
    withIds.flatMap(({ row, id }) => claimsOf({ ...row, id, phone: '', phoneState: 'school' })),
  )
  const others = new Map<string, Set<string>>()
  for (const { personId, value } of taken)
    others.set(personId, (others.get(personId) ?? new Set()).add(value))
  const lost = withIds.filter(({ id }) => others.has(id))
  await names.release(
    lost.map(({ id }) => id),
    [],
  )
  await importStore(visit).write(
    importId,
    lost.map(({ row, id }) => ({
      ...row,
      faults: [
        ...(others.get(id)?.has(row.numberNorm) ? [known.number] : []),
        ...(others.get(id)?.has(row.loginNorm) ? [known.login] : []),
      ],
    })),
  )
  return withIds.filter(({ id }) => !others.has(id))
}
