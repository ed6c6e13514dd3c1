import { type Inquiry, replyToInquiry } from '@xinglin/contract/inquiries'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { refuseSensitive } from '#dictionaries'
import { cleanHtml, wordsIn } from '#platform/rich-text'
import { memberOf, refuse, type Visit } from '#platform/visit'
import { refuseLostPictures } from '#resources'
import { readable } from './policy.ts'
import { toInquiry, type Evidence } from './serialize.ts'
import { inquiryStore } from './store.ts'

const { missing, sensitive, closed, full } = replyToInquiry.refusals
const maxPosts = 200

/** Writes to a question; whoever teaches answers it by that, and its asker is told. Sent again it changes nothing. */
export const reply = async (
  evidence: Evidence,
  visit: Visit,
  { Id, PostId, Body }: InputOf<typeof replyToInquiry>,
): Promise<Inquiry> => {
  const { row, standing } = await readable(visit, Id, true)
  const personId = memberOf(visit)?.id ?? nobody
  const store = inquiryStore(visit)
  const again = await store.findPost(PostId)
  if (again && (again.personId !== personId || again.inquiryId !== Id)) throw refuse(missing)
  if (again) return toInquiry(visit, row, standing, evidence)
  if (row.state === 'closed') throw refuse(closed)
  const body = cleanHtml(Body)
  if (wordsIn(body).trim() === '' && !body.includes('<img')) throw refuse([-10008, '请填写内容'])
  await refuseSensitive(visit, wordsIn(body), 'inquiry', sensitive)
  await refuseLostPictures(visit, body)
  if ((await store.posts(Id)).length >= maxPosts) throw refuse(full)
  const isTeacher = standing === 'staff'
  await store.write({ id: PostId, inquiryId: Id, personId, isTeacher, body, createdAt: visit.at })
  const set = {
    lastAt: visit.at,
    ...(standing === 'asker' && { seenAt: visit.at }),
    ...(isTeacher && { answers: row.answers + 1 }),
    // A word more of its asker makes it wait again.
    ...(isTeacher
      ? { state: 'answered' as const }
      : standing === 'asker' && { state: 'open' as const }),
  }
  await store.change(Id, set)
  if (isTeacher)
    await visit.publish({
      kind: 'notice',
      notice: {
        kind: 'inquiry-answered',
        subjectId: Id,
        title: row.title,
        to: [row.personId],
        occurrence: PostId,
        senderId: personId,
      },
    })
  return toInquiry(visit, { ...row, ...set }, standing, evidence)
}
