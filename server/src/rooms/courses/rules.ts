import type { Principal } from '@xinglin/contract/call'
import { kind as kinds, messages, type Verdict } from '@xinglin/contract/courses'
import { isLicensed, trialStatus, type Licence } from '#licences'
import { isOutsider, type Day } from '#platform/visit'

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
  /** Progress of the open round, 0 without one. */
  readonly progress: number
}

/** Examined and published. */
export const onShelf = (course: Pick<Judged, 'examineType' | 'publishType'>): boolean =>
  course.examineType === 2 && course.publishType === 1

/** Where the experiment of a course is, when it is held elsewhere. */
export const elsewhereOf = (course: {
  readonly experimentType: string
  readonly experimentPath: string
}): string | undefined => (course.experimentType === 'URL' ? course.experimentPath : undefined)

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
  if (isOutsider(visitor)) {
    return { Reason: 'signIn', Message: messages.signIn, Actions: ['start'] }
  }
  if (!visitor.mayLearn) return { Reason: 'ok', Message: messages.onlyLook, Actions: [] }
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
  if (!isLicensed(course.kind === kinds.theory, licence, today))
    return { Reason: 'unlicensed', Message: messages.buy(phone), Actions: ['buy', ...begun] }
  return { Reason: 'ok', Message: '', Actions: byProgress(course, visitor) }
}

const questionNames = { single: '单选题', multiple: '多选题', judge: '判断题' } as const

/** What a quiz is made of, in words: how many questions of each type, and from how many points it is passed. */
export const ruleOf = (types: readonly string[], pass: number): string => {
  const parts = Object.entries(questionNames).flatMap(([type, name]) => {
    const count = types.filter((one) => one === type).length
    return count > 0 ? [`${name}${count}道`] : []
  })
  return `${parts.join('，')}；${pass}分及格`
}
