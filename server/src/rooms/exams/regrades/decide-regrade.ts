import type { InputOf } from '@xinglin/contract/call'
import { decideRegrade, type RegradeFigures } from '@xinglin/contract/exams'
import { refuseSensitive } from '#dictionaries'
import { workStore } from '#marking'
import { answer } from '#platform/http'
import { refuse, type Visit } from '#platform/visit'
import { regradeStore, type RegradeRow } from '../corrections/store.ts'
import type { PaperContents } from '../papers/paper-contents.ts'
import { type PaperUnit, unitsOfPaper } from '../papers/paper-units.ts'
import { managedExam } from '../schedule/manage-exams.ts'
import { examStore, type ExamRow } from '../schedule/store.ts'
import { itemIdOf } from '../written/item-id.ts'
import { writtenStore } from '../written/store.ts'
import { changeStore } from './change-store.ts'
import { regradedExam } from './policy.ts'
import { figuresOf } from './preview-regrade.ts'
import { correctionWords, itemWords } from './regrade-words.ts'
import { digestOf, isRead, type ScoreMove, scoreMoves } from './score-changes.ts'
import { outOf, toRegrades } from './serialize.ts'

const { missing, decided, own, others, moved, note: noNote, sensitive } = decideRegrade.refusals

/** Works of an item that counts no more wait for nobody; those of one that counts again do. */
const countWorks = async (
  visit: Visit,
  { examId, unitId, correction }: RegradeRow,
  moves: readonly ScoreMove[],
): Promise<void> => {
  const works = workStore(visit)
  const ids = (await works.ofItem(itemIdOf(examId, unitId))).map(({ id }) => id)
  if (correction.Treatment !== 'scored') return works.count(ids, false)
  const attempts = await writtenStore(visit).attemptsOf(ids)
  const answered = new Set(
    moves.flatMap(({ id, unit }) => (unit && unit.state !== 'unanswered' ? [id] : [])),
  )
  await works.count(
    ids.filter((id) => answered.has(attempts.get(id) ?? '')),
    true,
  )
}

/** Tells those whose score was out, and is another now. */
const tellChanged = async (
  visit: Visit,
  row: ExamRow,
  regradeId: string,
  moves: readonly ScoreMove[],
): Promise<void> => {
  const isScoreOut = await outOf(visit, row)
  const to = moves.filter((one) => isRead(one) && isScoreOut(one)).map(({ personId }) => personId)
  if (to.length === 0) return
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'exam-regraded',
      subjectId: row.id,
      title: row.name,
      to: [...new Set(to)],
      occurrence: regradeId,
      senderId: null,
    },
  })
}

/** Writes another version of every score that a regrade changes. */
const apply = async (
  visit: Visit,
  row: ExamRow,
  regrade: RegradeRow,
  unit: PaperUnit,
  seen: string,
): Promise<RegradeFigures> => {
  const { moves, all } = await scoreMoves(visit, row.id, unit, regrade.correction)
  if (digestOf(moves) !== seen) throw refuse(moved)
  await changeStore(visit).addVersions(moves, {
    unitId: unit.id,
    regradeId: regrade.id,
    reason: `重新判分：${regrade.reason}`,
    at: visit.at,
  })
  if (unit.key.kind === 'people') await countWorks(visit, regrade, moves)
  await tellChanged(visit, row, regrade.id, moves)
  return figuresOf(moves, all)
}

const outcomeWords = {
  applied: '确认了重新判分：',
  declined: '没有同意重新判分：',
  withdrawn: '撤回了重新判分：',
} as const

const detailOf = (
  contents: PaperContents,
  { unitId, correction, reason }: RegradeRow,
  figures: RegradeFigures | null,
  note: string,
): string =>
  [
    `${itemWords(contents, unitId)}：${correctionWords(correction)}`,
    ...(figures ? [`提高 ${figures.Raised} 人，降低 ${figures.Lowered} 人`] : []),
    reason,
    ...(note === '' ? [] : [`意见：${note}`]),
  ].join('；')

const decide = async (visit: Visit, wanted: InputOf<typeof decideRegrade>) => {
  const { ExamId, Id, Outcome, Seen, Note } = wanted
  const { row, contents } = await regradedExam(visit, ExamId)
  // Nothing of it is scored meanwhile by what held before.
  await examStore(visit).lock(ExamId)
  const store = regradeStore(visit)
  const regrade = await store.lock(Id)
  if (regrade?.examId !== ExamId) throw refuse(missing)
  if (regrade.state !== 'proposed') throw refuse(decided)
  const isOwn = regrade.proposedBy === visit.person?.id
  if (Outcome === 'withdrawn' && !isOwn) throw refuse(others)
  if (Outcome !== 'withdrawn' && isOwn) throw refuse(own)
  if (Outcome === 'declined' && Note === '') throw refuse(noNote)
  await refuseSensitive(visit, Note, 'exam', sensitive)
  const unit = unitsOfPaper(contents).get(regrade.unitId)
  if (!unit) throw refuse(missing)
  const figures = Outcome === 'applied' ? await apply(visit, row, regrade, unit, Seen) : null
  const set = {
    state: Outcome,
    decidedBy: visit.person?.id ?? null,
    decidedAt: visit.at,
    note: Note,
    figures,
  }
  await store.change(Id, set)
  const words = detailOf(contents, regrade, figures, Note)
  await managedExam(visit, outcomeWords[Outcome], row.name, words)
  const [shown] = await toRegrades(visit, [{ ...regrade, ...set }])
  if (!shown) throw new Error('a regrade vanished')
  return shown
}

/** Answers who applies or declines a regrade that another proposed, or takes back their own. */
export const regradeDecisionCalls = () => [answer(decideRegrade, decide)]
