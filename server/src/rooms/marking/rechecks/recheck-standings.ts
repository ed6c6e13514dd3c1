import { recheckStateNames, type WorkKind } from '@xinglin/contract/marking'
import type { Visit } from '#platform/visit'
import { overseenWork } from '../marks/examine-mark.ts'
import type { MarkingSource } from '../sources/marking-source.ts'
import { workStore } from '../works/work-store.ts'
import { decidersOf } from './ask-recheck.ts'
import { recheckStore } from './store.ts'

/** Of some works those that a visitor wrote or may mark, as their re-check stands, for whoever tells of them. */
export const rechecksAmong = async (
  sources: readonly MarkingSource[],
  visit: Visit,
  ids: readonly string[],
): Promise<
  readonly {
    readonly id: string
    readonly kind: WorkKind
    readonly groupId: string
    readonly itemId: string
    readonly isOwn: boolean
    readonly title: string
    readonly state: string
  }[]
> => {
  const works = await workStore(visit).among(ids)
  const rechecks = await recheckStore(visit).among([...works.keys()])
  const standings = []
  for (const work of works.values()) {
    const recheck = rechecks.get(work.id)
    const source = sources.find(({ kind }) => kind === work.kind)
    if (!recheck || !source) continue
    const isOwn = work.personId === visit.person?.id
    if (!isOwn && !(await overseenWork(source, visit, work.id))) continue
    const { id, kind, groupId, itemId } = work
    const title = await source.nameOf(visit, work)
    standings.push({
      id,
      kind,
      groupId,
      itemId,
      isOwn,
      title,
      state: recheckStateNames[recheck.state],
    })
  }
  return standings
}

/** So many undecided requests of a school are looked at for one visitor. */
const maxAsked = 1_000

/** Requests that wait for the visitor to decide them, the oldest first; whether one marks in a group is asked once a group. */
export const rechecksToDecide = async (
  sources: readonly MarkingSource[],
  visit: Visit,
): Promise<Awaited<ReturnType<typeof rechecksAmong>>> => {
  const own = visit.person?.id ?? ''
  if (visit.who === 'student' || own === '') return []
  const waiting = await recheckStore(visit).asked(maxAsked)
  const works = await workStore(visit).among(waiting.map(({ workId }) => workId))
  const marksIn = new Map<string, boolean>()
  const toDecide: string[] = []
  for (const { workId, before } of waiting) {
    const work = works.get(workId)
    const source = sources.find(({ kind }) => kind === work?.kind)
    if (!work || !source) continue
    const marks =
      marksIn.get(work.groupId) ?? (await source.overseeing(visit, work.groupId))?.mayMark === true
    marksIn.set(work.groupId, marks)
    if (marks && (await decidersOf(source, visit, work, before.markerId)).includes(own))
      toDecide.push(workId)
  }
  return rechecksAmong(sources, visit, toDecide)
}
