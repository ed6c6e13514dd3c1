import { moveProcedure } from '@xinglin/contract/workshop'
import { refuseSensitive } from '#dictionaries'
import { nameOfPerson } from '#identity'
import { publishProcedure } from '#operation'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { dayIn, refuse, runsSchool, type Visit } from '#platform/visit'
import { stepOf } from '../drafts/flow.ts'
import { textsIn } from '../drafts/rules.ts'
import { played } from './procedure-playing.ts'
import { ownProcedure } from './procedure-reach.ts'
import { procedureMark, toldProcedure } from './procedure-told.ts'
import { procedureWorkStore, type WorkRow } from './procedure-work-store.ts'

const { wrongState, notYours, comment, faulty, newer, sensitive } = moveProcedure.refusals

/** What was composed, where nothing is wrong with it, read or played; refuses it with what is. */
const faultless = async (visit: Visit, row: WorkRow) => {
  const { procedure, problems } = await played(visit, row)
  const errors = problems.filter(({ weight }) => weight === 'error')
  if (!procedure || errors.length > 0)
    throw refuse([faulty[0], `${faulty[1]}（${errors.length}处）`], { data: { Problems: errors } })
  return procedure
}

/** Publishes what was submitted: operations that begin from now on are of this version. */
const approve = async (visit: Visit, row: WorkRow, reviewer: string): Promise<number> => {
  const procedure = await faultless(visit, row)
  const reviewed =
    reviewer === ''
      ? {}
      : { reviewedBy: reviewer, reviewedAt: dayIn(visit.school.timezone, visit.at) }
  await publishProcedure(visit, row.id, { ...procedure, ...reviewed }, visit.at)
  return procedure.version
}

/** Answers those who move compositions on. */
export const procedureMovingCalls = () => [
  answer(moveProcedure, async (visit, { ProcedureId, Action, Comment, ReviewedBy, Version }) => {
    const row = await ownProcedure(visit, ProcedureId, true)
    const step = stepOf(Action)
    if (step.examines && !runsSchool(visit)) throw refuse(notYours)
    if (!step.from({ ...row, shared: false })) throw refuse(wrongState)
    if (Action === 'return' && Comment === '') throw refuse(comment)
    const looksAt = Action === 'submit' || Action === 'approve'
    if (looksAt && Version !== procedureMark(row)) throw refuse(newer)
    if (Action === 'submit') {
      await faultless(visit, row)
      await refuseSensitive(visit, textsIn(row.draft).join('\n'), 'procedure', sensitive)
    }
    const versionNo = Action === 'approve' ? await approve(visit, row, ReviewedBy) : row.versionNo
    const set = {
      versionNo,
      state: step.to ?? row.state,
      reason: Action === 'return' ? Comment : '',
    }
    const store = procedureWorkStore(visit)
    await store.change(ProcedureId, set)
    const after = { ...row, ...set }
    const personId = visit.person?.id ?? ''
    await store.addMove({
      id: newId(visit.at.getTime()),
      procedureId: ProcedureId,
      personId,
      name: await nameOfPerson(visit, personId),
      move: Action,
      versionNo: Action === 'approve' ? versionNo : 0,
      comment: Comment,
      at: visit.at,
    })
    await visit.publish({
      kind: 'managed',
      area: 'operations',
      text: `${step.words}：操作项目“${row.title}”`,
      detail: [...(Action === 'approve' ? [`第${versionNo}版`] : []), Comment]
        .filter(Boolean)
        .join('；'),
    })
    return { Line: await toldProcedure(visit, after), Version: procedureMark(after) }
  }),
]
