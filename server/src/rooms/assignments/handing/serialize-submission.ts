import type { HandedVersion, WorkDraft } from '@xinglin/contract/assignments'
import { lastDecided, markForWriter, markStore, toDecided, type WorkRow } from '#marking'
import { shownHtml } from '#platform/rich-text'
import type { Visit } from '#platform/visit'
import type { KeptFile } from '#resources'
import type { DraftRow, SubmissionRow } from '../submissions/store.ts'
import { daysLate } from '../works/score-rules.ts'

/** A file with an address that opens it. */
export const toWorkFile = (visit: Visit, { id, name, bytes, type }: KeptFile) => ({
  Id: id,
  Name: name,
  Bytes: bytes,
  Type: type,
  Url: visit.addressOf(id),
})

/** A draft as its writer has it; empty where nothing was kept. */
export const toDraft = (visit: Visit, draft: DraftRow | undefined): WorkDraft => ({
  Body: shownHtml(visit, draft?.body ?? ''),
  Files: (draft?.files ?? []).map((file) => toWorkFile(visit, file)),
  Version: draft?.version ?? 0,
  SavedAt: draft?.savedAt?.toISOString() ?? null,
})

/** What proves that a version was handed in, by its student's own date. */
export const toReceipt = ({ no, handedAt, countsAt, digest }: SubmissionRow, due: Date | null) => ({
  No: no,
  HandedAt: handedAt.toISOString(),
  Digest: digest.slice(0, 16),
  LateDays: daysLate(countsAt, { due }),
})

/** The versions of a work for whoever wrote it, the newest first: what was decided is told where it was returned, or once it is released. */
export const toVersions = async (
  visit: Visit,
  work: WorkRow | undefined,
  rows: readonly SubmissionRow[],
  due: Date | null,
): Promise<HandedVersion[]> => {
  const marks = work ? await markStore(visit).ofWork(work.id) : []
  const versions = []
  for (const row of rows.toReversed()) {
    const decided = lastDecided(marks.filter(({ version }) => version === row.no))
    const isReturned = decided?.outcome === 'returned'
    const isTold = isReturned || (work?.state === 'released' && work.version === row.no)
    const shown = decided && {
      ...decided,
      mark: markForWriter(decided.mark, decided.outcome),
      ...(isReturned && { score: null }),
    }
    versions.push({
      ...toReceipt(row, due),
      Body: shownHtml(visit, row.body),
      Files: row.files.map((file) => toWorkFile(visit, file)),
      Decided: isTold ? await toDecided(visit, shown) : null,
    })
  }
  return versions
}
