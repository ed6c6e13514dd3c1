import { nobody, type InputOf } from '@xinglin/contract/call'
import {
  listRegrades,
  previewRegrade,
  proposeRegrade,
  type RegradeFigures,
} from '@xinglin/contract/exams'
import { refuseSensitive } from '#dictionaries'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { refuse, type Visit } from '#platform/visit'
import { regradeStore, type RegradeRow } from '../corrections/store.ts'
import { managedExam } from '../schedule/manage-exams.ts'
import { changeableExam, seesWhole } from '../schedule/policy.ts'
import { correctedItem, regradedExam } from './policy.ts'
import { correctionWords, itemWords } from './regrade-words.ts'
import { digestOf, directionOf, isRead, type ScoreMove, scoreMoves } from './score-changes.ts'
import { toChanges, toItems, toRegrades } from './serialize.ts'

const { waiting, sensitive } = proposeRegrade.refusals

/** How many scores of all go up, go down and stay. */
export const figuresOf = (moves: readonly ScoreMove[], all: number): RegradeFigures => {
  const raised = moves.filter((one) => directionOf(one) > 0).length
  const lowered = moves.filter((one) => directionOf(one) < 0).length
  return { Raised: raised, Lowered: lowered, Same: all - raised - lowered }
}

const list = async (visit: Visit, { ExamId }: InputOf<typeof listRegrades>) => {
  const { row, access, contents } = await regradedExam(visit, ExamId)
  return {
    Name: row.name,
    Items: await toItems(visit, row, contents),
    Regrades: await toRegrades(visit, await regradeStore(visit).ofExam(ExamId)),
    MayPropose: access.canEdit,
    MayConfirm: seesWhole(access),
  }
}

const share = (tenths: number, most: number): number => (most === 0 ? 0 : tenths / most)
/** By how much a score moves, as a share of the full one: what counts no more moves it as well. */
const distance = ({ before, after }: ScoreMove): number =>
  Math.abs(share(after.tenths, after.maxTenths) - share(before.tenths, before.most))

const preview = async (visit: Visit, wanted: InputOf<typeof previewRegrade>) => {
  const { row, contents } = await regradedExam(visit, wanted.ExamId)
  const { unit, correction } = await correctedItem(visit, row, contents, wanted)
  const { moves, all } = await scoreMoves(visit, row.id, unit, correction)
  const read = moves.filter(isRead).toSorted((a, b) => distance(b) - distance(a))
  const { PageIndex, PageSize } = wanted
  const some = read.slice((PageIndex - 1) * PageSize, PageIndex * PageSize)
  return {
    Figures: figuresOf(moves, all),
    Changes: await toChanges(visit, row, some),
    Count: read.length,
    Seen: digestOf(moves),
  }
}

const propose = async (visit: Visit, wanted: InputOf<typeof proposeRegrade>) => {
  const { ExamId, Reason } = wanted
  const row = await changeableExam(visit, ExamId)
  const { contents } = await regradedExam(visit, ExamId)
  const { unit, correction } = await correctedItem(visit, row, contents, wanted)
  await refuseSensitive(visit, Reason, 'exam', sensitive)
  const store = regradeStore(visit)
  const open = (await store.ofExam(ExamId)).some(
    ({ unitId, state }) => unitId === unit.id && state === 'proposed',
  )
  if (open) throw refuse(waiting)
  const regrade: Omit<RegradeRow, 'schoolId'> = {
    id: newId(visit.at.getTime()),
    examId: ExamId,
    questionId: unit.questionId,
    unitId: unit.id,
    versionId: unit.versionId,
    correction,
    reason: Reason,
    state: 'proposed',
    proposedBy: visit.person?.id ?? nobody,
    proposedAt: visit.at,
    decidedBy: null,
    decidedAt: null,
    note: '',
    figures: null,
  }
  await store.add(regrade)
  const words = `${itemWords(contents, unit.id)}：${correctionWords(correction)}；${Reason}`
  await managedExam(visit, '提出重新判分：', row.name, words)
  const [shown] = await toRegrades(visit, [{ ...regrade, schoolId: visit.school.id }])
  if (!shown) throw new Error('a regrade vanished')
  return shown
}

/** Answers those who look at what a correction would change, and propose one. */
export const regradeProposalCalls = () => [
  answer(listRegrades, list),
  answer(previewRegrade, preview),
  answer(proposeRegrade, propose),
]
