import { nobody, type InputOf } from '@xinglin/contract/call'
import { announceInExam, controlExam, type RoomAction } from '@xinglin/contract/exams'
import { refuseSensitive } from '#dictionaries'
import { workStore } from '#marking'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { targetStore } from '#targets'
import { attemptStore, type AttemptRow } from '../attempts/store.ts'
import { managedExam } from '../schedule/manage-exams.ts'
import { ownTimes } from '../schedule/own-times.ts'
import { watchedExam } from '../schedule/policy.ts'
import { settleHold } from '../schedule/settle-hold.ts'
import { examStore, type ExamRow } from '../schedule/store.ts'
import { noteEvent } from '../sitting/event-store.ts'
import { extendStations, holdStations } from '../stations/attempt-stations.ts'
import { handIn } from '../sitting/hand-in.ts'
import { wordStore } from '../sitting/word-store.ts'
import { writtenStore } from '../written/store.ts'
import { watchedPeople } from './watch.ts'

const { minutes: badMinutes, nobody: noneChosen, none, missing, sensitive } = controlExam.refusals

type Wanted = InputOf<typeof controlExam>
type Action = Pick<Wanted, 'Action' | 'Minutes' | 'Reason'>
const minuteMs = 60_000
/** As much as may be given beyond the minutes in all. */
const maxExtra = 600

const later = (at: Date, ms: number): Date => new Date(at.getTime() + ms)

const reasonOf = (row: Pick<AttemptRow, 'extraReason'>, reason: string): string =>
  row.extraReason === '' || row.extraReason === reason ? reason : `${row.extraReason}；${reason}`

/** What an action makes of an attempt; undefined where it cannot be done to it. */
const changed = (
  visit: Visit,
  row: AttemptRow,
  { Action, Minutes, Reason }: Action,
): Partial<AttemptRow> | undefined => {
  const isRunning = row.state === 'running'
  switch (Action) {
    case 'extend':
      return isRunning
        ? {
            deadline: later(row.deadline, Minutes * minuteMs),
            extraMinutes: row.extraMinutes + Minutes,
            extraReason: reasonOf(row, Reason),
          }
        : undefined
    case 'pause':
      return isRunning && !row.pausedAt ? { pausedAt: visit.at } : undefined
    case 'resume':
      return isRunning && row.pausedAt
        ? {
            pausedAt: null,
            deadline: later(row.deadline, visit.at.getTime() - row.pausedAt.getTime()),
          }
        : undefined
    case 'reopen':
      // Scored anew once it is handed in again; what was scored before stays as a version.
      return row.state === 'submitted'
        ? {
            state: 'running',
            submittedAt: null,
            submitKind: null,
            receipt: '',
            answerHash: '',
            scoreVersion: 0,
            scoringFailures: 0,
            scoringFailedAt: null,
            releasedAt: null,
            epoch: row.epoch + 1,
            deadline: later(visit.at, Minutes * minuteMs),
          }
        : undefined
    case 'end':
      return isRunning ? {} : undefined
  }
}

const details: Readonly<Record<RoomAction, (wanted: Action) => string>> = {
  extend: ({ Minutes, Reason }) => `${Minutes} 分钟：${Reason}`,
  pause: ({ Reason }) => Reason,
  resume: ({ Reason }) => Reason,
  end: ({ Reason }) => Reason,
  reopen: ({ Minutes, Reason }) => `给 ${Minutes} 分钟：${Reason}`,
}

/** Gives those who have not begun their minutes too: a person in their own right, everybody by the examination itself. */
const extendThoseToCome = async (
  visit: Visit,
  row: ExamRow,
  personIds: readonly string[] | 'all',
  { Minutes, Reason }: Wanted,
): Promise<void> => {
  const store = targetStore(visit)
  const overrides = await store.overrides([row.id])
  if (personIds === 'all') {
    await examStore(visit).change(row.id, {
      extraMinutes: row.extraMinutes + Minutes,
      extraReason: reasonOf(row, Reason),
    })
    await store.override(
      overrides
        .filter(({ field }) => field === 'extra')
        .map(({ schoolId: _school, ...one }) => ({ ...one, amount: (one.amount ?? 0) + Minutes })),
    )
    return
  }
  const people = await watchedPeople(visit, row.id, undefined)
  for (const refId of personIds) {
    const given = people.get(refId)
    if (!given) continue
    const { extra, extraReason } = ownTimes(row, given)
    await store.override([
      {
        objectId: row.id,
        kind: 'person',
        refId,
        field: 'extra',
        at: null,
        amount: Math.min(maxExtra, extra + Minutes),
        reason: reasonOf({ extraReason }, Reason),
        id: newId(visit.at.getTime()),
        writtenBy: visit.person?.id ?? nobody,
        writtenAt: visit.at,
      },
    ])
  }
}

