import type { DocumentForm, DocumentState } from '@xinglin/contract/competitions'
import type { ContestRow } from '../contests/contest-store.ts'
import { stage } from './registration.ts'
import type { EntryRow } from './entry-store.ts'

type HandedIn = { readonly documentId: string; readonly state: DocumentState }

/** Whether a contest accepts nobody without documents. */
export const asksDocuments = ({ documents }: Pick<ContestRow, 'documents'>): boolean =>
  documents.some(({ Required }) => Required)

const lacks: Readonly<Record<Exclude<DocumentState, 'accepted'>, string>> = {
  missing: '未提交',
  submitted: '待审核',
  returned: '已退回，待重交',
}

/** What an entry lacks of the documents that its contest requires, in words; nothing once all were accepted. */
export const missingDocuments = (
  asked: readonly DocumentForm[],
  handedIn: readonly HandedIn[],
): string[] =>
  asked.flatMap(({ Id, Name, Required }) => {
    const state = handedIn.find(({ documentId }) => documentId === Id)?.state ?? 'missing'
    return Required && state !== 'accepted' ? [`${Name}${lacks[state]}`] : []
  })

/** Whether documents of an entry are taken: until the order is drawn, while the entry stands. */
export const takesDocuments = (
  contest: Pick<ContestRow, 'status'>,
  entry: Pick<EntryRow, 'state'>,
): boolean =>
  contest.status === stage.enrolling && (entry.state === 'pending' || entry.state === 'accepted')
