import {
  getOwnAssignment,
  type listOwnAssignments,
  ownStateNames,
  ownStates,
  type OwnAssignment,
  type OwnItem,
} from '@xinglin/contract/assignments'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { attemptsOf } from '#attempts'
import { titlesOf } from '#courses/access'
import { itemInVersions, versionsOf } from '#courses/versions'
import { facesOf, nameOfPerson } from '#identity'
import { shownHtml } from '#platform/rich-text'
import { refuse, type Visit } from '#platform/visit'
import { namesOfTargets, targetStore } from '#targets'
import type { ItemRow } from '../definition/store.ts'
import type { ItemKinds } from '../works/kinds.ts'
import { toOwnDate, toOwnWork, viaOf } from '../works/serialize-works.ts'
import type { OwnStanding } from '../works/standings.ts'
import { tasksOf, type TaskOfPerson } from '../works/tasks-of-person.ts'

/** The tasks that the visitor has, as far as some ids want. */
const ownTasks = (kinds: ItemKinds, visit: Visit, wanted?: (id: string) => boolean) =>
  tasksOf(kinds, visit, visit.person?.id ?? nobody, wanted)

/** Names of the classes and groups that the dates of some tasks come from. */
export const dateNames = async (
  visit: Visit,
  tasks: readonly TaskOfPerson[],
): Promise<Map<string, string>> => {
  const overrides = await targetStore(visit).overrides(tasks.map(({ row }) => row.id))
  const names = await namesOfTargets(visit, overrides)
  return new Map([...names].map(([id, { name }]) => [id, name]))
}

const doneStates = new Set(['done', 'waiting'])

const toOwn = (
  { row, items, given, standing }: TaskOfPerson,
  names: ReadonlyMap<string, string>,
  teacherName: string,
): OwnAssignment => ({
  Id: row.id,
  Title: row.title,
  Via: viaOf(given),
  TeacherName: teacherName,
  State: standing.state,
  Kinds: [...new Set(items.map(({ kind }) => kind))],
  DoneCount: [...standing.items.values()].filter(({ state }) => doneStates.has(state)).length,
  ItemCount: items.length,
  Returned: standing.isReturned,
  AgainUntil: standing.resubmitUntil?.toISOString() ?? null,
  Due: toOwnDate('due', standing.dates.due, names),
  Closes: toOwnDate('closes', standing.dates.closes, names),
  Score: standing.score,
})

// What is to be done comes first, then what is still to come, then what is over.
const ranks = {
  open: 1,
  begun: 1,
  overdue: 1,
  upcoming: 2,
  waiting: 3,
  done: 4,
  closed: 5,
} as const

const rank = ({ standing }: TaskOfPerson): number =>
  standing.isReturned ? 0 : ranks[standing.state]

/** By when something is to be done: of what was returned until when it may be handed in again. */
const deadlineOf = ({ isReturned, resubmitUntil, dates }: OwnStanding): Date | null =>
  isReturned ? resubmitUntil : dates.due.value

const dueTime = ({ standing }: TaskOfPerson): number => deadlineOf(standing)?.getTime() ?? Infinity

/** What is returned first, then what is to be done by its date; of what waits or is over the newest first. */
const inOrder = (a: TaskOfPerson, b: TaskOfPerson): number =>
  rank(a) - rank(b) ||
  (rank(a) <= ranks.upcoming ? dueTime(a) - dueTime(b) : dueTime(b) - dueTime(a))

/** The visitor's tasks, narrowed, with how many stand where. */
export const listOwn = async (
  kinds: ItemKinds,
  visit: Visit,
  fields: InputOf<typeof listOwnAssignments>,
) => {
  const { State, SearchKey, ClassId, PageIndex, PageSize } = fields
  const key = SearchKey.toLowerCase()
  const all = (await ownTasks(kinds, visit)).filter(
    ({ row, given }) =>
      row.title.toLowerCase().includes(key) &&
      (ClassId === null ||
        ClassId === nobody ||
        given.targetMatch.via.some(
          ({ refId, classId }) => refId === ClassId || classId === ClassId,
        )),
  )
  const some = all
    .filter(({ standing }) => State === 'all' || standing.state === State)
    .toSorted(inOrder)
  const page = some.slice((PageIndex - 1) * PageSize, PageIndex * PageSize)
  const names = await dateNames(visit, page)
  const teachers = await facesOf(
    visit,
    page.map(({ row }) => row.ownerId),
  )
  const counts = Map.groupBy(all, ({ standing }) => standing.state)
  return {
    List: page.map((one) => toOwn(one, names, teachers.get(one.row.ownerId)?.name ?? '')),
    Count: some.length,
    Counts: Object.fromEntries(
      ownStates.map((state) => [state, counts.get(state)?.length ?? 0]),
    ) as Record<(typeof ownStates)[number], number>,
    ServerTime: visit.at.toISOString(),
  }
}

