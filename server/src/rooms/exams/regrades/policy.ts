import { isDeepStrictEqual } from 'node:util'
import { type Correction, listRegrades, previewRegrade } from '@xinglin/contract/exams'
import { refuse, type Visit } from '#platform/visit'
import { regradeStore } from '../corrections/store.ts'
import { paperContents, type PaperContents } from '../papers/paper-contents.ts'
import { type PaperUnit, unitsOfPaper } from '../papers/paper-units.ts'
import { seesWhole, watchedExam, type ExamAccess } from '../schedule/policy.ts'
import type { ExamRow } from '../schedule/store.ts'
import { checkedCorrection } from './check-correction.ts'

const { missing } = listRegrades.refusals
const { item, same } = previewRegrade.refusals

/** An examination that the visitor sees whole, with its paper: they confirm what others propose; any other is not there. */
export const regradedExam = async (
  visit: Visit,
  id: string,
): Promise<{
  readonly row: ExamRow
  readonly access: ExamAccess
  readonly contents: PaperContents
}> => {
  const { row, access } = await watchedExam(visit, id)
  const contents = await paperContents(visit, row.paperId, row.paperVersion)
  if (row.state === 'draft' || !contents || !seesWhole(access)) throw refuse(missing)
  return { row, access, contents }
}

const usual: Correction = { Treatment: 'scored', Keys: [], Blanks: [], Points: null }

/** An item of a paper and a correction that fits it and changes how it counts; refuses every other. */
export const correctedItem = async (
  visit: Visit,
  row: ExamRow,
  contents: PaperContents,
  wanted: { readonly UnitId: string; readonly Correction: Correction },
): Promise<{ readonly unit: PaperUnit; readonly correction: Correction }> => {
  const unit = unitsOfPaper(contents).get(wanted.UnitId)
  if (!unit) throw refuse(item)
  const correction = checkedCorrection(unit, wanted.Correction)
  const current = (await regradeStore(visit).corrections(row.id)).get(unit.id) ?? usual
  if (isDeepStrictEqual(correction, current)) throw refuse(same)
  return { unit, correction }
}
