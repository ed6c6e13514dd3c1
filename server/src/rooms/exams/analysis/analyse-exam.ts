import { setImmediate } from 'node:timers/promises'
import {
  type AnalysedItem,
  type Examinee,
  itemAnalysis,
  type ItemFigures as CoreFigures,
  meanOf,
  quantileOf,
  standardError,
  varianceOf,
} from '@xinglin/simulation/item-analysis'
import type { CountedAttempt, ExamAnalysis, ItemFigures } from '@xinglin/contract/exams'
import { memory } from '#platform/memory'
import type { Visit } from '#platform/visit'
import { questionPool } from '#questions'
import { receiversOf } from '#targets'
import { regradeStore } from '../corrections/store.ts'
import { paperContents } from '../papers/paper-contents.ts'
import type { ExamRow } from '../schedule/store.ts'
import { analysisStore, type ScoredAttempt } from './analysis-store.ts'
import { countedAttempts, toExaminees, unmarkedItems } from './counted-attempts.ts'
import { entriesOfPaper, type PaperItem } from './paper-items.ts'
import { byItem, byQuestion } from './reliability.ts'

type Narrowed = {
  readonly take: CountedAttempt
  /** Of students of these classes alone; undefined for everybody who sat it. */
  readonly classIds: readonly string[] | undefined
}
type Figures = Omit<ExamAnalysis, 'Name' | 'Classes' | 'MayRegrade'>

const tenths = 10

/** How many reached each tenth of the full score. */
const bucketsOf = (points: readonly number[], full: number): number[] => {
  const buckets = Array.from({ length: tenths }, () => 0)
  for (const one of points) {
    const at = full === 0 ? 0 : Math.min(tenths - 1, Math.floor((one * tenths) / full + 1e-9))
    buckets[at] = (buckets[at] ?? 0) + 1
  }
  return buckets
}

const toItem = (
  { versionId, cellId: _cell, options, ...item }: PaperItem,
  figures: CoreFigures,
  points: number,
  versionNos: ReadonlyMap<string, number>,
): ItemFigures => {
  const uses = new Map(figures.options.map((one) => [one.id, one]))
  const use = (one: CoreFigures['omitted'] | undefined) => ({
    Count: one?.count ?? 0,
    Upper: one?.upper ?? 0,
    Lower: one?.lower ?? 0,
  })
  return {
    ...item,
    VersionNo: versionNos.get(versionId) ?? 0,
    Points: points,
    Examinees: figures.examinees,
    Facility: figures.facility,
    GroupSize: figures.groupSize,
    Upper: figures.upper,
    Lower: figures.lower,
    Discrimination: figures.discrimination,
    ItemTotal: figures.itemTotal,
    ItemRest: figures.itemRest,
    Options: options.map((one) => ({ ...one, ...use(uses.get(one.OptionId)) })),
    Omitted: options.length === 0 ? null : use(figures.omitted),
  }
}

/** What each of some attempts chose, by item. */
const chosenIn = async (visit: Visit, attempts: readonly ScoredAttempt[]) => {
  const chosen = new Map<string, Map<string, readonly string[]>>()
  for (const { attemptId, unitId, options } of await analysisStore(visit).choices(
    attempts.map(({ id }) => id),
  )) {
    const own = chosen.get(attemptId) ?? new Map<string, readonly string[]>()
    chosen.set(attemptId, own.set(unitId, options))
  }
  return chosen
}

const itemsAtOnce = 10

/** The figures of items; of thousands of examinees a hundred items take a third of a second, and others are answered between. */
const analysed = async (
  items: readonly AnalysedItem[],
  examinees: readonly Examinee[],
): Promise<CoreFigures[]> => {
  const figuresOf = itemAnalysis(items, examinees)
  const all: CoreFigures[] = []
  for (const [at, item] of items.entries()) {
    if (at > 0 && at % itemsAtOnce === 0) await setImmediate()
    all.push(figuresOf(item))
  }
  return all
}

