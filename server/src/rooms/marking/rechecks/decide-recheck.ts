import { decideRecheck, type Recheck } from '@xinglin/contract/marking'
import { nobody } from '@xinglin/contract/call'
import { refuseSensitive } from '#dictionaries'
import { refuse, type Visit } from '#platform/visit'
import { releaseHeld, settleMark } from '../marks/decide-mark.ts'
import { examined, type GivenMark } from '../marks/examine-mark.ts'
import { shareOfMark } from '../marks/rules.ts'
import type { MarkingSource } from '../sources/marking-source.ts'
import { decidersOf, toRecheck } from './ask-recheck.ts'
import { recheckStore } from './store.ts'

const { notAsked, ownMark, unrated } = decideRecheck.refusals

/** Marks a released work anew as its student asked: both scores stay readable, and the student is told. */
export const decideAsked = async (
  source: MarkingSource,
  visit: Visit,
  given: GivenMark & { readonly Note: string },
): Promise<Recheck> => {
  const held = await examined(source, visit, given)
  const store = recheckStore(visit)
  const recheck = await store.find(given.Id)
  if (recheck?.state !== 'asked' || held.work.state !== 'released') throw refuse(notAsked)
  const deciders = await decidersOf(source, visit, held.work, recheck.before.markerId)
  if (!deciders.includes(visit.person?.id ?? nobody)) throw refuse(ownMark)
  if (shareOfMark(held.rubric, given.Mark) === null) throw refuse(unrated)
  await refuseSensitive(visit, given.Note, 'marking', source.refusals.sensitive)
  const { score } = await settleMark(source, visit, held, {
    mark: given.Mark,
    outcome: 'marked',
    resubmitUntil: null,
  })
  await releaseHeld(source, visit, given.Id)
  const set = {
    state: score === recheck.before.score ? ('kept' as const) : ('changed' as const),
    after: score,
    note: given.Note,
    deciderId: visit.person?.id ?? nobody,
    decidedAt: visit.at,
  }
  await store.change(given.Id, set)
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'recheck-decided',
      subjectId: given.Id,
      title: await source.nameOf(visit, held.work),
      to: [held.work.personId],
      senderId: visit.person?.id ?? null,
    },
  })
  return toRecheck(visit, { ...recheck, ...set })
}
