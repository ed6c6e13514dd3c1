import type { Appeal, AppealLine } from '@xinglin/contract/simulations/consultation'
import { facesOf } from '#identity'
import type { Visit } from '#platform/visit'
import type { AppealRow } from './appeal-store.ts'
import { sessionStore } from '../session/store.ts'

/** An appeal as it travels. */
const appealOf = (row: AppealRow, decider: string): Appeal => ({
  Id: row.id,
  SessionId: row.sessionId,
  About: row.about,
  Title: row.title,
  Words: row.words,
  State: row.state,
  CreatedAt: row.createdAt.toISOString(),
  DecidedAt: row.decidedAt?.toISOString() ?? null,
  Decider: decider,
  Reason: row.reason,
  Key: row.key,
})

const namesOf = (visit: Visit, rows: readonly AppealRow[]) =>
  facesOf(
    visit,
    rows.flatMap(({ personId, deciderId }) => [personId, ...(deciderId ? [deciderId] : [])]),
  )

/** Appeals as their report shows them. */
export const toAppealResponses = async (
  visit: Visit,
  rows: readonly AppealRow[],
): Promise<Appeal[]> => {
  const names = await namesOf(visit, rows)
  return rows.map((row) => appealOf(row, names.get(row.deciderId ?? '')?.name ?? ''))
}

/** Appeals as a queue shows them: whose they are, and of which consultation. */
export const appealLines = async (
  visit: Visit,
  rows: readonly AppealRow[],
): Promise<AppealLine[]> => {
  const names = await namesOf(visit, rows)
  const sessions = await sessionStore(visit).some(rows.map(({ sessionId }) => sessionId))
  return rows.map((row) => {
    const session = sessions.get(row.sessionId)
    return {
      ...appealOf(row, names.get(row.deciderId ?? '')?.name ?? ''),
      Learner: names.get(row.personId)?.name ?? '',
      ProgressId: session?.attemptId ?? '',
      ItemId: row.itemId,
      CaseTitle: session?.title ?? '',
      No: session?.no ?? 0,
      Composite: session?.composite ?? null,
      Level: session?.level ?? '',
    }
  })
}
