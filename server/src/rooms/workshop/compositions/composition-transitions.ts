import { listed } from '@xinglin/simulation/form'
import { refuseSensitive } from '#dictionaries'
import { nameOfPerson } from '#identity'
import { answer } from '#platform/http'
import { newId } from '#platform/ids'
import { dayIn, refuse, type Visit } from '#platform/visit'
import { stepOf } from '../drafts/workflow.ts'
import { examinesOf, mayEdit } from '../drafts/policy.ts'
import { textsIn } from '../drafts/rules.ts'
import { baseOf, readWork, type AnyKind } from './composition-kind.ts'
import { compositionStore, type WorkRow } from './composition-store.ts'
import { toCompositionResponse, workMark } from './composition-serialize.ts'
import { tellAuthor } from '../drafts/tell-author.ts'

type PlayResult = Awaited<ReturnType<AnyKind['played']>>

/** What a draft is when it is read and played, found before its row is held; undefined where it would be refused anyway. */
const playBefore = async (
  kind: AnyKind,
  visit: Visit,
  id: string,
  version: string,
): Promise<PlayResult | undefined> => {
  const row = await readWork(kind, visit, id)
  if (workMark(row) !== version) return undefined
  return kind.played(visit, row, await baseOf(kind, visit, row))
}

/** What was composed, where nothing is wrong with it; refuses it with what is. */
const faultless = (kind: AnyKind, played: PlayResult | undefined) => {
  const { whole, problems = [] } = played ?? {}
  const errors = problems.filter(({ weight }) => weight === 'error')
  const { faulty } = kind.calls.move.refusals
  if (!whole || errors.length > 0)
    throw refuse([faulty[0], `${faulty[1]}（${errors.length}处）`], {
      data: { Problems: listed(errors) },
    })
  return whole
}

/** Publishes what was submitted: whoever begins from now on has this version. */
const approve = async (
  kind: AnyKind,
  visit: Visit,
  row: WorkRow,
  { played, reviewer }: { readonly played: PlayResult | undefined; readonly reviewer: string },
): Promise<number> => {
  const whole = faultless(kind, played)
  const reviewed =
    reviewer === ''
      ? {}
      : { reviewedBy: reviewer, reviewedAt: dayIn(visit.school.timezone, visit.at) }
  await kind.publish(visit, row.id, { ...whole, ...reviewed }, visit.at)
  return whole.version
}

/** Answers those who move compositions of a kind on. */
export const compositionMoving = (kind: AnyKind) => {
  const { wrongState, notYours, comment, newer, sensitive } = kind.calls.move.refusals
  return [
    answer(
      kind.calls.move,
      async function handleMove(visit, { Id, Action, Comment, ReviewedBy, Version }) {
        const looksAt = Action === 'submit' || Action === 'approve'
        const played = looksAt ? await playBefore(kind, visit, Id, Version) : undefined
        const row = await readWork(kind, visit, Id, true)
        const step = stepOf(Action)
        const may = step.examines
          ? await examinesOf(visit, row)
          : mayEdit(visit, { ...row, shared: false })
        if (!may) throw refuse(notYours)
        if (!step.from({ ...row, shared: false })) throw refuse(wrongState)
        if (Action === 'return' && Comment === '') throw refuse(comment)
        if (looksAt && Version !== workMark(row)) throw refuse(newer)
        if (Action === 'submit') {
          faultless(kind, played)
          await refuseSensitive(visit, textsIn(row.draft).join('\n'), kind.sensitiveIn, sensitive)
        }
        const versionNo =
          Action === 'approve'
            ? await approve(kind, visit, row, { played, reviewer: ReviewedBy })
            : row.versionNo
        const set = {
          versionNo,
          state: step.to ?? row.state,
          reason: Action === 'return' ? Comment : '',
        }
        const store = compositionStore(kind.tables, visit)
        await store.change(Id, set)
        const after = { ...row, ...set }
        const personId = visit.person?.id ?? ''
        await store.addMove({
          id: newId(visit.at.getTime()),
          workId: Id,
          personId,
          name: await nameOfPerson(visit, personId),
          move: Action,
          versionNo: Action === 'approve' ? versionNo : 0,
          comment: Comment,
          at: visit.at,
        })
        await visit.publish({
          kind: 'managed',
          area: kind.area,
          text: `${step.words}：${kind.word}“${row.title}”`,
          detail: [...(Action === 'approve' ? [`第${versionNo}版`] : []), Comment]
            .filter(Boolean)
            .join('；'),
        })
        await tellAuthor(visit, after, Action)
        return { Line: await toCompositionResponse(kind, visit, after), Version: workMark(after) }
      },
    ),
  ]
}
