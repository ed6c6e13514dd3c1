import type { Principal } from '@xinglin/contract/call'
import { kind as kinds, messages, type Verdict } from '@xinglin/contract/courses'
import { isLicensed, trialStatus, type Licence } from '#licences'
import { stateAt, type Meant } from '#offerings/periods'
import { isOutsider, momentWord, type Day } from '#platform/visit'

/** What a verdict looks at in a course. */
export type Judged = {
  readonly examineType: number
  readonly publishType: number
  readonly isSelfClass: boolean
  readonly kind: number
}

/** What a verdict looks at in a visitor. */
export type Learner = {
  readonly who: Principal
  /** May have attempts at this course at all. */
  readonly mayLearn: boolean
  /** Is a member of a class of the course, or may see it anyway. */
  readonly canStudy: boolean
}

/** Examined and published. */
export const onShelf = (course: Pick<Judged, 'examineType' | 'publishType'>): boolean =>
  course.examineType === 2 && course.publishType === 1

/** Where the experiment of a course is, when it is held elsewhere. */
export const elsewhereOf = (course: {
  readonly experimentType: string
  readonly experimentPath: string
}): string | undefined => (course.experimentType === 'URL' ? course.experimentPath : undefined)

/** Why somebody may not begin a course, or that nothing is against it. */
export type Reason = Pick<Verdict, 'Reason' | 'Message'>

/** What is against it whatever the school holds: off the shelf, small class, no account; undefined where the licence decides. */
export const reasonBefore = (course: Judged, visitor: Learner): Reason | undefined => {
  if (!onShelf(course)) return { Reason: 'offShelf', Message: messages.offShelf }
  if (course.isSelfClass && !visitor.canStudy)
    return { Reason: 'smallClass', Message: messages.smallClass }
  if (isOutsider(visitor)) return { Reason: 'signIn', Message: messages.signIn }
  return visitor.mayLearn ? undefined : { Reason: 'ok', Message: messages.onlyLook }
}

/** What is against it by how it was given to the visitor; `assign` 1 keeps it to those whom it is given. */
export const reasonByOffering = (
  { assign }: { readonly assign: number },
  meant: Meant | undefined,
  { at, timezone }: { readonly at: Date; readonly timezone: string },
): Reason | undefined => {
  if (!meant?.period)
    return assign === 1 ? { Reason: 'notGiven', Message: messages.notGiven } : undefined
  const { opens, closes } = meant.period
  const state = stateAt(meant.period, at)
  if (state === 'upcoming' && opens)
    return { Reason: 'notOpen', Message: messages.notOpen(momentWord(timezone, opens)) }
  if (state === 'closed' && closes)
    return { Reason: 'closed', Message: messages.closed(momentWord(timezone, closes)) }
  return undefined
}

/** What is against it by what the school holds: trial, licence. */
export const reasonByLicence = (
  course: Judged,
  { licence, today, phone }: { licence: Licence; today: Day; phone: string },
): Reason => {
  const trial = trialStatus(licence, today)
  const dates = [licence?.trialStart ?? '', licence?.trialEnd ?? ''] as const
  if (trial === 3) return { Reason: 'trialOver', Message: messages.trialOver(...dates) }
  if (trial === 2) return { Reason: 'trialNotBegun', Message: messages.trialNotBegun(...dates) }
  if (!isLicensed(course.kind === kinds.theory, licence, today))
    return { Reason: 'unlicensed', Message: messages.buy(phone) }
  return { Reason: 'ok', Message: '' }
}

const byProgress = (course: Judged, progress: number): Verdict['Actions'] => {
  if (progress === 0) return ['start']
  if (progress < 100) return ['continue']
  return course.kind === kinds.experiment ? ['relearn', 'continue'] : ['relearn', 'readOnly']
}

/** What may be done with a course that stands so, by the progress of the open round (0 without one). */
export const actionsOn = (
  course: Judged,
  visitor: Learner,
  { Reason }: Reason,
  progress: number,
): Verdict['Actions'] => {
  if (Reason === 'offShelf' || Reason === 'smallClass') return []
  if (Reason === 'signIn') return ['start']
  if (!visitor.mayLearn) return []
  if (Reason === 'notGiven' || Reason === 'notOpen' || Reason === 'closed')
    return progress > 0 ? ['readOnly'] : []
  if (Reason === 'ok') return byProgress(course, progress)
  const begun: Verdict['Actions'] = progress > 0 ? ['readOnly'] : []
  return [Reason === 'unlicensed' ? 'buy' : 'start', ...begun]
}
