import { nobody, type InputOf } from '@xinglin/contract/call'
import { vocabularies } from '@xinglin/contract/dictionaries'
import {
  beginPractice,
  finishPractice,
  getPractice,
  getPracticeOffer,
  listPractice,
  savePractice,
  questionTypes,
} from '@xinglin/contract/questions'
import { drawn } from '@xinglin/simulation/questions'
import { vocabularyOptions } from '#dictionaries'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { dayIn, refuse, type Visit } from '#platform/visit'
import { departmentsOf } from '#schools'
import { unitsOf } from '../content/units.ts'
import { drawComputed } from './computed-questions.ts'
import { drawStore, type WantedPractice } from './draw-store.ts'
import { toPracticeView, toRounds } from './serialize-rounds.ts'
import { practiceStore, type RoundRow } from './store.ts'
import type { DrawnQuestion } from './tables.ts'

const { none } = beginPractice.refusals
const { missing } = getPractice.refusals
const { over, many } = savePractice.refusals

/** Who practises: the permission matrix lets nobody in without an account. */
export const learnerOf = (visit: Visit): string => visit.person?.id ?? nobody

/** A round of the visitor's own, held until the call ends. */
export const lockedRound = async (visit: Visit, id: string): Promise<RoundRow> => {
  const row = await practiceStore(visit, learnerOf(visit)).lock(id)
  if (!row) throw refuse(missing)
  return row
}

/** The same, where it is still open. */
export const openRound = async (visit: Visit, id: string): Promise<RoundRow> => {
  const row = await lockedRound(visit, id)
  if (row.endedAt) throw refuse(over)
  return row
}

const wantedBy = (
  visit: Visit,
  { Source, DepartmentId, Types, Tag }: InputOf<typeof getPracticeOffer>,
): WantedPractice => ({
  Source,
  DepartmentId,
  Types,
  Tag,
  personId: learnerOf(visit),
  today: dayIn(visit.school.timezone, visit.at),
})

const drawKeys = 1_000_000_000
/** From so many times as many as are wanted a draw is made: neighbours by their keys would come together always. */
const spare = 5

const drawnFor = async (
  visit: Visit,
  wanted: WantedPractice,
  seed: string,
  count: number,
): Promise<DrawnQuestion[]> => {
  const store = drawStore(visit)
  const from = Number.parseInt(seed.replaceAll('-', '').slice(-8), 16) % drawKeys
  const all =
    wanted.Source === 'wrong'
      ? await store.dueFirst(wanted, count)
      : drawn(seed, await store.near(wanted, from, count * spare), count)
  return all.map(({ questionId, versionId }) => ({ questionId, versionId }))
}

const begin = async (visit: Visit, input: InputOf<typeof beginPractice>) => {
  const store = practiceStore(visit, learnerOf(visit))
  const id = input.Id === nobody ? newId(visit.at.getTime()) : input.Id
  // The same once more, whose answer was lost.
  const before = await store.find(id)
  if (before) return toPracticeView(visit, before)
  const { Source, DepartmentId, Types, Tag, Count } = input
  const wanted = wantedBy(visit, input)
  const seed = newId(visit.at.getTime())
  const questions =
    Source === 'computed' ? drawComputed(seed, Count) : await drawnFor(visit, wanted, seed, Count)
  if (questions.length === 0) throw refuse(none)
  const forms = await store.formsIn(questions, seed)
  const units = questions.reduce((sum, { questionId, versionId }) => {
    const form = forms.get(versionId)
    return sum + (form ? unitsOf(questionId, form.Content).length : 0)
  }, 0)
  await store.add({
    id,
    seed,
    filter: { Source, DepartmentId, Types, Tag },
    questions,
    position: 0,
    drafts: {},
    draftSeq: 0,
    units,
    answered: 0,
    right: 0,
    beganAt: visit.at,
    endedAt: null,
  })
  return toPracticeView(visit, await lockedRound(visit, id))
}

const mostOpen = 3
const maxComputed = 50

const offer = async (visit: Visit, input: InputOf<typeof getPracticeOffer>) => {
  const store = drawStore(visit)
  const wanted = wantedBy(visit, input)
  const counts = await store.counts()
  const sum = (of: (one: (typeof counts)[number]) => boolean) =>
    counts.filter(of).reduce((so, { n }) => so + n, 0)
  const places = (await departmentsOf(visit)).filter(({ parentId }) => parentId === null)
  const book = await store.bookOf(wanted.personId, wanted.today)
  const words = await vocabularyOptions(visit, vocabularies.knowledge)
  return {
    Departments: places
      .map(({ id, name }) => ({
        Id: id,
        Name: name,
        Count: sum(({ departmentId }) => departmentId === id),
      }))
      .filter(({ Count }) => Count > 0),
    Types: questionTypes
      .map((Type) => ({ Type, Count: sum(({ type }) => type === Type) }))
      .filter(({ Count }) => Count > 0),
    Tags: words.map(({ Id: Code, Name }) => ({ Code, Name })),
    // Each round has figures of its own: there are as many as the largest round asks for.
    Count: input.Source === 'computed' ? maxComputed : await store.count(wanted),
    Wrong: book.all,
    Due: book.due,
    Open: await toRounds(visit, await practiceStore(visit, wanted.personId).open(mostOpen)),
  }
}

/** So many answers wait at most: those of every part of every question of the largest round. */
const maxDrafts = 600

/** Answers what is offered for practice, and the rounds of it. */
export const practiceCalls = () => [
  answer(getPracticeOffer, offer),
  answer(beginPractice, begin),

  answer(getPractice, async function handleGetPractice(visit, { RoundId }) {
    const row = await practiceStore(visit, learnerOf(visit)).find(RoundId)
    if (!row) throw refuse(missing)
    return toPracticeView(visit, row)
  }),

  answer(listPractice, async function handleListPractice(visit, { PageIndex, PageSize }) {
    const store = practiceStore(visit, learnerOf(visit))
    return {
      List: await toRounds(visit, await store.list(PageIndex, PageSize)),
      Count: await store.count(),
    }
  }),

  answer(
    savePractice,
    async function handleSavePractice(visit, { RoundId, Position, Drafts, Seq }) {
      if (Object.keys(Drafts).length > maxDrafts) throw refuse(many)
      const row = await openRound(visit, RoundId)
      if (Seq <= row.draftSeq) return { Seq: row.draftSeq }
      await practiceStore(visit, learnerOf(visit)).change(RoundId, {
        position: Math.min(Position, row.questions.length - 1),
        drafts: Drafts,
        draftSeq: Seq,
      })
      return { Seq }
    },
  ),

  answer(finishPractice, async function handleFinishPractice(visit, { RoundId }) {
    const row = await lockedRound(visit, RoundId)
    if (!row.endedAt)
      await practiceStore(visit, learnerOf(visit)).change(RoundId, {
        endedAt: visit.at,
        drafts: {},
      })
    return toPracticeView(visit, await lockedRound(visit, RoundId))
  }),
]
