import { submitQuiz } from '@xinglin/contract/learning'
import { attemptsOf, isTakenOnce, type Attempt, type Moment } from '#attempts'
import { versionsOf, type ItemBody } from '#courses/versions'
import { stateAt } from '#offerings/periods'
import { momentWord, refuse, type Visit } from '#platform/visit'
import type { Belonging, BodyOf, Host, SimulationName } from '#simulations/kernel'
import { carryOver } from './carrying.ts'
import { visitItem } from './current-item.ts'
import {
  learnerOf,
  recordable,
  tallyWithCredits,
  standsAt,
  type Studied,
} from './attempt-context.ts'
import type { Kinds } from './kinds.ts'
import { sheetNow } from './score-attempt.ts'

const { missing, locked } = submitQuiz.refusals

/** The kinds of items that take place in a room of their own, with the verbs of their events. */
const verbs = {
  consultation: { ended: 'consulted', rescored: 'rescored' },
  operation: { ended: 'operated', rescored: 'operation-rescored' },
  experiment: { ended: 'experimented', rescored: 'experiment-rescored' },
} as const

/** An item in which somebody takes a seat: what it holds, and where it is. */
type Seat<Name extends SimulationName> = BodyOf<Name> & {
  readonly courseId: string
  readonly attemptId: string
  readonly itemId: string
  /** Those who teach here try a course as testers. */
  readonly tester: boolean
}

const attemptOf = async (moment: Moment, where: Belonging, lock: boolean): Promise<Attempt> => {
  const attempts = attemptsOf(learnerOf(moment, where))
  const attempt = await (lock ? attempts.lock(where.attemptId) : attempts.find(where.attemptId))
  if (!attempt) throw new Error('the attempt of a session vanished')
  return attempt
}

const standing = (progress: number, state: Attempt['state']) => ({
  progress,
  canFinish: state === 'active' && progress === 100,
})

const isOf = <Name extends SimulationName>(body: ItemBody, name: Name): body is BodyOf<Name> =>
  body.kind === name

/** What is an examination is begun in its time alone, where the course was given with one. */
const refuseOutsideExam = async (visit: Visit, { access }: Studied): Promise<void> => {
  const exam = (await access.period())?.exam
  if (!exam) return
  const state = stateAt(exam, visit.at)
  const word = (at: Date | null) => (at ? momentWord(visit.school.timezone, at) : '')
  if (state === 'upcoming')
    throw refuse(locked, { message: `考核尚未开始，开始时间为${word(exam.opens)}` })
  if (state === 'closed')
    throw refuse(locked, { message: `考核已于${word(exam.closes)}结束；如需补考，请联系任课教师` })
}

/** How the room of learning hosts simulations of a kind: as items of its attempts. */
export const hostOf = <Name extends SimulationName>(
  kinds: Kinds,
  name: Name,
): Host<Seat<Name>> => ({
  async enter(visit, { ProgressId, ItemId, SkillContestId = '' }) {
    const context = await recordable(visit, ProgressId)
    // A round in a contest is its own attempt: by the id of another one nothing is begun in it.
    if (SkillContestId !== '' && context.attempt.contestId !== SkillContestId) throw refuse(missing)
    const item = await versionsOf(visit).item(context.attempt.versionId, ItemId)
    if (!item) throw refuse(missing)
    const { locks, rows } = await tallyWithCredits(visit, context)
    const lock = locks.get(ItemId)
    if (lock) throw refuse(locked, { message: lock })
    const { body } = item
    if (!isOf(body, name)) return undefined
    if ('mode' in body && isTakenOnce(body.mode)) await refuseOutsideExam(visit, context)
    // Opening the item told of it, with its time; who comes by an address of the room alone is there by entering.
    const row = rows.find(({ itemId }) => itemId === ItemId)
    await visitItem(visit, context.attempt, row, { ItemId, Device: '', At: 0 })
    return {
      ...body,
      courseId: context.access.course.id,
      attemptId: context.attempt.id,
      itemId: ItemId,
      tester: context.attempt.tester,
    }
  },

  async lock(moment, where) {
    await attemptOf(moment, where, true)
  },

  async standing(moment, where) {
    const { progress, state } = await attemptOf(moment, where, false)
    return standing(progress, state)
  },

  async overSince(moment, where) {
    const { state, finishedAt, lastAt } = await attemptOf(moment, where, false)
    return state === 'active' ? undefined : (finishedAt ?? lastAt)
  },

  async complete(moment, where, { sessionId, no, score }) {
    const attempt = await attemptOf(moment, where, true)
    // A round that was closed meanwhile is changed by nobody; the session and its report stay.
    const learner = learnerOf(moment, where)
    const attempts = attemptsOf(learner)
    if (attempt.state !== 'active') {
      // What is taken once may have been begun in it and end in the next one.
      const open = await attempts.current(attempt.courseId)
      const held = open && open.id !== attempt.id ? await attempts.lock(open.id) : undefined
      if (held?.state === 'active') await carryOver(kinds, learner, held)
      return standing(attempt.progress, attempt.state)
    }
    const counted = await tallyWithCredits(learner, { attempt })
    const before = counted.rows.find((row) => row.itemId === where.itemId)
    if (score !== null)
      await attempts.addRun(attempt, {
        itemId: where.itemId,
        kind: name,
        no,
        score,
        record: { sessionId },
      })
    const row = await attempts.record(
      attempt,
      before,
      {
        itemId: where.itemId,
        state: 'done',
        position: {},
        seq: before?.seq ?? 0,
        bestScore: score === null ? null : Math.max(before?.bestScore ?? 0, Math.floor(score)),
        tries: (before?.tries ?? 0) + 1,
      },
      verbs[name].ended,
      { no, score, sessionId },
    )
    const others = counted.rows.filter((one) => one.itemId !== where.itemId)
    const rows = [...others, { ...row, position: {} }]
    const { progress, doneCount } = standsAt({ ...counted, rows })
    // Nobody is at an item by its end, which may come by the clock alone.
    await attempts.advance(attempt, { progress, doneCount })
    return standing(Math.max(progress, attempt.progress), attempt.state)
  },

  async rescore(moment, where, { sessionId, no, best }) {
    const attempt = await attemptOf(moment, where, true)
    const learner = learnerOf(moment, where)
    const attempts = attemptsOf(learner)
    const before = (await attempts.items(attempt.id)).find((row) => row.itemId === where.itemId)
    if (before && best !== null)
      await attempts.record(
        attempt,
        before,
        { ...before, bestScore: Math.floor(best) },
        verbs[name].rescored,
        { no, score: best, sessionId },
      )
    // What was finished has a sheet: another one stands in its place, and the old one stays.
    if (attempt.finishedAt) await attempts.rescore(attempt, await sheetNow(kinds, learner, attempt))
  },
})