const read = async (visit: Visit, row: ExamRow, { take, classIds }: Narrowed): Promise<Figures> => {
  const receivers = classIds && (await receiversOf(visit, row.id))
  const isIn = (personId: string): boolean =>
    receivers === undefined ||
    (receivers.get(personId)?.targetMatch.via ?? []).some(({ classId }) =>
      classIds?.includes(classId),
    )
  const scored = (await analysisStore(visit).scored(row.id)).filter((one) => isIn(one.personId))
  const counted = countedAttempts(scored, take)
  const leftOut = unmarkedItems(counted)
  const examinees = toExaminees(counted, leftOut, await chosenIn(visit, counted))
  const contents = await paperContents(visit, row.paperId, row.paperVersion)
  const corrections = await regradeStore(visit).corrections(row.id)
  const mosts = new Map(
    counted.flatMap(({ units }) => units.map(({ id, most }) => [id, most / 10] as const)),
  )
  const items = (
    contents ? entriesOfPaper(contents.content, contents.forms, corrections) : []
  ).filter(({ UnitId }) => mosts.has(UnitId) && !leftOut.has(UnitId))
  const byId = new Map(items.map((one) => [one.UnitId, one]))
  const figures = await analysed(
    items.map(({ UnitId, options }) => ({
      id: UnitId,
      most: mosts.get(UnitId) ?? 0,
      options: options.map(({ OptionId }) => OptionId),
    })),
    examinees,
  )
  const totals = examinees.map(({ points }) => [...points.values()].reduce((a, b) => a + b, 0))
  const full = Math.max(
    0,
    ...examinees.map(({ points }) =>
      [...points.keys()].reduce((sum, id) => sum + (mosts.get(id) ?? 0), 0),
    ),
  )
  const variance = varianceOf(totals)
  const deviation = variance === null ? null : Math.sqrt(variance)
  const mean = meanOf(totals)
  const reliability = byQuestion(byId, examinees)
  const versionNos = await questionPool(visit).versionNos(items.map(({ versionId }) => versionId))
  return {
    Examinees: counted.length,
    Unmarked: {
      Attempts: counted.filter(({ units }) => units.some((one) => one.tenths === null)).length,
      Items: leftOut.size,
    },
    FullScore: Math.round(full * tenths) / tenths,
    Mean: mean,
    Deviation: deviation,
    Lowest: quantileOf(totals, 0),
    LowerQuartile: quantileOf(totals, 0.25),
    Median: quantileOf(totals, 0.5),
    UpperQuartile: quantileOf(totals, 0.75),
    Highest: quantileOf(totals, 1),
    Difficulty: mean === null || full === 0 ? null : mean / full,
    Buckets: bucketsOf(totals, full),
    ByItem: byItem([...byId.keys()], examinees),
    ByQuestion: reliability,
    Error: deviation === null ? null : standardError(deviation, reliability.Alpha),
    Items: figures.flatMap((one) => {
      const item = byId.get(one.id)
      return item ? [toItem(item, one, mosts.get(one.id) ?? 0, versionNos)] : []
    }),
  }
}

const tenMinutes = 600_000
const maxExams = 40
const remembered = memory<Figures>(tenMinutes, maxExams)

/** The figures of an examination; computed anew once another attempt is scored a score has another version, or an item is regraded. */
export const analyseExam = async (
  visit: Visit,
  row: ExamRow,
  narrowed: Narrowed,
): Promise<Figures> => {
  const regrades = await regradeStore(visit).ofExam(row.id)
  const edition = `${await analysisStore(visit).edition(row.id)} ${regrades.length} ${regrades.filter(({ state }) => state === 'applied').length}`
  // Who is in a class can change without any score: those are not remembered.
  if (narrowed.classIds) return read(visit, row, narrowed)
  return remembered.get(`${visit.school.id} ${row.id} ${narrowed.take} ${edition}`, () =>
    read(visit, row, narrowed),
  )
}
