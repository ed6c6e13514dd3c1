import { dayOf, type Faults } from '#ui'
import { type LicenceLine, saveLicences } from '@xinglin/contract/licences'

/** What is said of some courses. */
export type LicenceValues = {
  readonly State: LicenceLine['State']
  readonly TrialStart: string
  readonly TrialEnd: string
}

const dayMs = 86_400_000
const lengths = [
  ['30 天', 30],
  ['90 天', 90],
  ['半年', 183],
  ['一年', 365],
] as const

/** Usual lengths of a trial that begins today, both days included. */
export const trialOffers = (now: number) =>
  lengths.map(([name, days]) => ({
    name: /^\d/.test(name) ? `今起 ${name}` : `今起${name}`,
    from: dayOf(now),
    to: dayOf(now + (days - 1) * dayMs),
  }))

/** What is wrong: a trial wants both days, in order. */
export const checkLicence = ({
  State,
  TrialStart,
  TrialEnd,
}: LicenceValues): Faults<LicenceValues> =>
  State === 'trial' && (TrialStart === '' || TrialEnd === '' || TrialStart > TrialEnd)
    ? { TrialStart: saveLicences.refusals.dates[1] }
    : {}

/** What is sent: days are a trial's alone. */
export const inputOf = (courseIds: readonly string[], values: LicenceValues) => ({
  CourseIds: [...courseIds],
  State: values.State,
  TrialStart: values.State === 'trial' ? values.TrialStart : '',
  TrialEnd: values.State === 'trial' ? values.TrialEnd : '',
})
