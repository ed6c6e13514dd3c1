import {
  getAssignmentProgress,
  ownStates,
  workStates,
  type ProgressRow,
} from '@xinglin/contract/assignments'
import { nobody, type InputOf } from '@xinglin/contract/call'
import type { Moment } from '#attempts'
import { facesOf, type Face } from '#identity'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'
import { namesOfTargets, receiversOf, targetStore, type Given } from '#targets'
import { peopleOfClasses } from '#classes'
import { taughtAssignment } from '../definition/policy.ts'
import { assignmentStore, type AssignmentRow, type ItemRow } from '../definition/store.ts'
import { worksAt, type ItemKinds } from '../works/kinds.ts'
import { toOwnDate, toOwnWork, viaOf } from '../works/serialize-works.ts'
import { standingOf, type OwnStanding } from '../works/standings.ts'

/** A student of a task. */
export type Learner = {
  readonly id: string
  readonly given: Given
  readonly face: Face | undefined
  readonly standing: OwnStanding
}

/** Everybody who has a task now and whom the visitor may look at, by number; of some people where they are named. */
export const learnersOfTask = async (
  kinds: ItemKinds,
  visit: Moment,
  row: AssignmentRow,
  items: readonly ItemRow[],
  onlyClasses: readonly string[] | undefined,
  people?: readonly string[],
): Promise<Learner[]> => {
  const receivers = await receiversOf(visit, row.id)
  const seen = onlyClasses && (await peopleOfClasses(visit, onlyClasses))
  const wanted = people && new Set(people)
  const ids = [...receivers.keys()].filter(
    (id) => (!seen || seen.has(id)) && (!wanted || wanted.has(id)),
  )
  const works = await worksAt(kinds, visit, items, ids)
  const faces = await facesOf(visit, ids)
  return ids
    .flatMap((id) => {
      const given = receivers.get(id)
      return given
        ? [
            {
              id,
              given,
              face: faces.get(id),
              standing: standingOf(row, items, { id, given }, works, visit.at),
            },
          ]
        : []
    })
    .toSorted(
      (a, b) =>
        (a.face?.number ?? '').localeCompare(b.face?.number ?? '', 'zh', { numeric: true }) ||
        (a.id < b.id ? -1 : 1),
    )
}

const countedBy = <Name extends string>(
  names: readonly Name[],
  values: readonly Name[],
): Record<Name, number> =>
  Object.fromEntries(
    names.map((name) => [name, values.filter((value) => value === name).length]),
  ) as Record<Name, number>

/** The mean, cut to two decimals: what is shown of it is rounded once. */
const meanOf = (scores: readonly number[]): number | null =>
  scores.length === 0
    ? null
    : Math.floor((scores.reduce((sum, one) => sum + one, 0) / scores.length) * 100 + 1e-9) / 100

const figuresOf = (item: ItemRow, learners: readonly Learner[]) => {
  const standings = learners.flatMap(({ standing }) => standing.items.get(item.id) ?? [])
  return {
    ItemId: item.id,
    Title: item.title,
    Counts: countedBy(
      workStates,
      standings.map(({ state }) => state),
    ),
    Mean: meanOf(standings.flatMap(({ outcome }) => outcome.score ?? [])),
  }
}

const progress = async (
  kinds: ItemKinds,
  visit: Visit,
  fields: InputOf<typeof getAssignmentProgress>,
) => {
  const { Id, State, ClassId, SearchKey, PageIndex, PageSize } = fields
  const { row, access } = await taughtAssignment(visit, Id)
  const items = await assignmentStore(visit).items([Id])
  const everybody = await learnersOfTask(kinds, visit, row, items, access.onlyClasses)
  const inClass =
    ClassId === null || ClassId === nobody ? undefined : await peopleOfClasses(visit, [ClassId])
  const all = everybody.filter(
    ({ id, face }) =>
      (!inClass || inClass.has(id)) &&
      (face?.name.includes(SearchKey) || face?.number.includes(SearchKey)),
  )
  const some = all.filter((one) => State === 'all' || one.standing.state === State)
  const page = some.slice((PageIndex - 1) * PageSize, PageIndex * PageSize)
  const names = await namesOfTargets(visit, await targetStore(visit).overrides([Id]))
  const nameById = new Map([...names].map(([id, { name }]) => [id, name]))
  return {
    List: page.map((one): ProgressRow => ({
      PersonId: one.id,
      RealName: one.face?.name ?? '',
      Number: one.face?.number ?? '',
      Via: viaOf(one.given),
      State: one.standing.state,
      Due: toOwnDate('due', one.standing.dates.due, nameById),
      Works: items.flatMap(({ id }) => {
        const work = one.standing.items.get(id)
        return work ? [{ ItemId: id, ...toOwnWork(work) }] : []
      }),
      Score: one.standing.score,
    })),
    Count: some.length,
    Counts: countedBy(
      ownStates,
      all.map((one) => one.standing.state),
    ),
    Items: items.map((item) => figuresOf(item, all)),
    ServerTime: visit.at.toISOString(),
  }
}

/** Answers those who look at how far a task is. */
export const progressCalls = (kinds: ItemKinds) => [
  answer(getAssignmentProgress, async function handleGetAssignmentProgress(visit, fields) {
    return progress(kinds, visit, fields)
  }),
]
