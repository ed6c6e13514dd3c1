import type { Judged, SessionReport } from '@xinglin/contract/simulations/consultation'
import type { Assessment } from '@xinglin/simulation/consultation'
import { facesOf } from '#identity'
import type { Visit } from '#platform/visit'
import { isStation, releasedSince } from '#simulations/kernel'
import { appealUntil } from '../appeals/appeal-rules.ts'
import { appealStore, type JudgementRow } from '../appeals/appeal-store.ts'
import { toAppealResponses } from '../appeals/appeal-serialize.ts'
import { mayJudge } from '../session/supervision.ts'
import type { ConsultationDeps } from '../session/dependencies.ts'
import type { SessionRow } from '../session/store.ts'

const aboutOf = ({ judgement, name, pointsBefore }: JudgementRow): Judged['About'] =>
  judgement.kind === 'item'
    ? {
        Kind: 'item',
        Dimension: judgement.dimension,
        Item: judgement.item,
        Name: name,
        From: pointsBefore,
        To: judgement.got,
      }
    : { Kind: 'meaning', Seq: judgement.seq, Part: judgement.part, Key: judgement.key }

const toldJudgements = async (visit: Visit, rows: readonly JudgementRow[]): Promise<Judged[]> => {
  const names = await facesOf(
    visit,
    rows.map(({ personId }) => personId),
  )
  return rows.map((row) => ({
    At: row.at.toISOString(),
    By: names.get(row.personId)?.name ?? '',
    Reason: row.reason,
    Appealed: row.appealId !== null,
    About: aboutOf(row),
    Before: row.compositeBefore,
    After: row.compositeAfter,
  }))
}

/** What is told of a report and of what teachers decided about it; whoever appealed has read it then. */
export const judgedIn = async (
  room: Pick<ConsultationDeps, 'host'>,
  visit: Visit,
  row: SessionRow & { readonly assessment: Assessment },
  { mine, oversees }: { readonly mine: boolean; readonly oversees: boolean },
): Promise<
  Pick<
    SessionReport,
    'Sheet' | 'Debrief' | 'Machine' | 'Judged' | 'Appeals' | 'AppealUntil' | 'MayJudge'
  >
> => {
  const { sheet, debrief } = row.judged ?? row.assessment
  const own = row.assessment
  const store = appealStore(visit)
  const appeals = await store.ofSession(row.id)
  const isStudent = mine && visit.who === 'student'
  if (isStudent && appeals.some(({ state, readAt }) => state !== 'open' && readAt === null))
    await store.read(row.id, row.personId, visit.at)
  // Of a station one objects to whoever held it.
  const releasedAt = isStudent && !isStation(row) ? await releasedSince(visit, row) : undefined
  return {
    Sheet: sheet,
    Debrief: debrief,
    Machine: row.judged ? { Sheet: own.sheet, Understood: own.debrief.understood } : null,
    Judged: await toldJudgements(visit, await store.judgements(row.id)),
    Appeals: await toAppealResponses(visit, appeals),
    AppealUntil: releasedAt ? appealUntil(releasedAt).toISOString() : null,
    MayJudge: oversees && mayJudge(visit, row),
  }
}
