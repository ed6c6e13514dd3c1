import { askRecheck, recheckDays, type Recheck, type WorkKind } from '@xinglin/contract/marking'
import { nobody } from '@xinglin/contract/call'
import { refuseSensitive } from '#dictionaries'
import { facesOf } from '#identity'
import { refuse, type Visit } from '#platform/visit'
import { agreedBy, givenMarks } from '../marks/agreement.ts'
import { lastDecided } from '../marks/rules.ts'
import { markStore } from '../marks/mark-store.ts'
import type { MarkingSource } from '../sources/marking-source.ts'
import { workStore, type WorkRow } from '../works/work-store.ts'
import { recheckStore, type RecheckRow } from './store.ts'

const { missing, notReleased, late, again, sensitive } = askRecheck.refusals
const dayMs = 86_400_000

/** A request as whoever may know of it reads it. */
export const toRecheck = async (visit: Visit, row: RecheckRow): Promise<Recheck> => {
  const faces = await facesOf(visit, [
    row.before.markerId,
    ...(row.deciderId ? [row.deciderId] : []),
  ])
  return {
    State: row.state,
    Reason: row.reason,
    AskedAt: row.askedAt.toISOString(),
    Before: {
      Mark: row.before.mark,
      Rubric: [...(row.before.rubric ?? [])],
      Outcome: 'marked',
      By: row.before.markerId === nobody ? agreedBy : (faces.get(row.before.markerId)?.name ?? ''),
      At: row.before.decidedAt,
      Score: row.before.score,
    },
    After: row.after,
    Note: row.note,
    By: faces.get(row.deciderId ?? '')?.name ?? '',
    DecidedAt: row.decidedAt?.toISOString() ?? null,
  }
}

/** The last moment at which the score of a released work may be asked about. */
const lastMoment = async (visit: Visit, work: WorkRow): Promise<Date | undefined> => {
  const decided = lastDecided(await markStore(visit).ofVersion(work.id, work.version))
  const from = work.releasedAt ?? decided?.decidedAt
  return from ? new Date(from.getTime() + recheckDays * dayMs) : undefined
}

/** Until when a released work may be asked to be looked at again; null where it may not, or was asked already. */
export const recheckUntil = async (visit: Visit, work: WorkRow): Promise<Date | null> => {
  if (work.state !== 'released' || (await recheckStore(visit).find(work.id))) return null
  const until = await lastMoment(visit, work)
  return until && visit.at <= until ? until : null
}

/** Who decides a request: everybody who may mark the work but its marker, or its marker where there is nobody else. */
export const decidersOf = async (
  source: MarkingSource,
  visit: Visit,
  work: WorkRow,
  markerId: string,
): Promise<readonly string[]> => {
  const all = await source.markers(visit, work)
  // What two agreed upon is looked at by somebody else than either.
  const marked =
    markerId === nobody
      ? givenMarks(await markStore(visit).ofVersion(work.id, work.version)).map(
          (one) => one.markerId,
        )
      : [markerId]
  const others = all.filter((id) => !marked.includes(id))
  return others.length > 0 ? others : all
}

/** Keeps a request of a work's student, and tells those who decide it. */
export const ask = async (
  source: MarkingSource,
  visit: Visit,
  { Id, Reason }: { readonly Kind: WorkKind; readonly Id: string; readonly Reason: string },
): Promise<Recheck> => {
  const work = await workStore(visit).lock(Id)
  if (work?.kind !== source.kind || work.personId !== visit.person?.id) throw refuse(missing)
  if (work.state !== 'released') throw refuse(notReleased)
  const store = recheckStore(visit)
  if (await store.find(Id)) throw refuse(again)
  const until = await lastMoment(visit, work)
  if (!until || visit.at > until) throw refuse(late)
  await refuseSensitive(visit, Reason, 'marking', sensitive)
  const decided = lastDecided(await markStore(visit).ofVersion(Id, work.version))
  if (!decided) throw refuse(notReleased)
  const { mark, rubric, score, markerId } = decided
  const row = {
    workId: Id,
    personId: work.personId,
    version: work.version,
    reason: Reason,
    askedAt: visit.at,
    state: 'asked' as const,
    before: {
      mark,
      rubric,
      score,
      markerId,
      decidedAt: (decided.decidedAt ?? visit.at).toISOString(),
    },
  }
  await store.add(row)
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'recheck-asked',
      subjectId: Id,
      title: await source.nameOf(visit, work),
      to: [...(await decidersOf(source, visit, work, markerId))],
    },
  })
  return toRecheck(visit, {
    ...row,
    schoolId: visit.school.id,
    after: null,
    note: '',
    deciderId: null,
    decidedAt: null,
  })
}
