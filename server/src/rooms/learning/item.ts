import { submitQuiz } from '@xinglin/contract/learning'
import type { getItem, ItemContent, saveItemProgress } from '@xinglin/contract/learning'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { attemptsOf, type AttemptItem } from '#attempts'
import { courseForStudy, type ItemBody } from '#courses'
import { refuse, type Visit } from '#platform/visit'
import type { Position } from '@xinglin/contract/learning'
import { isComplete, mark } from './quiz.ts'
import {
  learntOf,
  readOnlyReason,
  recordable,
  stateOf,
  studied,
  tally,
  type Studied,
} from './studied.ts'
import { completes, mergeWatched } from './rules.ts'

/** Makes the address of a file of the visited school. */
export type AddressOf = (visit: Visit, fileId: string) => string

const { missing, incomplete, notQuiz } = submitQuiz.refusals

const itemOf = async (visit: Visit, { attempt }: Studied, itemId: string) => {
  const item = await courseForStudy(visit).item(attempt.versionId, itemId)
  if (!item) throw refuse(missing)
  const row = (await attemptsOf(visit).items(attempt.id)).find((one) => one.itemId === itemId)
  return { item, row }
}

/** What a browser may see of an item: a quiz without answers and explanations. */
const contentOf = (
  visit: Visit,
  body: ItemBody,
  row: AttemptItem | undefined,
  addressOf: AddressOf,
): ItemContent => {
  if (body.kind === 'text') return { Kind: 'text', Html: body.html }
  if (body.kind === 'image') {
    return {
      Kind: 'image',
      Url: addressOf(visit, body.file),
      Alt: body.alt,
      Width: body.width,
      Height: body.height,
      Html: body.html,
    }
  }
  if (body.kind === 'video') {
    return {
      Kind: 'video',
      Url: addressOf(visit, body.file),
      PosterUrl: addressOf(visit, body.poster),
      CaptionsUrl: addressOf(visit, body.captions),
      Seconds: body.seconds,
      Html: body.html,
    }
  }
  return {
    Kind: 'quiz',
    Pass: body.pass,
    Tries: row?.tries ?? 0,
    BestScore: row?.bestScore ?? null,
    Questions: body.questions.map(({ id, type, stem, options }) => ({
      Id: id,
      Type: type,
      Stem: stem,
      Options: [...options],
    })),
  }
}

/** Opens an item: its content and where the person left it. */
export const showItem = async (
  visit: Visit,
  addressOf: AddressOf,
  { ProgressId, ItemId }: InputOf<typeof getItem>,
): Promise<OutputOf<typeof getItem>> => {
  const found = await studied(visit, ProgressId)
  const { item, row } = await itemOf(visit, found, ItemId)
  if (readOnlyReason(found) === '' && found.attempt.currentItem !== ItemId)
    await attemptsOf(visit).visitItem(found.attempt, ItemId)
  return {
    Id: item.id,
    Title: item.title,
    State: stateOf(row),
    Position: row?.position ?? {},
    Seq: row?.seq ?? 0,
    Content: contentOf(visit, item.body, row, addressOf),
  }
}

const afterwards = async (visit: Visit, found: Studied, itemId: string) => {
  const { progress, doneCount } = await tally(visit, found)
  await attemptsOf(visit).advance(found.attempt, { progress, doneCount, currentItem: itemId })
  const Progress = Math.max(progress, found.attempt.progress)
  return { Progress, DoneCount: doneCount, CanFinish: Progress === 100 }
}

/** What of a position belongs to this kind of item; nothing else is kept. */
const relevant = (body: ItemBody, given: Position, kept: Position): Position => {
  if (body.kind === 'quiz') {
    const { answers = {} } = given
    const known = body.questions.flatMap(({ id }) =>
      answers[id] ? [[id, answers[id]] as const] : [],
    )
    return { answers: Object.fromEntries(known) }
  }
  const { depth, second } = given
  const read = depth === undefined ? {} : { depth }
  if (body.kind !== 'video') return read
  const at = second === undefined ? {} : { second }
  return { ...read, ...at, watched: mergeWatched(kept.watched ?? [], given.watched ?? []) }
}

/** Records a position: an older one than is kept changes nothing and is answered with what is kept. */
export const saveProgress = async (
  visit: Visit,
  { ProgressId, ItemId, Seq, Position: given }: InputOf<typeof saveItemProgress>,
): Promise<OutputOf<typeof saveItemProgress>> => {
  const found = await recordable(visit, ProgressId)
  const { item, row } = await itemOf(visit, found, ItemId)
  const kept = (row?.position ?? {}) as Position
  if (row && Seq <= row.seq) {
    return { Seq: row.seq, State: stateOf(row), ...(await afterwards(visit, found, ItemId)) }
  }
  const position = relevant(item.body, given, kept)
  const done = row?.state === 'done' || completes(learntOf(item, item.body), position)
  const state = done ? 'done' : 'begun'
  await attemptsOf(visit).record(
    found.attempt,
    row,
    { itemId: ItemId, state, position, seq: Seq },
    'position',
    { seq: Seq, position },
  )
  return { Seq, State: state, ...(await afterwards(visit, found, ItemId)) }
}

/** Marks a quiz and keeps the go; the best score counts. */
export const takeQuiz = async (
  visit: Visit,
  { ProgressId, ItemId, Answers }: InputOf<typeof submitQuiz>,
): Promise<OutputOf<typeof submitQuiz>> => {
  const found = await recordable(visit, ProgressId)
  const { item, row } = await itemOf(visit, found, ItemId)
  if (item.body.kind !== 'quiz') throw refuse(notQuiz)
  const { questions, pass } = item.body
  if (!isComplete(questions, Answers)) throw refuse(incomplete)
  const result = mark(questions, pass, Answers)
  const attempts = attemptsOf(visit)
  const tries = (row?.tries ?? 0) + 1
  const bestScore = Math.max(row?.bestScore ?? 0, result.Score)
  const state = row?.state === 'done' || result.Passed ? 'done' : 'begun'
  const seq = row?.seq ?? 0
  const record = {
    marks: result.Marks.map(({ QuestionId, Right, Chosen }) => ({ QuestionId, Right, Chosen })),
  }
  await attempts.addRun(found.attempt, {
    itemId: ItemId,
    kind: 'quiz',
    no: tries,
    score: result.Score,
    record,
  })
  // The draft of the answers is spent with the submission: the next try begins empty.
  await attempts.record(
    found.attempt,
    row,
    { itemId: ItemId, state, position: {}, seq, bestScore, tries },
    'quiz-submitted',
    { no: tries, score: result.Score },
  )
  return { Result: result, State: state, ...(await afterwards(visit, found, ItemId)) }
}
