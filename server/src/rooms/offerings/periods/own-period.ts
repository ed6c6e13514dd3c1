import { type OwnChange, type OwnPeriod, periodFields } from '@xinglin/contract/offerings'
import type { TenantContext } from '#platform/visit'
import { namesOfTargets } from '#targets'
import { dueField, type Period, type PeriodChange } from './periods.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** The dates of a course as the student reads them, and why the date of an item is another, by item. */
export const toOwnPeriod = async (
  tenant: TenantContext,
  period: Period,
): Promise<{
  readonly own: OwnPeriod
  readonly dueChange: (itemKey: string) => OwnChange | null
}> => {
  const { changes } = period
  const names = await namesOfTargets(
    tenant,
    changes.map(({ by }) => by),
  )
  const toChange = ({ field, base, by }: PeriodChange): OwnChange => ({
    Field: periodFields.find((one) => one === field) ?? 'due',
    Base: base instanceof Date ? base.toISOString() : null,
    BaseRounds: typeof base === 'number' ? base : 0,
    Name: names.get(by.refId)?.name ?? '',
    Reason: by.reason,
  })
  return {
    own: {
      OpensAt: iso(period.opens),
      ClosesAt: iso(period.closes),
      ExamFrom: iso(period.exam.opens),
      ExamUntil: iso(period.exam.closes),
      MostRounds: period.maxRounds ?? 0,
      Via: [...period.via],
      Changes: changes.map(toChange).filter(({ Field }) => Field !== 'due'),
    },
    dueChange: (itemKey) => {
      const change = changes.find(({ field }) => field === dueField(itemKey))
      return change ? toChange(change) : null
    },
  }
}
