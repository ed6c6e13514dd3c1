import { role } from '@xinglin/contract/identity'
import { type Inquiry, moveInquiry } from '@xinglin/contract/inquiries'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { peopleAmong } from '#identity'
import { memberOf, refuse, type Visit } from '#platform/visit'
import { classmatesOf } from './classmates.ts'
import { readable } from './policy.ts'
import { actionsFor } from './rules.ts'
import { toInquiry, type Evidence } from './serialize.ts'
import { inquiryStore, type InquiryRow } from './store.ts'

const { notYours, wrongState, target, colleague, answer } = moveInquiry.refusals

/** What an action makes of a question; refuses what it names wrongly. */
const changedBy = async (
  visit: Visit,
  row: InquiryRow,
  { Action, ToId }: InputOf<typeof moveInquiry>,
): Promise<Partial<InquiryRow>> => {
  const store = inquiryStore(visit)
  const toId = ToId ?? nobody
  if (Action === 'accept') {
    const post = await store.findPost(toId)
    if (post?.inquiryId !== row.id || post.personId === row.personId) throw refuse(answer)
    return { acceptedId: post.id, state: 'resolved' }
  }
  if (Action === 'close') return { state: 'closed' }
  if (Action === 'reopen') return { state: row.answers > 0 ? 'answered' : 'open', mergedInto: null }
  if (Action === 'common') return { isCommon: !row.isCommon }
  if (Action === 'transfer') {
    if ((await peopleAmong(visit, [toId])).get(toId)?.roleType !== role.teacher)
      throw refuse(colleague)
    return { assigneeId: toId }
  }
  const into = await store.find(toId)
  const isOther = into && into.id !== row.id && into.courseId === row.courseId
  // What its asker could not read would leave them without an answer.
  const isReadable =
    into?.audience === 'course' ||
    into?.personId === row.personId ||
    (into?.audience === 'class' && (await classmatesOf(visit, row.personId)).has(into.personId))
  if (!isOther || !isReadable || into.state === 'closed') throw refuse(target)
  return { state: 'closed', mergedInto: into.id }
}

/** Moves a question on; a withdrawn one is gone. */
export const move = async (
  evidence: Evidence,
  visit: Visit,
  input: InputOf<typeof moveInquiry>,
): Promise<Inquiry | null> => {
  const { row, standing } = await readable(visit, input.Id, true)
  const { Action } = input
  const isStaffs = !['accept', 'withdraw'].includes(Action)
  if (isStaffs !== (standing === 'staff') || standing === 'peer') throw refuse(notYours)
  if (!actionsFor(standing, row).some((action) => action === Action)) throw refuse(wrongState)
  const store = inquiryStore(visit)
  if (Action === 'withdraw') {
    await store.remove(row.id)
    return null
  }
  const set = await changedBy(visit, row, input)
  await store.change(row.id, set)
  if (Action === 'accept') {
    // Whose answer was accepted before may have lost it to another.
    const answers = [row.acceptedId, set.acceptedId].flatMap((id) => id ?? [])
    const personIds = []
    for (const id of answers) personIds.push((await store.findPost(id))?.personId ?? [])
    await visit.publish({ kind: 'achieved', personIds: personIds.flat() })
  }
  const senderId = memberOf(visit)?.id ?? null
  if (Action === 'transfer')
    await visit.publish({
      kind: 'notice',
      notice: {
        kind: 'inquiry-transferred',
        subjectId: row.id,
        title: row.title,
        to: [set.assigneeId ?? ''],
        occurrence: visit.at.toISOString(),
        senderId,
      },
    })
  if (Action === 'merge' || Action === 'close')
    await visit.publish({
      kind: 'notice',
      notice: {
        kind: 'inquiry-answered',
        subjectId: row.id,
        title: row.title,
        to: [row.personId],
        occurrence: `${Action} ${visit.at.toISOString()}`,
        senderId,
      },
    })
  return toInquiry(visit, { ...row, ...set }, standing, evidence)
}
