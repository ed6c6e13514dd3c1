import type { ContestNotice, ContestQuestion } from '@xinglin/contract/competitions'
import type { TenantContext } from '#platform/visit'
import { namesOfSchools } from '#schools'
import type { NoticeRow, QuestionRow } from './notice-store.ts'

/** A notice for somebody who reads it. */
export const toNotice = (row: NoticeRow, confirmed: number | undefined): ContestNotice => ({
  Id: row.id,
  Title: row.title,
  Text: row.text,
  IsPinned: row.isPinned,
  MustConfirm: row.mustConfirm,
  AuthorName: row.authorName,
  CreatedAt: row.createdAt.toISOString(),
  EditedAt: row.editedAt?.toISOString() ?? null,
  IsConfirmed: confirmed === row.version,
})

/** Questions with who asked: to whoever asked, and to those who hold the contest. */
export const toQuestions = async (
  there: TenantContext,
  rows: readonly QuestionRow[],
  { personId, isHolder }: { readonly personId: string; readonly isHolder: boolean },
): Promise<ContestQuestion[]> => {
  const schools = await namesOfSchools(there, [...new Set(rows.map((row) => row.partnerId))])
  return rows.map((row) => {
    const isOwn = row.personId === personId
    const isKnown = isOwn || isHolder
    return {
      Id: row.id,
      Text: row.text,
      Name: isKnown ? row.name : '',
      SchoolName: isKnown ? (schools.get(row.partnerId) ?? '') : '',
      IsOwn: isOwn,
      CreatedAt: row.createdAt.toISOString(),
      Answer: row.answer,
      AnsweredAt: row.answeredAt?.toISOString() ?? null,
      IsPublic: row.isPublic,
    }
  })
}
