import { isDeepStrictEqual } from 'node:util'
import type { InputOf } from '@xinglin/contract/call'
import {
  faultsOfItems,
  type listQuestionnaires,
  moveQuestionnaire,
  type QuestionnaireDetail,
  remindQuestionnaire,
  saveQuestionnaire,
} from '@xinglin/contract/questionnaires'
import { memberOf, refuse, runsSchool, type Visit } from '#platform/visit'
import { targetStore } from '#targets'
import { checkedForm } from './check-form.ts'
import { askedPeople, countAsked, hasOpened, isOver, managed } from './policy.ts'
import { responseStore } from './response-store.ts'
import { toDetail, toLines } from './serialize.ts'
import { questionnaireStore, type QuestionnaireRow } from './store.ts'

/** What targets of questionnaires belong to. */
export const questionnaireObject = 'questionnaire'

/** Questionnaires for those who make them. */
export const list = async (visit: Visit, input: InputOf<typeof listQuestionnaires>) => {
  const store = questionnaireStore(visit)
  const wanted = {
    key: input.SearchKey,
    state: input.State,
    ownerId: runsSchool(visit) ? undefined : (memberOf(visit)?.id ?? ''),
  }
  return {
    List: await toLines(visit, await store.newest(wanted, input.PageIndex, input.PageSize)),
    Count: await store.count(wanted),
  }
}

const hasAnswers = async (visit: Visit, id: string): Promise<boolean> =>
  ((await responseStore(visit).counts([id])).get(id) ?? 0) > 0

type Fields = Awaited<ReturnType<typeof checkedForm>>['fields']

/** Refuses a change that whoever answered, or was promised to stay unknown, did not agree to. */
const refuseBroken = async (visit: Visit, row: QuestionnaireRow, fields: Fields): Promise<void> => {
  const { closed, locked, named, anonymous } = saveQuestionnaire.refusals
  if (row.state === 'closed') throw refuse(closed)
  if (row.state !== 'draft' && row.anonymous && !fields.anonymous) throw refuse(named)
  if (!(await hasAnswers(visit, row.id))) return
  if (!row.anonymous && fields.anonymous) throw refuse(anonymous)
  if (!isDeepStrictEqual(row.items, fields.items)) throw refuse(locked)
}

/** Writes a questionnaire, or changes it. */
export const save = async (
  visit: Visit,
  { Id, Form, Version }: InputOf<typeof saveQuestionnaire>,
): Promise<QuestionnaireDetail> => {
  const store = questionnaireStore(visit)
  const targets = targetStore(visit)
  const there = await store.find(Id)
  const row = there && (await managed(visit, Id, true))
  if ((row?.version ?? 0) !== Version) throw refuse(saveQuestionnaire.refusals.newer)
  const before = row ? await targets.targets([Id]) : []
  const checked = await checkedForm(visit, Form, { row, targets: before })
  if (row) await refuseBroken(visit, row, checked.fields)
  const isOther = row !== undefined && !isDeepStrictEqual(row.items, checked.fields.items)
  const next: QuestionnaireRow = {
    schoolId: visit.school.id,
    id: Id,
    ownerId: memberOf(visit)?.id ?? '',
    state: 'draft',
    itemsVersion: 1,
    createdAt: visit.at,
    announcedAt: null,
    ...row,
    ...checked.fields,
    ...(isOther && { itemsVersion: row.itemsVersion + 1 }),
    version: Version + 1,
  }
  await (row ? store.change(Id, next) : store.add(next))
  await targets.retarget(Id, questionnaireObject, checked.targets)
  return toDetail(visit, next)
}

const { wrongState, empty, invalid, noTargets, past, used, shown } = moveQuestionnaire.refusals

/** What becomes of a questionnaire that is published, or opened once more. */
const published = async (visit: Visit, row: QuestionnaireRow): Promise<QuestionnaireRow> => {
  if (!row.items.some(({ Kind }) => Kind !== 'section')) throw refuse(empty)
  if (faultsOfItems(row.items).size > 0) throw refuse(invalid)
  if ((await countAsked(visit, row)) === 0) throw refuse(noTargets)
  if (row.closesAt <= visit.at) throw refuse(past)
  return { ...row, state: 'published' }
}

/** Moves a questionnaire on. */
export const move = async (
  visit: Visit,
  { Id, Action, Version }: InputOf<typeof moveQuestionnaire>,
): Promise<QuestionnaireDetail | null> => {
  const row = await managed(visit, Id, true)
  if (row.version !== Version) throw refuse(moveQuestionnaire.refusals.newer)
  const store = questionnaireStore(visit)
  if (Action === 'delete') {
    if (await hasAnswers(visit, Id)) throw refuse(used)
    await store.remove(Id)
    await targetStore(visit).remove(Id)
    return null
  }
  const from = { publish: 'draft', close: 'published', reopen: 'closed' } as const
  if (row.state !== from[Action]) throw refuse(wrongState)
  // Its figures may have been read: an answer more would show what it says.
  if (Action === 'reopen' && row.anonymous && (await hasAnswers(visit, Id))) throw refuse(shown)
  const next = {
    ...(Action === 'close' ? { ...row, state: 'closed' as const } : await published(visit, row)),
    version: Version + 1,
  }
  await store.change(Id, next)
  return toDetail(visit, next)
}

/** Reminds those who did not answer; answers how many. */
export const remind = async (
  visit: Visit,
  { Id }: InputOf<typeof remindQuestionnaire>,
): Promise<number> => {
  const { anonymous, wrongState: notOpen } = remindQuestionnaire.refusals
  const row = await managed(visit, Id)
  if (row.anonymous) throw refuse(anonymous)
  if (!hasOpened(row, visit.at) || isOver(row, visit.at)) throw refuse(notOpen)
  const answered = await responseStore(visit).participants(Id)
  const to = (await askedPeople(visit, row)).filter((id) => !answered.has(id))
  await visit.publish({
    kind: 'notice',
    notice: {
      kind: 'questionnaire-reminder',
      subjectId: Id,
      title: row.title,
      to,
      occurrence: visit.at.toISOString(),
      senderId: memberOf(visit)?.id ?? null,
    },
  })
  return to.length
}
