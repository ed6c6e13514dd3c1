import {
  getClassFigures,
  getItemFigures,
  getItemLearners,
  getTaught,
  minLearners,
} from '@xinglin/contract/simulations/consultation'
import { dimensionsOf } from '@xinglin/simulation/assessment'
import { facesOf } from '#identity'
import { answer } from '#platform/http'
import { refuse } from '#platform/visit'
import { appealStore } from '../appeals/appeal-store.ts'
import { bucketsOf, medianOf, shareBelow } from './class-rules.ts'
import { classStore, type BestRow, type ShareRow } from './class-store.ts'
import { consultedItems, overseenCourse, overseenItem } from '../session/supervision.ts'
import { phraseStore } from '../phrases/phrase-store.ts'
import { readableSession } from '../session/policy.ts'
import { isReleased } from '#simulations/kernel'

const { missing, withheld } = getClassFigures.refusals

const figuresOf = (best: readonly BestRow[]) => {
  const composites = best.map(({ composite }) => composite)
  return {
    Learners: best.length,
    Buckets: bucketsOf(composites),
    Median: medianOf(composites) ?? 0,
  }
}

const dimensionsIn = (best: readonly BestRow[]) =>
  dimensionsOf(1).map((Name, at) => ({
    Name,
    Median: medianOf(best.map(({ scores }) => scores?.[at] ?? null)),
  }))

const most = 12

const sharesOf = (rows: readonly ShareRow[], group: ShareRow['group']) =>
  rows
    .filter((row) => row.group === group)
    .slice(0, most)
    .map(({ id, name, count, of }) => ({ Id: id, Name: name, Count: count, Of: of }))

/** Answers how a class did: to a student their own place in it, to those who teach it all of it. */
export const classCalls = () => [
  answer(getClassFigures, async function handleGetClassFigures(visit, { SessionId }) {
    const { row, oversees } = await readableSession(visit, SessionId)
    if (row.state !== 'finished' || row.composite === null) throw refuse(missing)
    if (!oversees && !(await isReleased(visit, row))) throw refuse(withheld)
    const best = await classStore(visit).best(row.courseId, row.itemId)
    if (best.length < minLearners) return null
    const { composite, scores } = row
    return {
      ...figuresOf(best),
      Own: composite,
      Above: shareBelow(
        best.map((one) => one.composite),
        composite,
      ),
      Dimensions: dimensionsIn(best).map((one, at) => ({ ...one, Own: scores?.[at] ?? null })),
    }
  }),

  answer(getTaught, async function handleGetTaught(visit, { CourseId }) {
    const course = await overseenCourse(visit, CourseId)
    const items = await consultedItems(visit, CourseId)
    const learners = await classStore(visit).learners(CourseId)
    const questions = await phraseStore(visit).waiting(items.map(({ caseId }) => caseId))
    const appeals = appealStore(visit)
    const Items = []
    for (const { id, title, caseId, mode } of items)
      Items.push({
        ItemId: id,
        Title: title,
        Mode: mode,
        Learners: learners.get(id) ?? 0,
        OpenAppeals: await appeals.count({ courseId: CourseId, itemId: id, state: 'open' }),
        OpenQuestions: questions.get(caseId) ?? 0,
      })
    return { CourseName: course.name, Items }
  }),

  answer(getItemFigures, async function handleGetItemFigures(visit, { CourseId, ItemId }) {
    await overseenItem(visit, CourseId, ItemId)
    const store = classStore(visit)
    const best = await store.best(CourseId, ItemId)
    const shares = await store.shares(CourseId, ItemId)
    return {
      ...figuresOf(best),
      Sessions: await store.sessions(CourseId, ItemId),
      Dimensions: dimensionsIn(best),
      Facts: sharesOf(shares, 'fact'),
      Examinations: sharesOf(shares, 'exam'),
      Tests: sharesOf(shares, 'test'),
      Harms: sharesOf(shares, 'harm'),
    }
  }),

  answer(
    getItemLearners,
    async function handleGetItemLearners(visit, { CourseId, ItemId, PageIndex, PageSize }) {
      await overseenItem(visit, CourseId, ItemId)
      const { rows, count } = await classStore(visit).list(CourseId, ItemId, PageIndex, PageSize)
      const names = await facesOf(
        visit,
        rows.map((row) => row.person_id),
      )
      return {
        List: rows.map((row) => ({
          SessionId: row.session_id,
          ProgressId: row.attempt_id,
          Name: names.get(row.person_id)?.name ?? '',
          Best: row.tries > 0 ? row.composite : null,
          Level: row.tries > 0 ? row.level : '',
          Tries: row.tries,
          Minutes: Math.floor(row.seconds / 60),
          LastAt: new Date(row.last_at).toISOString(),
        })),
        Count: count,
      }
    },
  ),
]
