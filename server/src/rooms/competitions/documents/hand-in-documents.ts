import type { InputOf } from '@xinglin/contract/call'
import { documentLimits, dropDocument, keepDocument } from '@xinglin/contract/competitions'
import { answer } from '#platform/http'
import { memberOf, refuse, visitAt, type Visit } from '#platform/visit'
import { takeFile, type UploadedFiles } from '#resources'
import { hostedContestStore } from '../contests/hosted-contest-store.ts'
import { entryStore, type EntryRow } from '../entries/entry-store.ts'
import { shownEntry } from '../games/enrol.ts'
import { ownEntries } from '../games/show-games.ts'
import { takesDocuments } from '../entries/document-rules.ts'
import { type DocumentRow, documentStore } from '../entries/document-store.ts'

const { missing, closed, many, large, fileKind } = keepDocument.refusals

type DocumentKey = Pick<InputOf<typeof dropDocument>, 'Id' | 'DocumentId'>

/** An entry of the visitor's people at whose document something is changed, with what is there; held by the school that keeps it. */
const openDocument = async (
  there: Visit,
  entry: EntryRow,
  documentId: string,
): Promise<DocumentRow | undefined> => {
  // Held as a review holds it: a file never comes under a document that was just accepted.
  const contest = await hostedContestStore(there).lock(entry.contestId)
  const now = await entryStore(there).find(entry.id)
  if (!contest || !now || contest.documents.every(({ Id }) => Id !== documentId))
    throw refuse(missing)
  const row = await documentStore(there).find(entry.id, documentId)
  if (!takesDocuments(contest, now) || row?.state === 'accepted') throw refuse(closed)
  return row
}

/** Does something as the school that holds the contest, at a document of an own entry; answers the entry. */
const atDocument = async (
  visit: Visit,
  { Id, DocumentId }: DocumentKey,
  work: (
    there: Visit,
    entry: EntryRow,
    row: DocumentRow | undefined,
    personId: string,
  ) => Promise<void>,
) => {
  const of = ownEntries(visit)
  const person = memberOf(visit)
  const entry = of && (await entryStore(visit).findOwn(Id, of))
  if (!entry || !person) throw refuse(missing)
  await visitAt(visit, entry.schoolId, async (there) =>
    work(there, entry, await openDocument(there, entry, DocumentId), person.id),
  )
  return shownEntry(visit, Id)
}

/** Answers those who hand in the documents of an entry; `files` keeps what they upload. */
export const documentCalls = (files: UploadedFiles) => [
  answer(keepDocument, function handleKeepDocument(visit, { Name, Bytes, ...key }) {
    return atDocument(visit, key, async (there, entry, row, personId) => {
      if ((row?.files.length ?? 0) >= documentLimits.files) throw refuse(many)
      const of = { name: Name, bytes: Buffer.from(Bytes) }
      const most = { bytes: documentLimits.fileBytes, large, fileKind }
      const file = await takeFile(there, files, of, most)
      const set = {
        files: [...(row?.files ?? []), file],
        state: 'submitted' as const,
        reason: '',
        submittedBy: personId,
        submittedAt: visit.at,
        decidedBy: null,
        decidedAt: null,
        version: (row?.version ?? 0) + 1,
      }
      const { contestId, partnerId } = entry
      if (row) await documentStore(there).change(entry.id, key.DocumentId, set)
      else
        await documentStore(there).add({
          entryId: entry.id,
          documentId: key.DocumentId,
          contestId,
          partnerId,
          ...set,
        })
    })
  }),

  answer(dropDocument, function handleDropDocument(visit, { FileId, ...key }) {
    return atDocument(visit, key, async (there, entry, row) => {
      const left = row?.files.filter(({ id }) => id !== FileId) ?? []
      if (!row || left.length === row.files.length) throw refuse(missing)
      const version = row.version + 1
      // What was returned stays so until something else is laid there.
      if (left.length > 0 || row.state === 'returned')
        await documentStore(there).change(entry.id, key.DocumentId, { files: left, version })
      else await documentStore(there).remove(entry.id, key.DocumentId)
    })
  }),
]
