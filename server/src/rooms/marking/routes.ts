import {
  askRecheck,
  decideRecheck,
  decideWork,
  decideWorks,
  getWork,
  keepWorkMark,
  listWorks,
  releaseWorks,
  saveMarkingPolicy,
  saveWorkRubric,
  type Criterion,
  type WorkKind,
} from '@xinglin/contract/marking'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { bankCalls } from './bank/comment-bank.ts'
import { resubmitDeadline, decideMark, keepMark, releaseMarks } from './marks/decide-mark.ts'
import { decideSeveral } from './marks/decide-several.ts'
import { markStore } from './marks/mark-store.ts'
import { faultOfRubric, writtenInRubric } from './marks/rules.ts'
import { listFor } from './queue/list-works.ts'
import { toWorkResponse } from './queue/serialize-work.ts'
import { ask } from './rechecks/ask-recheck.ts'
import { decideAsked } from './rechecks/decide-recheck.ts'
import type { MarkingSource } from './sources/marking-source.ts'
import { savePolicy } from './policies/save-policy.ts'
import { workStore, type WorkRow } from './works/work-store.ts'

const { missing, notYours } = saveWorkRubric.refusals

/** Refuses a rubric that is none. */
export const refuseRubric = async (
  { refusals }: Pick<MarkingSource, 'refusals'>,
  visit: Visit,
  rubric: readonly Criterion[],
): Promise<void> => {
  const fault = faultOfRubric(rubric)
  if (fault) throw refuse(saveWorkRubric.refusals[fault])
  await refuseSensitive(visit, writtenInRubric(rubric), 'marking', refusals.sensitive)
}

/** Sets what works of an item are marked by; refuses a rubric that is none. */
export const keepRubric = async (
  source: MarkingSource,
  visit: Visit,
  itemId: string,
  rubric: readonly Criterion[],
): Promise<{ readonly Rubric: Criterion[] }> => {
  await refuseRubric(source, visit, rubric)
  await markStore(visit).keepRubric({ itemId, criteria: rubric, changedAt: visit.at })
  return { Rubric: [...rubric] }
}

/** Of some works of a group those that the visitor may mark; refuses a group of which they may mark none. */
const markableWorks = async (
  source: MarkingSource,
  visit: Visit,
  wanted: string,
  ids: readonly string[],
): Promise<WorkRow[]> => {
  const overseeing = await source.overseeing(visit, wanted)
  if (!overseeing?.mayMark) throw refuse(missing)
  return [...(await workStore(visit).among([...new Set(ids)])).values()].filter(
    ({ kind, groupId, personId }) =>
      kind === source.kind && groupId === wanted && (overseeing.people?.has(personId) ?? true),
  )
}

/** Answers those who mark works of any kind; `sources` are the rooms whose works they are. */
export const markingCalls = (sources: readonly MarkingSource[]) => {
  const of = (kind: WorkKind): MarkingSource => {
    const source = sources.find((one) => one.kind === kind)
    if (!source) throw refuse(missing)
    return source
  }
  return [
    answer(listWorks, async function handleListWorks(visit, wanted) {
      return listFor(of(wanted.Kind), visit, wanted)
    }),

    answer(getWork, async function handleGetWork(visit, { Kind, Id, Version }) {
      return toWorkResponse(of(Kind), visit, Id, Version)
    }),

    answer(keepWorkMark, async function handleKeepWorkMark(visit, given) {
      return keepMark(of(given.Kind), visit, given)
    }),

    answer(decideWork, async function handleDecideWork(visit, given) {
      if (given.Outcome === 'returned' && of(given.Kind).neverReturned)
        throw refuse(decideWork.refusals.final)
      const decided = await decideMark(
        of(given.Kind),
        visit,
        { ...given, resubmitUntil: resubmitDeadline(visit.at, given.AgainDays) },
        decideWork.refusals,
      )
      return { State: decided.state, Score: decided.score, Revision: decided.revision }
    }),

    answer(releaseWorks, async function handleReleaseWorks(visit, { Kind, GroupId, Ids }) {
      const source = of(Kind)
      const works = await markableWorks(source, visit, GroupId, Ids)
      return { Released: await releaseMarks(source, visit, works) }
    }),

    answer(decideWorks, async function handleDecideWorks(visit, { Kind, GroupId, Ids, ...alike }) {
      const source = of(Kind)
      if (alike.Outcome === 'returned' && source.neverReturned)
        throw refuse(decideWorks.refusals.final)
      const works = await markableWorks(source, visit, GroupId, Ids)
      const decided = await decideSeveral(source, visit, works, alike)
      return { Decided: decided, Left: new Set(Ids).size - decided }
    }),

    answer(saveMarkingPolicy, async function handleSaveMarkingPolicy(visit, given) {
      return savePolicy(of(given.Kind), visit, given)
    }),

    answer(saveWorkRubric, async function handleSaveWorkRubric(visit, fields) {
      const { Kind, GroupId, ItemId, Rubric } = fields
      const source = of(Kind)
      const overseeing = await source.overseeing(visit, GroupId)
      if (!overseeing || !(await source.titles(visit, GroupId)).has(ItemId)) throw refuse(missing)
      if (!overseeing.maySetRubric) throw refuse(notYours)
      return keepRubric(source, visit, ItemId, Rubric)
    }),

    answer(askRecheck, async function handleAskRecheck(visit, given) {
      return ask(of(given.Kind), visit, given)
    }),

    answer(decideRecheck, async function handleDecideRecheck(visit, given) {
      return decideAsked(of(given.Kind), visit, given)
    }),

    ...bankCalls(),
  ]
}
