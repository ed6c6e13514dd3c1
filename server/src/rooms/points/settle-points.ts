import { role } from '@xinglin/contract/identity'
import { defaultPointPolicy, type PointPolicy, type PointRule } from '@xinglin/contract/points'
import type { Moment } from '#attempts'
import { peopleAmong } from '#identity'
import { newId } from '#platform/ids'
import { dayIn, type TenantContext } from '#platform/visit'
import { timezoneOf } from '#schools'
import { accountStore, dayStore, policyStore, type AccountRow } from './account-store.ts'
import { entryStore, type EntryRow } from './entry-store.ts'
import { changesOf, type Cause, type Change } from './rules.ts'
import type { PointSource } from './sources.ts'

/** So many causes of a rule are read of one person. */
const maxCauses = 1_000

/** The rules that hold in a school. */
export const policyOf = async (school: TenantContext): Promise<PointPolicy> =>
  (await policyStore(school).find())?.policy ?? defaultPointPolicy

/** Days on which somebody signed in. */
const signInSource: PointSource = {
  rule: 'sign-in',
  causes: async (moment, personId, most) => {
    const days = await dayStore(moment).of(personId, most)
    return {
      causes: days.map(({ day, at }) => ({ objectId: day, title: day, at })),
      isWhole: days.length < most,
    }
  },
}

const taken = '所依据的记录已撤销或不再达到要求'
const given = '所依据的记录恢复'

/** Adds rows to a ledger whose account is held; answers them. */
export const addEntries = async (
  { at, ...school }: Moment,
  account: AccountRow,
  rows: readonly (Omit<EntryRow, 'schoolId' | 'id' | 'personId' | 'balance' | 'at'> & {
    /** Absent: now. */
    readonly at?: Date
  })[],
): Promise<readonly EntryRow[]> => {
  let { balance } = account
  const { personId, schoolId } = account
  const added = rows.map((row, place) => {
    balance += row.points
    // A moment apart, so that they are read in the order in which they were added.
    const own = row.at ?? new Date(at.getTime() + place)
    return { ...row, schoolId, id: newId(own.getTime()), personId, balance, at: own }
  })
  await entryStore(school).add(added)
  await accountStore(school).change(personId, { balance })
  return added
}

/** A change as a row of the ledger; `isDated` as if it had been settled when it was done. */
const toRow = (change: Change<EntryRow>, today: string, isDated: boolean) => {
  if (change.kind === 'earned') {
    const { rule, objectId, title, day, at } = change.cause
    const { points, capped } = change
    return {
      rule,
      objectId,
      title,
      points,
      capped,
      day,
      reversalOf: null,
      reason: '',
      byId: null,
      ...(isDated && { at }),
    }
  }
  const { rule, objectId, title } = change.earned
  const { points, reversalOf } = change
  const reason = change.kind === 'taken' ? taken : given
  return {
    rule,
    objectId,
    title,
    points,
    capped: false,
    day: today,
    reversalOf,
    reason,
    byId: null,
  }
}

/**
 * Brings somebody's ledger to what they did as the rooms have it now: adds what they earned, takes back what is no more.
 * Doing it twice, or in two processes at once, adds nothing more. Answers how many rows were added.
 */
export const settlePoints = async (
  moment: Moment,
  personId: string,
  sources: readonly PointSource[],
  isDated = false,
): Promise<number> => {
  const person = (await peopleAmong(moment, [personId])).get(personId)
  if (!person || (person.roleType !== role.student && person.roleType !== role.teacher)) return 0
  const isStudent = person.roleType === role.student
  // Held before anything is read: whoever comes after sees what was added.
  const account = await accountStore(moment).lock(personId, isStudent, moment.at)
  const timezone = await timezoneOf(moment.db, moment.school.id)
  const causes: Cause[] = []
  const whole = new Set<PointRule>()
  for (const { rule, causes: read } of [signInSource, ...sources]) {
    const { causes: some, isWhole } = await read(moment, personId, maxCauses)
    if (isWhole) whole.add(rule)
    causes.push(...some.map((one) => ({ ...one, rule, day: dayIn(timezone, one.at) })))
  }
  const changes = changesOf(
    await entryStore(moment).of(personId),
    causes,
    await policyOf(moment),
    (rule) => whole.has(rule),
  )
  const today = dayIn(timezone, moment.at)
  await addEntries(
    moment,
    account,
    changes.map((change) => toRow(change, today, isDated)),
  )
  await accountStore(moment).change(personId, { settledAt: moment.at, isStudent })
  return changes.length
}
