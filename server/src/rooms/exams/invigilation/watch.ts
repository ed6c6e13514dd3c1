import type { InputOf } from '@xinglin/contract/call'
import { watchExam, type Seat } from '@xinglin/contract/exams'
import { facesOf, peopleAmong } from '#identity'
import { answer } from '#platform/http'
import type { Visit } from '#platform/visit'
import { receiversOf, type Given } from '#targets'
import { answerStore } from '../attempts/answer-store.ts'
import { isUnscored } from '../attempts/scoring-store.ts'
import { attemptStore, type AttemptRow } from '../attempts/store.ts'
import { unitsIn } from '../papers/frozen-paper.ts'
import { ownTimes } from '../schedule/own-times.ts'
import { watchedExam } from '../schedule/policy.ts'
import type { ExamRow } from '../schedule/store.ts'
import { eventStore } from '../sitting/event-store.ts'
import { wordStore, type PresenceRow } from '../sitting/word-store.ts'
import { enteredCounts } from '../stations/attempt-stations.ts'
import { eventWords } from './event-words.ts'

const maxEvents = 60

/** Whom the visitor watches: everybody who has the examination, or those of their own classes. */
export const watchedPeople = async (
  visit: Visit,
  examId: string,
  onlyClasses: readonly string[] | undefined,
): Promise<ReadonlyMap<string, Given>> => {
  const all = await receiversOf(visit, examId)
  if (onlyClasses === undefined) return all
  return new Map(
    [...all].filter(([, { targetMatch }]) =>
      targetMatch.via.some(({ classId }) => onlyClasses.includes(classId)),
    ),
  )
}

/** The newest attempt of each person. */
const newestOf = (attempts: readonly AttemptRow[]): ReadonlyMap<string, AttemptRow> => {
  const newest = new Map<string, AttemptRow>()
  for (const one of attempts) if (!newest.has(one.personId)) newest.set(one.personId, one)
  return newest
}

/** Where somebody is in their paper, as the question in sight tells. */
const whereIn = (attempt: AttemptRow, presence: PresenceRow | undefined): string => {
  let no = 0
  for (const { name, questions, stations = [] } of attempt.drawn) {
    const places = [
      ...questions.map(({ questionId, units }) => [questionId, ...units.map(({ id }) => id)]),
      ...stations.map(({ id }) => [id]),
    ]
    for (const ids of places) {
      no += 1
      if (ids.includes(presence?.questionId ?? '')) return `${name} 第${no}题`
    }
  }
  return ''
}

type Known = {
  readonly answered: ReadonlyMap<string, number>
  /** How many stations were entered. */
  readonly entered: ReadonlyMap<string, number>
  readonly presences: ReadonlyMap<string, PresenceRow>
  readonly late: ReadonlyMap<string, number>
  readonly unread: (attempt: AttemptRow) => number
  readonly at: Date
}

const stateOf = (attempt: AttemptRow | undefined): Seat['State'] => {
  if (!attempt) return 'absent'
  if (attempt.state === 'submitted') return 'submitted'
  return attempt.pausedAt ? 'paused' : 'running'
}

