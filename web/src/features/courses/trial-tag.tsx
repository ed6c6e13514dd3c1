import { Tag } from '#ui'

const words: Readonly<Record<number, string>> = { 1: '试用', 2: '试用未开始', 3: '试用已结束' }

type Trial = {
  readonly TrialStatus: number
  readonly TrialStartDate: string | null
  readonly TrialEndDate: string | null
}

/** When a trial may be used, in words. */
export const trialDates = ({ TrialStartDate, TrialEndDate }: Omit<Trial, 'TrialStatus'>) =>
  `试用日期 ${TrialStartDate ?? ''}~${TrialEndDate ?? ''}`

/** The trial tag, with its dates on hover; nothing for a course without a trial. */
export const TrialTag = (trial: Trial) =>
  trial.TrialStatus === 0 ? null : (
    <Tag tone="apricot" title={trialDates(trial)}>
      {words[trial.TrialStatus] ?? '试用'}
    </Tag>
  )
