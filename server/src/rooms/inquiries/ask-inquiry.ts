import { askInquiry, type Inquiry, type Pin } from '@xinglin/contract/inquiries'
import { nobody, type InputOf } from '@xinglin/contract/call'
import { courseAccess } from '#courses/access'
import { versionsOf } from '#courses/versions'
import { refuseSensitive } from '#dictionaries'
import { cleanHtml, wordsIn } from '#platform/rich-text'
import { dayIn, dayStart, memberOf, refuse, type Visit } from '#platform/visit'
import { refuseLostPictures } from '#resources'
import { paperQuestion } from './paper-question.ts'
import { learns } from './policy.ts'
import { type Evidence, evidenceOf, toInquiry } from './serialize.ts'
import { inquiryStore } from './store.ts'

const { missing, sensitive, course, place, answered, newer, tooMany } = askInquiry.refusals

/** How many questions somebody may ask a day. */
const maxADay = 30

const kindOf: Partial<Record<Pin['Kind'], string>> = {
  second: 'video',
  page: 'document',
  turn: 'consultation',
  step: 'operation',
  event: 'experiment',
}

const idOf = (id: string | null): string | null => (id === null || id === nobody ? null : id)

/** The title of the item that a question is about; refuses a place that there is not. */
const checkedPlace = async (
  visit: Visit,
  { CourseId, ItemId, Pin: pin }: InputOf<typeof askInquiry>,
  { personId, evidence }: { readonly personId: string; readonly evidence: Evidence },
): Promise<{ readonly itemId: string | null; readonly itemTitle: string }> => {
  const itemId = idOf(ItemId)
  if (itemId === null) {
    if (pin.Kind !== 'none') throw refuse(place)
    return { itemId, itemTitle: '' }
  }
  const access = await courseAccess(visit, CourseId ?? nobody)
  const versionId = (await access?.attempt())?.versionId ?? access?.course.currentVersionId ?? ''
  const item = (await versionsOf(visit).items(versionId)).find(({ id }) => id === itemId)
  if (!item || (pin.Kind !== 'none' && item.kind !== kindOf[pin.Kind])) throw refuse(place)
  if (pin.Kind === 'turn' || pin.Kind === 'step' || pin.Kind === 'event') {
    const around = await evidenceOf(evidence, visit, { pin, itemId, personId })
    if (!around.some(({ IsIt }) => IsIt)) throw refuse(place)
  }
  return { itemId, itemTitle: item.title }
}

/** Asks a question, or changes one that nobody answered. */
export const ask = async (
  evidence: Evidence,
  visit: Visit,
  input: InputOf<typeof askInquiry>,
): Promise<Inquiry> => {
  const personId = memberOf(visit)?.id ?? nobody
  const store = inquiryStore(visit)
  const before = await store.lock(input.Id)
  if (before && before.personId !== personId) throw refuse(missing)
  const access = await courseAccess(visit, before?.courseId ?? input.CourseId ?? nobody)
  const ofPaper = (before ?? { pin: input.Pin }).pin.Kind === 'question'
  if (!before && !ofPaper && !(access && (await learns(access)))) throw refuse(course)
  // Others may still sit the paper, or have another one.
  const audience = ofPaper ? ('teachers' as const) : input.Audience
  const body = cleanHtml(input.Body)
  if (wordsIn(body).trim() === '' && !body.includes('<img')) throw refuse([-10008, '请填写内容'])
  await refuseSensitive(visit, `${input.Title}\n${wordsIn(body)}`, 'inquiry', sensitive)
  await refuseLostPictures(visit, body)
  if (before) {
    const isSame =
      before.title === input.Title && before.body === body && before.audience === audience
    if (!isSame) {
      if (before.answers > 0 || before.state !== 'open') throw refuse(answered)
      if (before.version !== input.Version) throw refuse(newer)
      await store.change(before.id, {
        title: input.Title,
        body,
        audience,
        version: before.version + 1,
      })
    }
  } else {
    const today = dayStart(visit.school.timezone, dayIn(visit.school.timezone, visit.at))
    if ((await store.askedSince(personId, today)) >= maxADay) throw refuse(tooMany)
    const paper = ofPaper ? await paperQuestion(evidence, visit, input.Pin, personId) : undefined
    await store.add({
      id: input.Id,
      personId,
      courseId: paper ? nobody : (input.CourseId ?? nobody),
      ...(paper
        ? { itemId: null, itemTitle: paper.itemTitle }
        : await checkedPlace(visit, input, { personId, evidence })),
      pin: { ...input.Pin, SessionId: idOf(input.Pin.SessionId) },
      title: input.Title,
      body,
      audience,
      state: 'open',
      acceptedId: null,
      isCommon: false,
      assigneeId: paper?.assigneeId ?? null,
      mergedInto: null,
      answers: 0,
      createdAt: visit.at,
      lastAt: visit.at,
      seenAt: visit.at,
      version: 1,
    })
    if (paper)
      await visit.publish({
        kind: 'notice',
        notice: {
          kind: 'inquiry-transferred',
          subjectId: input.Id,
          title: input.Title,
          to: [paper.assigneeId],
          occurrence: input.Id,
          senderId: personId,
        },
      })
    const authorId = paper ? undefined : access?.course.authorId
    if (access && authorId && authorId !== nobody)
      await visit.publish({
        kind: 'notice',
        notice: {
          kind: 'inquiry-asked',
          subjectId: access.course.id,
          title: access.course.name,
          to: [authorId],
          occurrence: input.Id,
          senderId: personId,
        },
      })
  }
  const row = await store.find(input.Id)
  if (!row) throw refuse(missing)
  return toInquiry(visit, row, 'asker', evidence)
}
