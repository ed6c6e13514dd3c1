import { listed } from '@xinglin/simulation/form'
import { moveCase } from '@xinglin/contract/workshop'
import { readCase, review, type CaseScript, type Problem } from '@xinglin/simulation/cases'
import { publishCase } from '#simulations/consultation'
import { refuseSensitive } from '#dictionaries'
import { nameOfPerson } from '#identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { dayIn, refuse, type Visit } from '#platform/visit'
import { runCheck } from '../checks/run-check.ts'
import { stepOf } from '../drafts/workflow.ts'
import { mayEdit } from '../drafts/policy.ts'
import { movedCase, seenCase } from './policy.ts'
import { textsIn } from '../drafts/rules.ts'
import { workStore, type WorkRow } from '../drafts/store.ts'
import { toCaseLineResponse, versionOf } from './serialize.ts'
import { tellAuthor } from '../drafts/tell-author.ts'

const { wrongState, notYours, comment, faulty, newer, sensitive } = moveCase.refusals

const errorsOf = (problems: readonly Problem[]) =>
  problems.filter(({ weight }) => weight === 'error')

/** A draft as the version that it would be published as; undefined where it does not have the form. */
const asVersion = (row: WorkRow, more: object = {}): CaseScript | undefined =>
  readCase({ ...row.draft, ...more, id: row.key, version: row.versionNo + 1 }).script

/** What is wrong with a draft that is handed in, found before its row is held; nothing where it would be refused anyway. */
const checkBefore = async (
  visit: Visit,
  id: string,
  version: string,
): Promise<readonly Problem[]> => {
  const row = await seenCase(visit, id)
  if (!mayEdit(visit, row) || versionOf(row) !== version) return []
  const as = { id: row.key, version: row.versionNo + 1 }
  return runCheck(visit, { kind: 'case', draft: row.draft, as })
}

const refuseFaulty = (problems: readonly Problem[]): void => {
  if (problems.length > 0)
    throw refuse([faulty[0], `${faulty[1]}（${problems.length}处）`], {
      data: { Problems: problems },
    })
}

/** Publishes what was submitted: it is what was looked at, and has the form still. */
const approve = async (visit: Visit, row: WorkRow, reviewer: string): Promise<Partial<WorkRow>> => {
  const { reviewedBy: _by, reviewedAt: _at, ...content } = row.draft
  const reviewed =
    reviewer === ''
      ? {}
      : { reviewedBy: reviewer, reviewedAt: dayIn(visit.school.timezone, visit.at) }
  const draft = { ...content, ...reviewed }
  const script = asVersion({ ...row, draft })
  if (!script) throw refuse(faulty, { data: { Problems: listed(errorsOf(review(draft))) } })
  await publishCase(visit, row.id, script, visit.at)
  return { draft, versionNo: script.version }
}

/** Answers those who move cases on. */
export const movingCalls = () => [
  answer(
    moveCase,
    async function handleMoveCase(visit, { CaseId, Action, Comment, ReviewedBy, Version }) {
      const problems = Action === 'submit' ? await checkBefore(visit, CaseId, Version) : []
      const { row, edits, examines } = await movedCase(visit, CaseId)
      const step = stepOf(Action)
      if (step.examines ? !examines : !edits) throw refuse(notYours)
      if (!step.from(row)) throw refuse(wrongState)
      if (Action === 'return' && Comment === '') throw refuse(comment)
      const looksAt = Action === 'submit' || Action === 'approve'
      if (looksAt && Version !== versionOf(row)) throw refuse(newer)
      if (Action === 'submit') {
        refuseFaulty(problems)
        await refuseSensitive(visit, textsIn(row.draft).join('\n'), 'case', sensitive)
      }
      const approval = Action === 'approve' ? await approve(visit, row, ReviewedBy) : {}
      const set: Partial<WorkRow> = {
        ...approval,
        ...(step.to === undefined ? { shared: Action === 'share' } : { state: step.to }),
        reason: Action === 'return' ? Comment : step.to === undefined ? row.reason : '',
      }
      const store = workStore(visit)
      await store.change(CaseId, set)
      const after = { ...row, ...set }
      const personId = visit.person?.id ?? ''
      await store.addMove({
        id: newId(visit.at.getTime()),
        caseId: CaseId,
        personId,
        name: await nameOfPerson(visit, personId),
        move: Action,
        versionNo: Action === 'approve' ? after.versionNo : 0,
        comment: Comment,
        at: visit.at,
      })
      await visit.publish({
        kind: 'managed',
        area: 'cases',
        text: `${step.words}：病例“${row.title}”`,
        detail: [...(Action === 'approve' ? [`第${after.versionNo}版`] : []), Comment]
          .filter(Boolean)
          .join('；'),
      })
      await tellAuthor(visit, after, Action)
      return { Line: await toCaseLineResponse(visit, after), Version: versionOf(after) }
    },
  ),
]