/** Of some tasks those that the visitor has or teaches with, with how they stand; for whoever tells of them. */
export const assignmentsAmong = async (kinds: ItemKinds, visit: Visit, ids: readonly string[]) => {
  const own = await ownTasks(kinds, visit, (id) => ids.includes(id))
  return own.map(({ row, standing }) => ({
    id: row.id,
    title: row.title,
    state: standing.isReturned ? '有退回' : ownStateNames[standing.state],
    /** Their own date, where something is to be done by it still. */
    due:
      standing.isReturned || standing.state === 'open' || standing.state === 'overdue'
        ? deadlineOf(standing)
        : null,
  }))
}

/** The tasks that the visitor has to do: under way, late but taken still, or returned; with the date by which, null without one. */
export const dueAssignments = async (kinds: ItemKinds, visit: Visit) =>
  (await ownTasks(kinds, visit))
    .filter(
      ({ standing: { state, isReturned } }) =>
        isReturned || state === 'open' || state === 'begun' || state === 'overdue',
    )
    .map(({ row, standing }) => ({
      id: row.id,
      title: row.title,
      due: deadlineOf(standing),
      isReturned: standing.isReturned,
      isLate: standing.state === 'overdue',
    }))

/** The tasks of the visitor's that have a date, with how they stand. */
export const datedAssignments = async (kinds: ItemKinds, visit: Visit) =>
  (await ownTasks(kinds, visit)).flatMap(({ row, standing }) => {
    const due = deadlineOf(standing)
    if (due === null) return []
    const state = standing.isReturned ? '已退回' : ownStateNames[standing.state]
    return [{ id: row.id, title: row.title, due, state }]
  })

/** One task of the visitor's; undefined where they have none of that id. */
export const ownTask = async (
  kinds: ItemKinds,
  visit: Visit,
  id: string,
): Promise<TaskOfPerson | undefined> => (await ownTasks(kinds, visit, (one) => one === id))[0]

/** Where an item is gone on with: the visitor's open round, and the item as that round's version has it. */
const placeOf = async (visit: Visit, { courseId, courseItemId }: ItemRow) => {
  const attempt = courseId ? await attemptsOf(visit).current(courseId) : undefined
  if (!courseId || !attempt) return { ProgressId: '', ItemId: courseItemId ?? '' }
  if (!courseItemId) return { ProgressId: attempt.id, ItemId: '' }
  const { itemKey } = await itemInVersions(visit, courseId, courseItemId)
  const items = await versionsOf(visit).items(attempt.versionId)
  const there = items.find((one) => one.itemKey === itemKey)
  return there ? { ProgressId: attempt.id, ItemId: there.id } : { ProgressId: '', ItemId: '' }
}

const toItem = async (
  visit: Visit,
  item: ItemRow,
  standing: OwnStanding,
  courseName: string,
): Promise<OwnItem | undefined> => {
  const work = standing.items.get(item.id)
  if (!work) return undefined
  const isEarly = standing.dates.opens.value !== null && visit.at < standing.dates.opens.value
  return {
    Id: item.id,
    Kind: item.kind,
    Title: item.title,
    CourseId: item.courseId ?? '',
    ...(await placeOf(visit, item)),
    CourseName: courseName,
    // What is asked is not told before its time, nor before what comes first is done.
    Body: isEarly || work.state === 'locked' ? '' : shownHtml(visit, item.body),
    Weight: item.weight,
    Required: item.required,
    Attempts: item.attempts,
    ScoreRule: item.scoreRule,
    LateRule: item.lateRule,
    Penalty: item.penalty,
    Work: toOwnWork(work),
    Lock: isEarly ? '任务还没有开放' : work.state === 'locked' ? '请先完成前面的内容' : '',
  }
}

const endedSentence = {
  task: '任务已归档，不能再提交；已提交的内容和成绩保留',
  class: '班级已归档，不能再提交；已提交的内容和成绩保留',
}

/** One task of the visitor's whole. */
export const detailOfOwn = async (kinds: ItemKinds, visit: Visit, id: string) => {
  const own = await ownTask(kinds, visit, id)
  if (!own) throw refuse(getOwnAssignment.refusals.missing)
  const { row, items, standing } = own
  const names = await dateNames(visit, [own])
  const courses = await titlesOf(
    visit,
    items.flatMap(({ courseId }) => courseId ?? []),
  )
  const shown = []
  for (const item of items) {
    const one = await toItem(visit, item, standing, courses.get(item.courseId ?? '') ?? '')
    if (one) shown.push(one)
  }
  return {
    ...toOwn(own, names, await nameOfPerson(visit, row.ownerId)),
    Intro: row.intro,
    Ordered: row.ordered,
    Dates: (['opens', 'due', 'closes'] as const).map((field) =>
      toOwnDate(field, standing.dates[field], names),
    ),
    Items: shown,
    Ended: standing.ended ? endedSentence[standing.ended] : '',
    ServerTime: visit.at.toISOString(),
  }
}
