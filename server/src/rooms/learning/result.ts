import { getTrainingResult, shareResult } from '@xinglin/contract/learning'
import { nobody, type InputOf, type OutputOf } from '@xinglin/contract/call'
import { attemptById, attemptsOf, type Attempt } from '#attempts'
import { courseCards } from '#courses/catalogue'
import { nameOfPerson } from '#identity'
import { refuse, type Visit } from '#platform/visit'
import { reportOf } from './report.ts'

/** HMAC of a text. */
export type Signer = (text: string) => string

type Result = OutputOf<typeof getTrainingResult>

const { missing, expired } = getTrainingResult.refusals
const days = 7
const dayMs = 86_400_000

const signOf = (sign: Signer, schoolId: string, attemptId: string, until: string): string =>
  sign(`result\n${schoolId}\n${attemptId}\n${until}`)

/** A link to the report of a round that has ended; for the owner to give away. */
export const shareOf = async (
  visit: Visit,
  sign: Signer,
  progressId: string,
): Promise<OutputOf<typeof shareResult>> => {
  const attempt = await attemptsOf(visit).find(progressId)
  if (!attempt) throw refuse(shareResult.refusals.missing)
  if (!(await reportOf(visit, attempt))) throw refuse(shareResult.refusals.unfinished)
  const until = String(visit.at.getTime() + days * dayMs)
  const session = `${attempt.id}.${until}.${signOf(sign, visit.school.id, attempt.id, until)}`
  return {
    Url: `/trainingresult?session=${session}`,
    ExpiresAt: new Date(Number(until)).toISOString(),
  }
}

/** The round that a link opens: signed by this server for this school, and not too old. */
const linked = async (visit: Visit, sign: Signer, session: string): Promise<Attempt> => {
  const [id = '', until = '', sealed = '', ...more] = session.split('.')
  if (sealed === '' || more.length > 0 || signOf(sign, visit.school.id, id, until) !== sealed)
    throw refuse(missing)
  if (Number(until) < visit.at.getTime()) throw refuse(expired)
  const attempt = await attemptById(visit, id)
  if (!attempt) throw refuse(missing)
  return attempt
}

/** The report behind a link, or of a round of the visitor's own. */
export const trainingResult = async (
  visit: Visit,
  sign: Signer,
  { Session, ProgressId }: InputOf<typeof getTrainingResult>,
): Promise<Result> => {
  const isOwn = Session === '' && ProgressId !== nobody && visit.person !== null
  const attempt = isOwn
    ? await attemptsOf(visit).find(ProgressId)
    : await linked(visit, sign, Session)
  const report = attempt && (await reportOf(visit, attempt))
  if (!attempt || !report) throw refuse(missing)
  const name = await nameOfPerson(visit, attempt.personId)
  const isTheirs = visit.person?.id === attempt.personId
  return {
    SchoolName: visit.school.name,
    CourseName: (await courseCards(visit, [attempt.courseId])).get(attempt.courseId)?.Name ?? '',
    // A link is passed on: it tells whom it concerns to those who know them anyway.
    Learner: isTheirs ? name : `${[...name][0] ?? ''}同学`,
    AttemptNo: attempt.no,
    DoneCount: attempt.doneCount,
    ItemCount: attempt.itemCount,
    Seconds: attempt.seconds,
    StartedAt: attempt.startedAt.toISOString(),
    Report: report,
  }
}
