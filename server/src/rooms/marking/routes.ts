import {
  askRecheck,
  decideRecheck,
  decideWork,
  getWork,
  keepWorkMark,
  listWorks,
  releaseWorks,
  saveWorkRubric,
  type Criterion,
  type WorkKind,
} from '@xinglin/contract/marking'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { bankCalls } from './bank/comment-bank.ts'
import { againUntil, decideMark, keepMark, releaseMarks } from './marks/decide-mark.ts'
import { markStore } from './marks/mark-store.ts'
import { faultOfRubric, writtenInRubric } from './marks/rules.ts'
import { listFor } from './queue/list-works.ts'
import { toWorkResponse } from './queue/serialize-work.ts'
import { ask } from './rechecks/ask-recheck.ts'
import { decideAsked } from './rechecks/decide-recheck.ts'
import type { MarkingSource } from './sources/marking-source.ts'
import { workStore } from './works/work-store.ts'

const { missing, notYours } = saveWorkRubric.refusals

/** Sets what works of an item are marked by; refuses a rubric that is none. */
export const keepRubric = async (
  source: MarkingSource,
  visit: Visit,
  itemId: string,
  rubric: readonly Criterion[],
): Promise<{ readonly Rubric: Criterion[] }> => {
  const fault = faultOfRubric(rubric)
  if (fault) throw refuse(saveWorkRubric.refusals[fault])
  await refuseSensitive(visit, writtenInRubric(rubric), 'marking', source.refusals.sensitive)
  await markStore(visit).keepRubric({ itemId, criteria: rubric, changedAt: visit.at })
  return { Rubric: [...rubric] }
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
      const decided = await decideMark(
        of(given.Kind),
        visit,
        { ...given, againUntil: againUntil(visit.at, given.AgainDays) },
        decideWork.refusals,
      )
      return { State: decided.state, Score: decided.score, Revision: decided.revision }
    }),

    answer(releaseWorks, async function handleReleaseWorks(visit, { Kind, GroupId, Ids }) {
      const source = of(Kind)
      const overseeing = await source.overseeing(visit, GroupId)
      if (!overseeing?.mayMark) throw refuse(missing)
      const works = [...(await workStore(visit).among([...new Set(Ids)])).values()].filter(
        ({ kind, groupId, personId }) =>
          kind === Kind && groupId === GroupId && (overseeing.people?.has(personId) ?? true),
      )
      return { Released: await releaseMarks(source, visit, works) }
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
