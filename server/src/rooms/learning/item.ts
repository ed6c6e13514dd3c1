import { submitQuiz } from '@xinglin/contract/learning'
import type { getItem, saveItemProgress } from '@xinglin/contract/learning'
import type { InputOf, OutputOf } from '@xinglin/contract/call'
import { attemptsOf, type AttemptItem, type Whereabouts } from '#attempts'
import { versionsOf, type ItemBody } from '#courses/versions'
import { refuse, type Visit } from '#platform/visit'
import type { Position, QuizResult } from '@xinglin/contract/learning'
import { answersOf, isComplete, type KeptTry, mark, toQuizResult } from './quiz.ts'
import { openQuestions, placeSeed, possibleQuestions } from './quiz-questions.ts'
import { contentOf } from './content.ts'
import { afterAct, visitItem } from './current-item.ts'
import { isSimulation, mergeWatched, wasRead, whyOf, withoutSkips } from './rules.ts'
import type { Kinds } from './kinds.ts'
import { isImplausible } from './study-time.ts'
import {
  isElsewhere,
  nextCredit,
  readOnlyReason,
  recordable,
  tallyWithCredits,
  standingOf,
  standsAt,
  stateOf,
  studied,
  tally,
  type Studied,
} from './attempt-context.ts'

const { missing, incomplete, notQuiz, locked, held } = submitQuiz.refusals

const itemOf = async (visit: Visit, { attempt }: Studied, itemId: string, count = tally) => {
  const item = await versionsOf(visit).item(attempt.versionId, itemId)
  if (!item) throw refuse(missing)
  const counted = await count(visit, { attempt })
  const lock = counted.locks.get(itemId)
  if (lock && attempt.state === 'active') throw refuse(locked, { message: lock })
  return { item, row: counted.rows.find((one) => one.itemId === itemId), counted }
}

/** The newest try at a quiz as it was marked: whoever comes back reads the explanations again. */
const lastTry = async (
  visit: Visit,
  { attempt }: Studied,
  { item: { id, body }, row }: Awaited<ReturnType<typeof itemOf>>,
): Promise<QuizResult | null> => {
  if (body.kind !== 'quiz' || !row || row.tries === 0) return null
  const kept = await attemptsOf(visit).lastRun(attempt.id, id)
  if (!kept) return null
  const questions = await openQuestions(visit, body, placeSeed(attempt.id, id))
  const marked = mark(questions, body.pass, answersOf(kept.record as KeptTry))
  return toQuizResult(marked, row.state === 'done')
}

/** Opens an item: its content and where the person left it. */
export const showItem = async (
  kinds: Kinds,
  visit: Visit,
  act: InputOf<typeof getItem>,
): Promise<OutputOf<typeof getItem>> => {
  const { ProgressId, ItemId } = act
  const context = await studied(visit, ProgressId)
  const place = await itemOf(visit, context, ItemId)
  const { item, row } = place
  if ((await readOnlyReason(context)) === '') await visitItem(visit, context.attempt, row, act)
  return {
    Id: item.id,
    Title: item.title,
    State: stateOf(row),
    Position: row?.position ?? {},
    Seq: row?.seq ?? 0,
    Content: await contentOf(
      kinds,
      visit,
      context.attempt,
      item,
      row,
      await lastTry(visit, context, place),
    ),
  }
}

/** The same with another row of an item. */
const withRow = (
  counted: Awaited<ReturnType<typeof tally>>,
  row: (Pick<AttemptItem, 'itemId' | 'state'> & { readonly position: unknown }) | undefined,
) => ({
  ...counted,
  rows: [
    ...counted.rows.filter(({ itemId }) => itemId !== row?.itemId),
    ...(row ? [{ ...row, position: (row.position ?? {}) as Position }] : []),
  ],
})

/** Where the attempt stands now that `row` is what is kept of an item. */
const afterwards = async (
  visit: Visit,
  context: Studied,
  { item, counted }: Awaited<ReturnType<typeof itemOf>>,
  row: AttemptItem | undefined,
  { device, moved }: { readonly device: string; readonly moved: Whereabouts },
) => {
  const { progress, doneCount, waits } = standsAt(withRow(counted, row))
  const creditAt = nextCredit(visit, waits)
  await attemptsOf(visit).advance(context.attempt, { progress, doneCount, creditAt, ...moved })
  const Progress = Math.max(progress, context.attempt.progress)
  const Wait = waits.get(item.id) ?? 0
  return {
    State: stateOf(row),
    Why: whyOf(item, standingOf(row), Wait),
    Wait,
    Elsewhere: isElsewhere(context, device),
    Progress,
    DoneCount: doneCount,
    CanFinish: Progress === 100,
  }
}

/** What only grows, whichever device reports it and however late: stretches that were played, pages that were shown, the end that was reached. */
const gained = (body: ItemBody, given: Position, kept: Position): Position => {
  if (body.kind === 'document') {
    const seen = [...(kept.pages ?? []), ...(given.pages ?? [])].filter(
      (page) => page <= body.pages,
    )
    return { pages: [...new Set(seen)].toSorted((a, b) => a - b) }
  }
  if (body.kind === 'text' || body.kind === 'image')
    return wasRead({ depth: given.depth ?? 0 }) || wasRead(kept) ? { read: true } : {}
  if (body.kind !== 'video') return {}
  const before = kept.watched ?? []
  const played = given.watched ?? []
  return { watched: mergeWatched(before, body.noSkip ? withoutSkips(before, played) : played) }
}