const toSeat = (
  row: ExamRow,
  person: { id: string; name: string; number: string },
  given: Given,
  attempt: AttemptRow | undefined,
  { answered, entered, presences, late, unread, at }: Known,
): Seat => {
  const times = ownTimes(row, given)
  const presence = attempt && presences.get(attempt.id)
  return {
    PersonId: person.id,
    Name: person.name,
    Number: person.number,
    ClassName: given.targetMatch.via[0]?.name ?? '',
    State: stateOf(attempt),
    AttemptId: attempt?.id ?? '',
    No: attempt?.no ?? 0,
    StartAt: attempt?.startedAt.toISOString() ?? null,
    Deadline: attempt?.deadline.toISOString() ?? null,
    SubmittedAt: attempt?.submittedAt?.toISOString() ?? null,
    SubmitKind: attempt?.submitKind ?? '',
    Unscored: attempt ? isUnscored(attempt, at) : false,
    BaseMinutes: attempt?.baseMinutes ?? times.minutes,
    ExtraMinutes: attempt?.extraMinutes ?? times.extra,
    Answered: attempt ? (answered.get(attempt.id) ?? 0) + (entered.get(attempt.id) ?? 0) : 0,
    Units: attempt ? attempt.drawn.reduce((sum, section) => sum + unitsIn(section), 0) : 0,
    SeenAt: presence?.seenAt.toISOString() ?? null,
    Unsent: presence?.unsent ?? 0,
    Where: attempt ? whereIn(attempt, presence) : '',
    Device: attempt?.device ?? '',
    SafeBrowser: presence?.safeBrowser ?? '',
    Address: attempt?.address ?? '',
    Openings: attempt?.openings ?? 0,
    Late: attempt ? (late.get(attempt.id) ?? 0) : 0,
    Unread: attempt ? unread(attempt) : 0,
  }
}

const watch = async (visit: Visit, { ExamId }: InputOf<typeof watchExam>) => {
  const { row, access } = await watchedExam(visit, ExamId)
  const receivers = await watchedPeople(visit, ExamId, access.onlyClasses)
  const attempts = newestOf(await attemptStore(visit).ofExam(ExamId))
  const people = await peopleAmong(visit, [...receivers.keys()])
  const ids = [...attempts.values()].map(({ id }) => id)
  const store = wordStore(visit)
  const words = await store.since(ExamId, new Date(0))
  const reads = await store.reads(words.map(({ id }) => id))
  const late = new Map<string, number>()
  for (const one of await answerStore(visit).late(ids))
    if (one.state === 'waiting') late.set(one.attemptId, (late.get(one.attemptId) ?? 0) + 1)
  const known: Known = {
    answered: await answerStore(visit).counts(ids),
    entered: await enteredCounts(visit, [...attempts.values()]),
    presences: await store.presences(ids),
    late,
    at: visit.at,
    unread: ({ id, startedAt }) =>
      words.filter(
        (word) =>
          word.at >= startedAt &&
          !reads.some((one) => one.wordId === word.id && one.attemptId === id),
      ).length,
  }
  const seats = [...receivers].flatMap(([personId, given]) => {
    const person = people.get(personId)
    return person ? [toSeat(row, person, given, attempts.get(personId), known)] : []
  })
  const events = await eventStore(visit).newest(ExamId, maxEvents)
  const names = await facesOf(visit, [
    ...events.flatMap(({ byId }) => byId ?? []),
    ...words.map(({ authorId }) => authorId),
  ])
  const nameOf = new Map([...attempts.values()].map((one) => [one.id, people.get(one.personId)]))
  return {
    Name: row.name,
    OpensAt: row.opensAt.toISOString(),
    ClosesAt: row.closesAt.toISOString(),
    Minutes: row.minutes,
    ExtraMinutes: row.extraMinutes,
    AccessCode: row.accessCode,
    SafeBrowser: row.safeBrowser,
    ServerTime: new Date().toISOString(),
    Seats: seats.toSorted((a, b) => (a.Number < b.Number ? -1 : 1)),
    Events: events
      .filter(({ attemptId }) => attemptId === null || nameOf.get(attemptId))
      .map((event) => ({
        At: event.at.toISOString(),
        Name: nameOf.get(event.attemptId ?? '')?.name ?? '',
        Text: eventWords(event),
        By: names.get(event.byId ?? '')?.name ?? '',
      })),
    Words: words.toReversed().map((word) => ({
      Id: word.id,
      Text: word.text,
      At: word.at.toISOString(),
      By: names.get(word.authorId)?.name ?? '',
      Acknowledged: reads.filter(({ wordId }) => wordId === word.id).length,
    })),
  }
}

/** Answers who watches an examination. */
export const watchCalls = () => [answer(watchExam, watch)]
