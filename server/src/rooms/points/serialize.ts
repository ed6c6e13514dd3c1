import type { PointEntry } from '@xinglin/contract/points'
import type { TenantContext } from '#platform/visit'
import { entryStore, type EntryRow } from './entry-store.ts'

/** Rows of the ledger as they travel, with which of them another one takes back. */
export const toEntries = async (
  school: TenantContext,
  rows: readonly EntryRow[],
): Promise<PointEntry[]> => {
  const reversed = await entryStore(school).reversed(rows.map(({ id }) => id))
  return rows.map((row) => ({
    Id: row.id,
    At: row.at.toISOString(),
    Rule: row.rule,
    Title: row.title,
    Points: row.points,
    Balance: row.balance,
    IsCapped: row.capped,
    ReversalOf: row.reversalOf ?? '',
    Reason: row.reason,
    IsReversed: reversed.has(row.id),
  }))
}