/** The newest attempt of each of some people, held. */
const heldAttempts = async (
  visit: Visit,
  examId: string,
  personIds: ReadonlySet<string>,
): Promise<AttemptRow[]> => {
  const newest = new Map<string, string>()
  for (const one of await attemptStore(visit).ofExam(examId))
    if (personIds.has(one.personId) && !newest.has(one.personId)) newest.set(one.personId, one.id)
  const held = []
  for (const id of [...newest.values()].toSorted()) {
    const row = await attemptStore(visit).lock(id)
    if (row) held.push(row)
  }
  return held
}

/** Does something to an attempt that this transaction holds; false where it cannot be done to it. */
export const controlAttempt = async (
  visit: Visit,
  row: AttemptRow,
  wanted: Action,
): Promise<boolean> => {
  const set = changed(visit, row, wanted)
  if (!set) return false
  if (wanted.Action === 'end') await handIn(visit, row, 'proctor', visit.at)
  else await attemptStore(visit).change(row.id, set)
  if (wanted.Action === 'pause' || wanted.Action === 'resume')
    await holdStations(visit, row, wanted.Action, visit.at)
  else if (row.state === 'running' && set.deadline)
    await extendStations(visit, row, set.deadline.getTime() - row.deadline.getTime())
  if (wanted.Action === 'reopen') {
    const written = await writtenStore(visit).newest(row.id)
    await workStore(visit).unrelease([...written.values()].map(({ id }) => id))
  }
  await noteEvent(visit, {
    examId: row.examId,
    attemptId: row.id,
    kind: wanted.Action,
    detail: details[wanted.Action](wanted),
    byId: visit.person?.id ?? nobody,
  })
  return true
}

const control = async (visit: Visit, wanted: Wanted) => {
  const { row, access } = await watchedExam(visit, wanted.ExamId)
  const isTimed = wanted.Action === 'extend' || wanted.Action === 'reopen'
  if (isTimed && wanted.Minutes === 0) throw refuse(badMinutes)
  if (!wanted.All && wanted.PersonIds.length === 0) throw refuse(noneChosen)
  await refuseSensitive(visit, wanted.Reason, 'exam', sensitive)
  const watched = await watchedPeople(visit, row.id, access.onlyClasses)
  const ids = new Set(wanted.All ? watched.keys() : wanted.PersonIds)
  // Somebody whom the visitor does not watch is nobody here.
  if (![...ids].every((id) => watched.has(id))) throw refuse(missing)
  if (isTimed) await examStore(visit).lock(row.id)
  const held = await heldAttempts(visit, row.id, ids)
  let count = 0
  for (const attempt of held) if (await controlAttempt(visit, attempt, wanted)) count += 1
  if (wanted.Action === 'extend') {
    const isWhole = wanted.All && access.onlyClasses === undefined
    await extendThoseToCome(visit, row, isWhole ? 'all' : [...ids], wanted)
    count = ids.size
  }
  if (count === 0) throw refuse(none)
  // Whoever is let in again after the end needs its questions held again.
  if (isTimed) await settleHold(visit, row.id, visit.at)
  await managedExam(
    visit,
    `监考中${{ extend: '延长', pause: '暂停', resume: '恢复', end: '收卷', reopen: '重新打开' }[wanted.Action]} ${count} 人：`,
    row.name,
    wanted.Reason,
  )
  return { Changed: count }
}

const announce = async (visit: Visit, { ExamId, Text }: InputOf<typeof announceInExam>) => {
  const { row } = await watchedExam(visit, ExamId)
  await refuseSensitive(visit, Text, 'exam', announceInExam.refusals.sensitive)
  const id = newId(visit.at.getTime())
  const authorId = visit.person?.id ?? nobody
  const words = wordStore(visit)
  await words.add({ id, examId: row.id, text: Text, authorId, at: visit.at })
  visit.afterwards(() => words.forget(row.id))
  await noteEvent(visit, {
    examId: row.id,
    attemptId: null,
    kind: 'announce',
    detail: Text,
    byId: authorId,
  })
  return { Id: id }
}

/** Answers a proctor who acts, or says something to everybody. */
export const controlCalls = () => [answer(controlExam, control), answer(announceInExam, announce)]
