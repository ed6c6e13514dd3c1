import type { TenantContext } from '#platform/visit'
import { drawnSections } from '../attempts/drawn-sections.ts'
import { attemptStore, type AttemptRow } from '../attempts/store.ts'
import { isLate } from './own-attempt.ts'

/** Somebody who does something in their attempt at a moment. */
export type Acting = {
  readonly AttemptId: string
  readonly Epoch: number
  readonly personId: string
  readonly at: Date
}

/** Attempts that are held while answers are saved in them; their papers are remembered. */
const shared = async (
  tenant: TenantContext,
  ids: readonly string[],
): Promise<readonly AttemptRow[]> => {
  const rows = await attemptStore(tenant).shareFree(ids)
  const drawn = await drawnSections(
    tenant,
    rows.map(({ id }) => id),
  )
  return rows.map((row, at) => ({ ...row, drawn: drawn[at] ?? [] }))
}

/**
 * Of some who act the attempts of those who may, held for this transaction: theirs, running, opened last by that browser, and
 * not late. All others are for a call of their own, and so is an attempt that another call changes now.
 */
export const runningTogether = async <One extends Acting>(
  tenant: TenantContext,
  acting: readonly One[],
  hold: 'share' | 'lock',
): Promise<ReadonlyMap<One, AttemptRow>> => {
  const ids = acting.map(({ AttemptId }) => AttemptId)
  const rows =
    hold === 'share' ? await shared(tenant, ids) : await attemptStore(tenant).lockFree(ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    acting.flatMap((one) => {
      const row = byId.get(one.AttemptId)
      if (row?.personId !== one.personId || row.state !== 'running') return []
      return row.epoch === one.Epoch && !isLate(row, one.at) ? [[one, row] as const] : []
    }),
  )
}
