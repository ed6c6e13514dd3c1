import type { RoomWord } from '@xinglin/contract/exams'
import type { TenantContext } from '#platform/visit'
import type { AttemptRow } from '../attempts/store.ts'
import { wordStore } from './word-store.ts'

/** What was said in the room since an attempt began, and whether its examinee acknowledged it. */
export const wordsFor = async (
  tenant: TenantContext,
  { id, examId, startedAt }: Pick<AttemptRow, 'id' | 'examId' | 'startedAt'>,
): Promise<RoomWord[]> => {
  const store = wordStore(tenant)
  const words = await store.since(examId, startedAt)
  const reads = await store.reads(words.map((one) => one.id))
  const known = new Set(reads.flatMap((one) => (one.attemptId === id ? [one.wordId] : [])))
  return words.map((word) => ({
    Id: word.id,
    Text: word.text,
    At: word.at.toISOString(),
    Acknowledged: known.has(word.id),
  }))
}
