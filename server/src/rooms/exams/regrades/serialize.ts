import { type Regrade, type RegradeItem, type ScoreChange } from '@xinglin/contract/exams'
import { facesOf } from '#identity'
import type { Visit } from '#platform/visit'
import { questionPool } from '#questions'
import { receiversOf } from '#targets'
import { itemsOfPaper } from '../analysis/paper-items.ts'
import { regradeStore, type RegradeRow } from '../corrections/store.ts'
import type { PaperContents } from '../papers/paper-contents.ts'
import { unitsOfPaper } from '../papers/paper-units.ts'
import { endOf, ownTimes } from '../schedule/own-times.ts'
import { isOut } from '../schedule/release.ts'
import type { ExamRow } from '../schedule/store.ts'
import type { ScoreMove } from './score-changes.ts'

/** Regrades with the names of who proposed and decided. */
export const toRegrades = async (visit: Visit, rows: readonly RegradeRow[]): Promise<Regrade[]> => {
  const faces = await facesOf(
    visit,
    rows.flatMap(({ proposedBy, decidedBy }) => [proposedBy, ...(decidedBy ? [decidedBy] : [])]),
  )
  return rows.map((row) => ({
    Id: row.id,
    UnitId: row.unitId,
    Correction: row.correction,
    Reason: row.reason,
    State: row.state,
    ProposedBy: faces.get(row.proposedBy)?.name ?? '',
    ProposedAt: row.proposedAt.toISOString(),
    DecidedBy: faces.get(row.decidedBy ?? '')?.name ?? '',
    DecidedAt: row.decidedAt?.toISOString() ?? null,
    Note: row.note,
    Figures: row.figures,
    IsOwn: row.proposedBy === visit.person?.id,
  }))
}

/** The items of a paper with what holds of each. */
export const toItems = async (
  visit: Visit,
  row: ExamRow,
  contents: PaperContents,
): Promise<RegradeItem[]> => {
  const corrections = await regradeStore(visit).corrections(row.id)
  const units = unitsOfPaper(contents)
  const items = itemsOfPaper(contents.content, contents.forms)
  const versionNos = await questionPool(visit).versionNos(items.map(({ versionId }) => versionId))
  return items.map(({ versionId, cellId: _cell, Treatment: _treatment, options, ...item }) => {
    const content = contents.forms.get(versionId)?.Content
    const unit = units.get(item.UnitId)
    return {
      ...item,
      Policy: unit?.policy ?? 'one',
      VersionNo: versionNos.get(versionId) ?? 0,
      Points: (unit?.most ?? 0) / 10,
      Options: [...options],
      Blanks: content?.Type === 'blank' ? content.Blanks : [],
      Current: corrections.get(item.UnitId) ?? null,
    }
  })
}

/** Whether each of some attempts shows its score to whoever sat it. */
export const outOf = async (
  visit: Visit,
  row: ExamRow,
): Promise<(move: Pick<ScoreMove, 'personId' | 'releasedAt'>) => boolean> => {
  const receivers = await receiversOf(visit, row.id)
  return (move) => {
    const given = receivers.get(move.personId)
    const end = given ? endOf(ownTimes(row, given)) : row.closesAt
    return isOut(row, move, 'Score', end, visit.at)
  }
}

/** Changes of scores with whose they are. */
export const toChanges = async (
  visit: Visit,
  row: ExamRow,
  moves: readonly ScoreMove[],
): Promise<ScoreChange[]> => {
  const faces = await facesOf(
    visit,
    moves.map(({ personId }) => personId),
  )
  const isScoreOut = await outOf(visit, row)
  return moves.map((move) => ({
    AttemptId: move.id,
    Name: faces.get(move.personId)?.name ?? '',
    Number: faces.get(move.personId)?.number ?? '',
    AttemptNo: move.no,
    Before: move.before.tenths / 10,
    After: move.after.tenths / 10,
    FullBefore: move.before.most / 10,
    FullAfter: move.after.maxTenths / 10,
    IsOut: isScoreOut(move),
  }))
}
