import type { Position } from '@xinglin/contract/learning'
import { makeRounds, type NewRound } from '#attempts/seed'
import { addLearners, type Syllabus } from '#courses/versions'
import { dayIn, type Day, type TenantContext } from '#platform/visit'
import { isComplete, mark, type Answers, type KeptTry } from './quiz.ts'
import { theoryDimensions } from './report.ts'
import { completes } from './rules.ts'
import { standsAt } from './attempt-context.ts'

/** One go at an item: where they came to in it, or what they answered. */
export type Action = {
  readonly itemId: string
  /** When it ended, and the seconds of attention that it took. */
  readonly at: Date
  readonly seconds: number
} & ({ readonly position: Position } | { readonly answers: Answers })

/** What somebody did in one round of a course. */
export type NewStudy = {
  readonly personId: string
  readonly course: Syllabus
  readonly startedAt: Date
  readonly actions: readonly Action[]
  /** When they pressed 完成学习; undefined when they did not. */
  readonly finishedAt: Date | undefined
}

/** A round that was made. */
export type MadeStudy = Pick<
  NewRound,
  'personId' | 'courseId' | 'progress' | 'startedAt' | 'lastAt'
> & {
  readonly id: string
  /** When they were last at each item. */
  readonly reached: ReadonlyMap<string, Date>
}

type Row = NewRound['items'][number]
type Item = Syllabus['items'][number]

/** What an action leaves behind. */
type Left = {
  readonly row: Row
  readonly run?: NewRound['runs'][number]
  readonly event: NewRound['events'][number]
}

const fault = (what: string, { course }: NewStudy): Error =>
  new Error(`a record of “${course.name}” that nobody could have made: ${what}`)

/** By the rules that hold for everybody: they alone say what is done and how a quiz is marked. */
const leftBy = (study: NewStudy, item: Item, action: Action, before: Row | undefined): Left => {
  const { itemId, at } = action
  const rowOf = (isDone: boolean, more: Pick<Row, 'position' | 'seq'>): Row => ({
    itemId,
    state: isDone ? 'done' : 'begun',
    doneAt: isDone ? (before?.doneAt ?? at) : null,
    ...more,
  })
  const wasDone = before?.state === 'done'
  if (!('answers' in action)) {
    const { position } = action
    const seq = (before?.seq ?? 0) + 1
    return {
      row: rowOf(wasDone || completes(item, position), { position, seq }),
      event: { verb: 'position', itemId, payload: { seq, position }, at },
    }
  }
  if (item.body.kind !== 'quiz') throw fault('answers to what is no quiz', study)
  if (wasDone) throw fault('a try after the answers were told', study)
  const { questions, pass } = item.body
  if (!isComplete(questions, action.answers)) throw fault('a question without an answer', study)
  const { Score: score, Passed, Marks } = mark(questions, pass, action.answers)
  const tries = (before?.tries ?? 0) + 1
  const record: KeptTry = {
    marks: Marks.map(({ QuestionId, Right, Chosen }) => ({ QuestionId, Right, Chosen })),
  }
  return {
    row: {
      ...rowOf(Passed || tries >= (item.maxTries ?? tries), {
        position: {},
        seq: before?.seq ?? 0,
      }),
      bestScore: Math.max(before?.bestScore ?? 0, score),
      tries,
    },
    run: { itemId, no: tries, score, record, at },
    event: { verb: 'quiz-submitted', itemId, payload: { no: tries, score }, at },
  }
}

/** Plays a round through: what its rows say is what would stand there had it been studied here. */
const played = (study: NewStudy, timezone: string): NewRound => {
  const { course, actions, startedAt, finishedAt } = study
  const { items, sequential } = course
  const rows = new Map<string, Row>()
  const runs: NewRound['runs'][number][] = []
  const events: NewRound['events'][number][] = [
    { verb: 'started', itemId: null, payload: { no: 1 }, at: startedAt },
  ]
  const seconds = new Map<Day, number>()
  let now = startedAt
  const stands = () =>
    standsAt({
      items,
      rows: [...rows.values()].map((row) => ({ ...row, position: row.position as Position })),
      sequential,
      elapsed: (now.getTime() - startedAt.getTime()) / 1000,
    })
  for (const action of actions) {
    const item = items.find((one) => one.id === action.itemId)
    if (!item) throw fault('an item of another course', study)
    if (stands().locks.has(item.id)) throw fault(`“${item.title}” was still locked`, study)
    now = action.at
    const { row, run, event } = leftBy(study, item, action, rows.get(item.id))
    rows.set(item.id, row)
    if (Math.max(0, ...stands().waits.values()) > 0)
      throw fault(`“${item.title}” in no time`, study)
    if (run) runs.push(run)
    events.push(event)
    const day = dayIn(timezone, action.at)
    seconds.set(day, (seconds.get(day) ?? 0) + action.seconds)
  }
  const { progress, doneCount, itemCount } = stands()
  if (finishedAt && progress < 100) throw fault('finished before its end', study)
  const quizzes = items
    .filter((item) => item.kind === 'quiz')
    .map((item) => rows.get(item.id)?.bestScore ?? 0)
  const last = actions.at(-1)
  return {
    personId: study.personId,
    courseId: course.courseId,
    versionId: course.versionId,
    no: 1,
    state: finishedAt ? 'finished' : 'active',
    progress,
    doneCount,
    itemCount,
    currentItem: last?.itemId ?? items[0]?.id ?? null,
    startedAt,
    lastAt: finishedAt ?? last?.at ?? startedAt,
    items: [...rows.values()],
    runs,
    events,
    seconds,
    end: finishedAt && {
      at: finishedAt,
      dimensions: theoryDimensions({ progress, doneCount, itemCount, quizzes }),
    },
  }
}

/** Makes rounds of study out of what people did, one a person and course, answers them in order; each course counts its new learners. */
export const makeStudies = async (
  school: TenantContext,
  studies: readonly NewStudy[],
  timezone: string,
): Promise<MadeStudy[]> => {
  const rounds = studies.map((study) => played(study, timezone))
  const ids = await makeRounds(school, rounds)
  const learners = new Map<string, number>()
  for (const { courseId } of rounds) learners.set(courseId, (learners.get(courseId) ?? 0) + 1)
  await addLearners(school, learners)
  return rounds.map(({ personId, courseId, progress, startedAt, lastAt }, i) => ({
    id: ids[i] ?? '',
    personId,
    courseId,
    progress,
    startedAt,
    lastAt,
    reached: new Map((studies[i]?.actions ?? []).map(({ itemId, at }) => [itemId, at])),
  }))
}
