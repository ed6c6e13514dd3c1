import type { InputOf } from '@xinglin/contract/call'
import { reviewDocument } from '@xinglin/contract/competitions'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { entryStore } from '../entries/entry-store.ts'
import { managedContest } from '../organise/manage-contests.ts'
import { changeableContest } from '../organise/policy.ts'
import { reviewedEntry } from '../organise/review-entries.ts'
import { takesDocuments } from '../entries/document-rules.ts'
import { documentStore } from '../entries/document-store.ts'

const { missing, newer, empty, over, reason, sensitive } = reviewDocument.refusals

const handleReviewDocument = async (
  visit: Visit,
  { Id, DocumentId, Accept, Reason, Version }: InputOf<typeof reviewDocument>,
) => {
  const there = await entryStore(visit).find(Id)
  if (!there) throw refuse(missing)
  const contest = await changeableContest(visit, there.contestId)
  const entry = (await entryStore(visit).find(Id)) ?? there
  const form = contest.documents.find((one) => one.Id === DocumentId)
  if (!form) throw refuse(missing)
  const row = await documentStore(visit).find(Id, DocumentId)
  if ((row?.version ?? 0) !== Version) throw refuse(newer, { data: await reviewedEntry(visit, Id) })
  if (!row || row.files.length === 0) throw refuse(empty)
  // What an accepted entry was accepted by is not taken from it.
  const isSettled = entry.state === 'accepted' && form.Required
  if (!takesDocuments(contest, entry) || isSettled) throw refuse(over)
  if (!Accept && Reason === '') throw refuse(reason)
  if (Reason !== '') await refuseSensitive(visit, Reason, 'contest', sensitive)
  await documentStore(visit).change(Id, DocumentId, {
    state: Accept ? 'accepted' : 'returned',
    reason: Accept ? '' : Reason,
    decidedBy: visit.person?.id ?? null,
    decidedAt: visit.at,
    version: row.version + 1,
  })
  await managedContest(
    visit,
    Accept ? '通过报名材料：' : '退回报名材料：',
    contest.name,
    `${entry.name}，${form.Name}`,
  )
  if (!Accept)
    await visit.publish({
      kind: 'notice',
      notice: {
        kind: 'document-returned',
        subjectId: Id,
        title: contest.name,
        to: [
          ...new Set([
            entry.leaderId,
            ...(await entryStore(visit).members([Id])).map(({ personId }) => personId),
          ]),
        ],
        schoolId: entry.partnerId,
        occurrence: `${DocumentId} ${row.version + 1}`,
      },
    })
  return reviewedEntry(visit, Id)
}

/** Answers those who review the documents of entries. */
export const documentReviewCalls = () => [answer(reviewDocument, handleReviewDocument)]