/** What of a position belongs to this kind of item; nothing else is kept. */
const relevant = (body: ItemBody, given: Position, kept: Position): Position => {
  if (isSimulation(body)) return {}
  if (body.kind === 'quiz') {
    const { answers = {} } = given
    // A draft of answers: what is not asked of this learner counts for nothing later on.
    const known = possibleQuestions(body).flatMap(({ id }) =>
      answers[id] ? [[id, answers[id]] as const] : [],
    )
    return { answers: Object.fromEntries(known) }
  }
  if (body.kind === 'document') {
    const { page } = given
    return {
      ...(page === undefined ? {} : { page: Math.min(page, body.pages) }),
      ...gained(body, given, kept),
    }
  }
  const { depth, second } = given
  const read = depth === undefined ? {} : { depth }
  if (body.kind !== 'video') return { ...read, ...gained(body, given, kept) }
  const at = second === undefined ? {} : { second }
  return { ...read, ...at, ...gained(body, given, kept) }
}

/**
 * Records a position. An older one than is kept does not move the person back, but what was played or shown on another
 * device counts all the same.
 */
export const saveProgress = async (
  visit: Visit,
  act: InputOf<typeof saveItemProgress>,
): Promise<OutputOf<typeof saveItemProgress>> => {
  const { ProgressId, ItemId, Seq, Position: given, Device: device } = act
  const context = await recordable(visit, ProgressId)
  const place = await itemOf(visit, context, ItemId, tallyWithCredits)
  const { item, row, counted } = place
  const kept = row?.position ?? {}
  const isOld = row !== undefined && Seq <= row.seq
  const position = isOld
    ? { ...kept, ...gained(item.body, given, kept) }
    : relevant(item.body, given, kept)
  const seq = isOld ? row.seq : Seq
  const changes = !isOld || JSON.stringify(position) !== JSON.stringify(kept)
  const claim = { itemId: ItemId, state: row?.state ?? ('begun' as const), position }
  const { done, waits } = standsAt(withRow(counted, claim))
  const now = changes
    ? await attemptsOf(visit).record(
        context.attempt,
        row,
        { itemId: ItemId, state: done.has(ItemId) ? 'done' : 'begun', position, seq },
        'position',
        { seq: Seq, position },
      )
    : row
  const early = waits.get(ItemId) ?? 0
  if (isImplausible(counted.elapsed, early))
    await attemptsOf(visit).noteEarly(context.attempt, early)
  const moved = isOld ? {} : afterAct(context.attempt, row, act)
  return { Seq: seq, ...(await afterwards(visit, context, place, now, { device, moved })) }
}

/** Marks a quiz and keeps the go; the best score counts. Once the answers were told, trying is practice and leaves nothing. */
export const takeQuiz = async (
  visit: Visit,
  act: InputOf<typeof submitQuiz>,
): Promise<OutputOf<typeof submitQuiz>> => {
  const { ProgressId, ItemId, Answers, Device: device } = act
  const context = await recordable(visit, ProgressId)
  const place = await itemOf(visit, context, ItemId, tallyWithCredits)
  const { item, row } = place
  if (item.body.kind !== 'quiz') throw refuse(notQuiz)
  const { pass } = item.body
  const questions = await openQuestions(visit, item.body, placeSeed(context.attempt.id, ItemId))
  if (questions.length === 0) throw refuse(held)
  if (!isComplete(questions, Answers)) throw refuse(incomplete)
  const result = mark(questions, pass, Answers)
  const moved = afterAct(context.attempt, row, act)
  if (row?.state === 'done')
    return {
      Result: toQuizResult(result, true, true),
      ...(await afterwards(visit, context, place, row, { device, moved })),
    }
  const attempts = attemptsOf(visit)
  const tries = (row?.tries ?? 0) + 1
  const bestScore = Math.max(row?.bestScore ?? 0, result.Score)
  const isDone = result.Passed || tries >= (item.maxTries ?? tries)
  const seq = row?.seq ?? 0
  const record: KeptTry = {
    marks: result.Marks.map(({ QuestionId, Right, Chosen }) => ({ QuestionId, Right, Chosen })),
  }
  await attempts.addRun(context.attempt, {
    itemId: ItemId,
    kind: 'quiz',
    no: tries,
    score: result.Score,
    record,
  })
  // The draft of the answers is spent with the submission: the next try begins empty.
  const now = await attempts.record(
    context.attempt,
    row,
    { itemId: ItemId, state: isDone ? 'done' : 'begun', position: {}, seq, bestScore, tries },
    'quiz-submitted',
    { no: tries, score: result.Score },
  )
  return {
    Result: toQuizResult(result, isDone),
    ...(await afterwards(visit, context, place, now, { device, moved })),
  }
}
