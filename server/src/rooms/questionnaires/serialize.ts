import type { QuestionnaireDetail, QuestionnaireLine } from '@xinglin/contract/questionnaires'
import { facesOf } from '#identity'
import type { Visit } from '#platform/visit'
import { namesOfTargets, targetStore } from '#targets'
import { countAsked, isOver } from './policy.ts'
import { responseStore } from './response-store.ts'
import type { QuestionnaireRow } from './store.ts'

/** Questionnaires as lists of those who make them tell. */
export const toLines = async (
  visit: Visit,
  rows: readonly QuestionnaireRow[],
): Promise<QuestionnaireLine[]> => {
  const counts = await responseStore(visit).counts(rows.map(({ id }) => id))
  const owners = await facesOf(
    visit,
    rows.map(({ ownerId }) => ownerId),
  )
  const lines = []
  for (const row of rows)
    lines.push({
      Id: row.id,
      Title: row.title,
      State: row.state === 'published' && isOver(row, visit.at) ? ('closed' as const) : row.state,
      Anonymous: row.anonymous,
      OpensAt: row.opensAt?.toISOString() ?? '',
      ClosesAt: row.closesAt.toISOString(),
      OwnerName: owners.get(row.ownerId)?.name ?? '',
      Items: row.items.filter(({ Kind }) => Kind !== 'section').length,
      Responses: counts.get(row.id) ?? 0,
      Asked: row.state === 'draft' ? 0 : await countAsked(visit, row),
    })
  return lines
}

/** A questionnaire for those who made it. */
export const toDetail = async (
  visit: Visit,
  row: QuestionnaireRow,
): Promise<QuestionnaireDetail> => {
  const targets = await targetStore(visit).targets([row.id])
  const classes = await namesOfTargets(visit, targets)
  const people = await facesOf(
    visit,
    targets.flatMap(({ kind, refId }) => (kind === 'person' ? [refId] : [])),
  )
  const [line] = await toLines(visit, [row])
  if (!line) throw new Error('a questionnaire without a line')
  return {
    Line: line,
    Form: {
      Title: row.title,
      Note: row.note,
      Anonymous: row.anonymous,
      Editable: row.editable,
      OpensAt: row.opensAt?.toISOString() ?? null,
      ClosesAt: row.closesAt.toISOString(),
      WholeSchool: row.wholeSchool,
      Targets: targets.map(({ kind, refId, excluded }) => ({
        Kind: kind,
        Id: refId,
        Name: (kind === 'person' ? people.get(refId)?.name : classes.get(refId)?.name) ?? '',
        Excluded: excluded,
      })),
      Items: [...row.items],
    },
    Locked: line.Responses > 0,
    Version: row.version,
  }
}
