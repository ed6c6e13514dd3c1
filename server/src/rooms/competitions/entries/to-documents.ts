import type { EntryDocument } from '@xinglin/contract/competitions'
import type { WorkFile } from '@xinglin/contract/marking'
import type { Visit } from '#platform/visit'
import type { KeptFile } from '#resources'
import type { ContestRow } from '../contests/contest-store.ts'
import type { EntryRow } from './entry-store.ts'
import { takesDocuments } from './document-rules.ts'
import type { DocumentRow } from './document-store.ts'

/** A file that the school which holds a contest keeps, with an address for whoever was let in to read it. */
export const toFile = (visit: Visit, file: KeptFile, keeperId: string): WorkFile => ({
  Id: file.id,
  Name: file.name,
  Bytes: file.bytes,
  Type: file.type,
  Url: visit.addressOf(file.id, 'file', keeperId),
})

/** What a contest asks of an entry, with what was handed in. */
export const toDocuments = (
  visit: Visit,
  contest: Pick<ContestRow, 'documents' | 'status'>,
  entry: EntryRow,
  handedIn: readonly DocumentRow[],
): EntryDocument[] =>
  contest.documents.map((asked) => {
    const row = handedIn.find(({ documentId }) => documentId === asked.Id)
    const state = row?.state ?? 'missing'
    return {
      ...asked,
      State: state,
      Reason: row?.reason ?? '',
      Files: (row?.files ?? []).map((file) => toFile(visit, file, entry.schoolId)),
      SubmittedAt: row?.submittedAt.toISOString() ?? null,
      CanHandIn:
        entry.partnerId === visit.school.id &&
        state !== 'accepted' &&
        takesDocuments(contest, entry),
      Version: row?.version ?? 0,
    }
  })
