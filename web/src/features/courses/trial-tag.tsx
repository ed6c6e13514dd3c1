import { Tag } from '#ui'

const words: Readonly<Record<number, string>> = { 1: '试用', 2: '试用未开始', 3: '试用已结束' }

type Trial = {
  readonly TrialStatus: number
  readonly TrialStartDate: string | null
  readonly TrialEndDate: string | null
}

/** The trial tag, with its dates on hover; nothing for a course without a trial. */
export const TrialTag = ({ TrialStatus, TrialStartDate, TrialEndDate }: Trial) =>
  TrialStatus === 0 ? null : (
    <Tag tone="apricot" title={`试用日期 ${TrialStartDate ?? ''}~${TrialEndDate ?? ''}`}>
      {words[TrialStatus] ?? '试用'}
    </Tag>
  )
