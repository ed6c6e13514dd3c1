import type { InputOf } from '@xinglin/contract/call'
import {
  getPointRules,
  getPointSummary,
  listPoints,
  setPointVisibility,
} from '@xinglin/contract/points'
import { role } from '@xinglin/contract/identity'
import { membershipStore, termStartOf } from '#classes'
import { answer } from '#platform/http'
import { dayIn, dayStart, memberOf, refuse, type Visit } from '#platform/visit'
import { accountStore } from './account-store.ts'
import { entryStore } from './entry-store.ts'
import { shownPerson } from './policy.ts'
import { forgetRankings, placeInClass } from './ranking.ts'
import { monthStart } from './rules.ts'
import { toEntries } from './serialize.ts'
import { policyOf, settlePoints } from './settle-points.ts'
import type { PointSource } from './sources.ts'

const shownLast = 10

/** The visitor's own id, their points brought up to now. */
const settledOwn = async (visit: Visit, sources: readonly PointSource[]): Promise<string> => {
  const own = memberOf(visit)
  if (!own) throw refuse(listPoints.refusals.missing)
  if ((await settlePoints(visit, own.id, sources)) > 0)
    visit.afterwards(() => forgetRankings(visit.school.id))
  return own.id
}

/** The first moment after a month. */
const monthEnd = (timezone: string, month: string): Date => {
  const [year = 0, no = 0] = month.split('-').map(Number)
  const next = new Date(Date.UTC(year, no, 1)).toISOString().slice(0, 10)
  return dayStart(timezone, next)
}

const summary = (sources: readonly PointSource[]) =>
  async function handleGetPointSummary(visit: Visit) {
    const personId = await settledOwn(visit, sources)
    const { timezone } = visit.school
    const today = dayIn(timezone, visit.at)
    const store = entryStore(visit)
    const account = await accountStore(visit).find(personId)
    const term = await termStartOf(visit, today)
    const since = (day: string) => store.sum({ personId, from: dayStart(timezone, day) })
    const own = (await membershipStore(visit).of(personId)).find(
      ({ kind, archived }) => kind === 'administrative' && !archived,
    )
    return {
      Balance: account?.balance ?? 0,
      ThisTerm: term === undefined ? null : await since(term),
      ThisMonth: await since(monthStart(today)),
      ClassRank: own ? await placeInClass(visit, own.id, personId) : null,
      IsHidden: account?.hidden ?? false,
      Last: await toEntries(visit, await store.list({ personId }, 1, shownLast)),
    }
  }

const rules = (sources: readonly PointSource[]) =>
  async function handleGetPointRules(visit: Visit) {
    const personId = await settledOwn(visit, sources)
    const policy = await policyOf(visit)
    const today = dayIn(visit.school.timezone, visit.at)
    const earned = (await entryStore(visit).of(personId)).filter(
      ({ reversalOf }) => reversalOf === null,
    )
    const sum = (rows: typeof earned) => rows.reduce((all, { points }) => all + points, 0)
    const todays = earned.filter(({ day }) => day === today)
    return {
      Rules: policy.Rules.map((one) => ({
        ...one,
        Today: sum(todays.filter(({ rule }) => rule === one.Rule)),
        Total: sum(earned.filter(({ rule }) => rule === one.Rule)),
      })),
      PerDay: policy.PerDay,
      Today: sum(todays),
    }
  }

const ledger = (sources: readonly PointSource[]) =>
  async function handleListPoints(visit: Visit, input: InputOf<typeof listPoints>) {
    const { id: personId, other } = await shownPerson(visit, input.PersonId)
    if (!other) await settledOwn(visit, sources)
    const { timezone } = visit.school
    const { Month, Rule } = input
    const wanted = {
      personId,
      ...(Rule !== '' && { rule: Rule }),
      ...(Month !== '' && {
        from: dayStart(timezone, `${Month}-01`),
        to: monthEnd(timezone, Month),
      }),
    }
    const store = entryStore(visit)
    return {
      List: await toEntries(visit, await store.list(wanted, input.PageIndex, input.PageSize)),
      Count: await store.count(wanted),
      Name: other?.name ?? '',
      Number: other?.number ?? '',
      Balance: (await accountStore(visit).find(personId))?.balance ?? 0,
      MayReverse: other !== undefined,
    }
  }

const setVisibility = async function handleSetPointVisibility(
  visit: Visit,
  { IsHidden }: InputOf<typeof setPointVisibility>,
) {
  const own = memberOf(visit)
  if (!own) throw refuse(listPoints.refusals.missing)
  await accountStore(visit).lock(own.id, own.roleType === role.student, visit.at)
  await accountStore(visit).change(own.id, { hidden: IsHidden })
  visit.afterwards(() => forgetRankings(visit.school.id))
  return { IsHidden }
}

/** Answers who looks at points. */
export const readingCalls = (sources: readonly PointSource[]) => [
  answer(getPointSummary, summary(sources)),
  answer(getPointRules, rules(sources)),
  answer(listPoints, ledger(sources)),
  answer(setPointVisibility, setVisibility),
]
