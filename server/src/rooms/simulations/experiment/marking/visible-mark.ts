import type { OutputOf } from '@xinglin/contract/call'
import type { getMarking } from '@xinglin/contract/simulations/experiment'
import { facesOf } from '#identity'
import { lastDecided, markForWriter, unmarked, type MarkRow, type WorkRow } from '#marking'
import type { Visit } from '#platform/visit'
import type { VersionRow } from '../reports/report-store.ts'

type MarkingResponse = OutputOf<typeof getMarking>

/**
 * The mark of a version as far as the visitor may see it: to a student nothing until the report was returned or its mark
 * released, and of what was returned no points; to whoever marks their own, else what was decided last.
 */
export const visibleMark = async (
  visit: Visit,
  work: WorkRow,
  { final }: Pick<VersionRow, 'final'>,
  { marks, oversees }: { readonly marks: readonly MarkRow[]; readonly oversees: boolean },
): Promise<MarkingResponse['Told']> => {
  const decided = lastDecided(marks)
  const isTold =
    decided?.outcome === 'returned' || (decided?.outcome === 'marked' && work.state === 'released')
  if (!oversees && !isTold) return null
  const own = marks.find(({ markerId }) => markerId === visit.person?.id)
  const by = decided?.markerId ?? ''
  return {
    Mark: oversees
      ? (own?.mark ?? decided?.mark ?? unmarked)
      : markForWriter(decided?.mark ?? unmarked, decided?.outcome ?? null),
    Outcome: decided?.outcome ?? null,
    By: (await facesOf(visit, by ? [by] : [])).get(by)?.name ?? '',
    At: decided?.decidedAt?.toISOString() ?? null,
    Final: final,
  }
}
