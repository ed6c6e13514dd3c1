import type { About } from '@xinglin/contract/simulations/consultation'
import type { Moment } from '#attempts'
import { newId } from '#platform/ids'
import { targetOf } from './appeal-rules.ts'
import { appealStore } from './appeal-store.ts'
import { collectAccepted } from '../phrases/collect-phrases.ts'
import { decide, lockReport } from './decide-appeal.ts'
import type { ConsultationDeps } from '../session/dependencies.ts'
import { sessionStore, type SessionRow } from '../session/store.ts'

/** An appeal that somebody is said to have made: of a sentence that they said, or of the first item of a dimension that lacks points. */
export type NewAppeal = {
  readonly sessionId: string
  /** What they said, and either what they meant by it or the dimension in which it earned nothing. */
  readonly of: { readonly said: string } & (
    | { readonly meant: string }
    | { readonly dimension: number }
  )
  readonly words: string
  readonly at: Date
  /** Accepted by a teacher, with a reason; it waits where this is absent. */
  readonly accepted?: { readonly teacherId: string; readonly reason: string; readonly at: Date }
}

type Subject = { readonly about: About; readonly title: string }

const subjectOf = async (
  school: Pick<Moment, 'db' | 'school'>,
  row: SessionRow,
  of: NewAppeal['of'],
): Promise<Subject | undefined> => {
  const events = await sessionStore(school).events(row.id, 0, row.seq)
  const step = events.find(({ action }) => action.type === 'ask' && action.text === of.said)
  if (!step) return undefined
  const { seq: Seq } = step
  if ('meant' in of)
    return { about: { Kind: 'sentence', Seq, Part: 0, Meant: of.meant }, title: of.said }
  const { dimension: Dimension } = of
  const item = row.assessment?.sheet.dimensions[Dimension - 1]?.items.find(({ got }) => got === 0)
  return item && { about: { Kind: 'item', Dimension, Item: item.id, Seq }, title: item.zh }
}

/** Makes an appeal that was made elsewhere, and decides it by the rules that hold for everybody; nothing where there is nothing to appeal. */
export const makeAppeal = async (
  room: Pick<ConsultationDeps, 'host'>,
  school: Pick<Moment, 'db' | 'school'>,
  { sessionId, of, words, at, accepted }: NewAppeal,
): Promise<void> => {
  const row = await sessionStore(school).find(sessionId)
  const subject = row && (await subjectOf(school, row, of))
  if (!row || !subject) return
  const id = newId(at.getTime())
  const { about } = subject
  const key = accepted && about.Kind === 'sentence' ? about.Meant : ''
  await appealStore(school).add({
    id,
    sessionId,
    courseId: row.courseId,
    itemId: row.itemId,
    personId: row.personId,
    ...subject,
    target: targetOf(about),
    words,
    state: accepted ? 'accepted' : 'open',
    createdAt: at,
    decidedAt: accepted?.at ?? null,
    deciderId: accepted?.teacherId ?? null,
    reason: accepted?.reason ?? '',
    key,
    readAt: null,
  })
  if (!accepted || about.Kind !== 'sentence') return
  const moment = { ...school, at: accepted.at }
  const judgement = { kind: 'meaning' as const, seq: about.Seq, part: about.Part, key }
  await decide(room, moment, await lockReport(room, moment, row), {
    judgement,
    name: '',
    pointsBefore: 0,
    personId: accepted.teacherId,
    reason: accepted.reason,
    appealId: id,
  })
  await collectAccepted(moment, row, judgement)
}
