import type { Principal } from '@xinglin/contract/call'
import { kind as kinds, messages, type Verdict } from '@xinglin/contract/courses'

/** A day as `YYYY-MM-DD`, in the school's time zone. */
export type Day = string

/** The day it is in a time zone at a moment. */
export const dayIn = (timezone: string, at: Date): Day =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at)

/** What a verdict looks at in a course. */
export type Judged = {
  readonly examineType: number
  readonly publishType: number
  readonly isSelfClass: boolean
  readonly kind: number
}

/** What the school holds for a course; undefined when nothing was said. */
export type Licence =
  | { readonly granted: boolean; readonly trialStart: Day | null; readonly trialEnd: Day | null }
  | undefined

/** What a verdict looks at in a visitor. */
export type Learner = {
  readonly who: Principal
  /** May have attempts at this course at all. */
  readonly mayLearn: boolean
  /** Is a member of a class of the course, or may see it anyway. */
  readonly canStudy: boolean
  /** Progress of the open round, 0 without one. */
  readonly progress: number
}

/** 0 none, 1 open, 2 not begun, 3 over; both days belong to the trial. */
export const trialStatus = (licence: Licence, today: Day): 0 | 1 | 2 | 3 => {
  if (!licence?.trialStart || !licence.trialEnd) return 0
  if (today < licence.trialStart) return 2
  return today > licence.trialEnd ? 3 : 1
}

/** IsAuthVSP: a theory course unless the school was refused it; a simulation when it was granted; an open trial counts. */
export const isLicensed = (course: Judged, licence: Licence, today: Day): boolean => {
  if (trialStatus(licence, today) === 1) return true
  return course.kind === kinds.theory ? licence?.granted !== false : licence?.granted === true
}

/** Examined and published. */
export const onShelf = (course: Pick<Judged, 'examineType' | 'publishType'>): boolean =>
  course.examineType === 2 && course.publishType === 1

const byProgress = (course: Judged, { progress }: Learner): Verdict['Actions'] => {
  if (progress === 0) return ['start']
  if (progress < 100) return ['continue']
  return course.kind === kinds.experiment ? ['relearn', 'continue'] : ['relearn', 'readOnly']
}

/** The first reason that holds decides: off the shelf, small class, guest, trial, licence; then progress. */
export const verdictOn = (
  course: Judged,
  visitor: Learner,
  { licence, today, phone }: { licence: Licence; today: Day; phone: string },
): Verdict => {
  const begun: Verdict['Actions'] = visitor.progress > 0 ? ['readOnly'] : []
  if (!onShelf(course)) return { Reason: 'offShelf', Message: messages.offShelf, Actions: [] }
  if (course.isSelfClass && !visitor.canStudy)
    return { Reason: 'smallClass', Message: messages.smallClass, Actions: [] }
  if (['anonymous', 'guest', 'preview'].includes(visitor.who)) {
    return { Reason: 'signIn', Message: messages.signIn, Actions: ['start'] }
  }
  if (!visitor.mayLearn) return { Reason: 'ok', Message: '', Actions: [] }
  const trial = trialStatus(licence, today)
  const dates = [licence?.trialStart ?? '', licence?.trialEnd ?? ''] as const
  if (trial === 3)
    return {
      Reason: 'trialOver',
      Message: messages.trialOver(...dates),
      Actions: ['start', ...begun],
    }
  if (trial === 2)
    return {
      Reason: 'trialNotBegun',
      Message: messages.trialNotBegun(...dates),
      Actions: ['start', ...begun],
    }
  if (!isLicensed(course, licence, today))
    return { Reason: 'unlicensed', Message: messages.buy(phone), Actions: ['buy', ...begun] }
  return { Reason: 'ok', Message: '', Actions: byProgress(course, visitor) }
}
