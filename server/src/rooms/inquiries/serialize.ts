import type { Inquiry, InquiryLine } from '@xinglin/contract/inquiries'
import { attemptsOf } from '#attempts'
import { titlesOf } from '#courses/access'
import { versionsOf } from '#courses/versions'
import { facesOf } from '#identity'
import { shownHtml } from '#platform/rich-text'
import { memberOf, type Visit } from '#platform/visit'
import { actionsFor, type Standing } from './rules.ts'
import { inquiryStore, type InquiryRow } from './store.ts'

/** What happened in somebody's session at an item around a moment; nothing where it is not theirs, or there is none. */
type HappenedAround = (
  visit: Visit,
  moment: {
    readonly sessionId: string
    readonly itemId: string
    readonly at: number
    readonly personId: string
  },
) => Promise<Inquiry['Turns']>

/** A question of a paper whose answers are out for whoever sat it. */
export type PaperQuestion = {
  readonly examId: string
  readonly examName: string
  /** What it asks and what they answered, with the key where that is out. */
  readonly text: string
  readonly answers: readonly string[]
}

/**
 * The evidence of questions, by what they are pinned to: turns of consultations, steps of operations, events of experiments,
 * questions of papers; and who answers for an examination.
 */
export type Evidence = Readonly<Record<'turn' | 'step' | 'event', HappenedAround>> & {
  readonly question: (
    visit: Visit,
    of: { readonly attemptId: string; readonly no: number; readonly personId: string },
  ) => Promise<PaperQuestion | undefined>
  /** The teacher of a task of the person's that has the examination as an item; else whoever set it. */
  readonly answersFor: (
    visit: Visit,
    examId: string,
    personId: string,
  ) => Promise<string | undefined>
}

/** What happened around the place that a question is about; nothing of a film, a document, or a whole item. */
export const evidenceOf = async (
  evidence: Evidence,
  visit: Visit,
  { pin, itemId, personId }: Pick<InquiryRow, 'pin' | 'itemId' | 'personId'>,
): Promise<Inquiry['Turns']> => {
  const { Kind, At, SessionId } = pin
  if (Kind === 'question') {
    const one = await evidence.question(visit, { attemptId: SessionId ?? '', no: At, personId })
    return one ? [{ Text: one.text, Answers: [...one.answers], IsIt: true }] : []
  }
  if ((Kind !== 'turn' && Kind !== 'step' && Kind !== 'event') || !SessionId || !itemId) return []
  return evidence[Kind](visit, { sessionId: SessionId, itemId, at: At, personId })
}

/** Questions as lists tell them, in their order. */
export const toLines = async (
  visit: Visit,
  rows: readonly InquiryRow[],
): Promise<InquiryLine[]> => {
  const names = await titlesOf(
    visit,
    rows.map(({ courseId }) => courseId),
  )
  const faces = await facesOf(
    visit,
    rows.map(({ personId }) => personId),
  )
  const ownId = memberOf(visit)?.id
  return rows.map((row) => ({
    Id: row.id,
    CourseId: row.courseId,
    CourseName: names.get(row.courseId) ?? '',
    ItemTitle: row.itemTitle,
    Title: row.title,
    AskerName: faces.get(row.personId)?.name ?? '',
    State: row.state,
    Audience: row.audience,
    IsCommon: row.isCommon,
    Answers: row.answers,
    CreatedAt: row.createdAt.toISOString(),
    LastAt: row.lastAt.toISOString(),
    Unread: row.personId === ownId && row.lastAt > row.seenAt,
  }))
}

/** The visitor's own open round of a course, where it has the item that a question is about. */
const roundOf = async (visit: Visit, { courseId, itemId }: InquiryRow): Promise<string | null> => {
  const attempt = await attemptsOf(visit).current(courseId)
  if (!attempt || itemId === null) return attempt?.id ?? null
  const items = await versionsOf(visit).items(attempt.versionId)
  return items.some(({ id }) => id === itemId) ? attempt.id : null
}

/** A question whole, as the visitor sees it. */
export const toInquiry = async (
  visit: Visit,
  row: InquiryRow,
  standing: Standing,
  evidence: Evidence,
): Promise<Inquiry> => {
  const [line] = await toLines(visit, [row])
  if (!line) throw new Error('a question vanished')
  const posts = await inquiryStore(visit).posts(row.id)
  const people = [
    ...posts.map(({ personId }) => personId),
    ...(row.assigneeId ? [row.assigneeId] : []),
  ]
  const faces = await facesOf(visit, people)
  const { pin } = row
  return {
    ...line,
    ItemId: row.itemId ?? '',
    Pin: { Kind: pin.Kind, At: pin.At },
    Body: shownHtml(visit, row.body),
    Posts: posts.map((post) => ({
      Id: post.id,
      AuthorName: faces.get(post.personId)?.name ?? '',
      IsTeacher: post.isTeacher,
      Own: post.personId === memberOf(visit)?.id,
      Body: shownHtml(visit, post.body),
      At: post.createdAt.toISOString(),
      Accepted: post.id === row.acceptedId,
    })),
    // What a student said and did is theirs and their teachers' to read, whoever else reads the question.
    Turns: standing === 'peer' ? [] : await evidenceOf(evidence, visit, row),
    ProgressId: await roundOf(visit, row),
    AssigneeName: faces.get(row.assigneeId ?? '')?.name ?? '',
    MergedInto: row.mergedInto ?? '',
    Actions: actionsFor(standing, row),
    Version: row.version,
  }
}
