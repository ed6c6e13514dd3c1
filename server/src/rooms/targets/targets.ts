import { membershipStore, type Membership } from '#classes/memberships'
import type { TenantContext } from '#platform/visit'
import {
  effectiveFor,
  targetsOf,
  type Effective,
  type Ref,
  type Target,
  type TargetKind,
} from './rules.ts'
import { targetStore, type OverrideRow } from './store.ts'

/** Why something is given to somebody, and whether any of the classes by which they have it is still open. */
export type TargetMatch = {
  readonly via: readonly (Target & {
    readonly name: string
    /** The class itself, or the one that a group is of; empty for a person. */
    readonly classId: string
    readonly archived: boolean
  })[]
  readonly open: boolean
}

const byObject = <T extends { readonly objectId: string }>(rows: readonly T[]) =>
  Map.groupBy(rows, ({ objectId }) => objectId)

const receive = (
  targets: readonly Target[],
  own: ReadonlySet<string>,
  named: ReadonlyMap<string, Membership>,
): TargetMatch | undefined => {
  const via = targetsOf(targets, own).map((one) => ({
    kind: one.kind,
    refId: one.refId,
    excluded: one.excluded,
    name: named.get(one.refId)?.name ?? '',
    classId: named.get(one.refId)?.classId ?? '',
    archived: named.get(one.refId)?.archived ?? false,
  }))
  return via.length === 0 ? undefined : { via, open: via.some(({ archived }) => !archived) }
}

/** What holds for whoever has an object: values by their base, each with the override that decided it; null for no limit. */
export type Given = {
  readonly targetMatch: TargetMatch
  readonly dates: <Field extends string>(
    base: Readonly<Record<Field, Date | null>>,
  ) => Record<Field, Effective<Date | null>>
  readonly amounts: <Field extends string>(
    base: Readonly<Record<Field, number | null>>,
  ) => Record<Field, Effective<number | null>>
}

const givenBy = (
  targetMatch: TargetMatch,
  rows: readonly OverrideRow[],
  own: ReadonlySet<string>,
): Given => {
  const overridesIn = <Value>(fields: object, valueOf: (row: OverrideRow) => Value) =>
    rows.flatMap((row) =>
      Object.hasOwn(fields, row.field)
        ? [{ ...row, value: valueOf(row), order: `${row.writtenAt.toISOString()} ${row.id}` }]
        : [],
    )
  return {
    targetMatch,
    dates: (base) =>
      effectiveFor(
        base,
        overridesIn(base, ({ at }) => at),
        own,
      ),
    amounts: (base) =>
      effectiveFor(
        base,
        overridesIn(base, ({ amount }) => amount),
        own,
      ),
  }
}

type Belonging = {
  readonly own: ReadonlySet<string>
  readonly named: ReadonlyMap<string, Membership>
}

/** Where each of some people belongs, themselves included. */
const belongingsOf = async (
  tenant: TenantContext,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, Belonging>> => {
  const memberships = await membershipStore(tenant).ofEach(personIds)
  return new Map(
    personIds.map((personId) => {
      const named = new Map((memberships.get(personId) ?? []).map((one) => [one.id, one]))
      return [personId, { own: new Set([personId, ...named.keys()]), named }] as const
    }),
  )
}

const givenOf = async (
  tenant: TenantContext,
  objectIds: readonly string[],
  belongings: ReadonlyMap<string, Belonging>,
): Promise<ReadonlyMap<string, ReadonlyMap<string, Given>>> => {
  const refIds = [...new Set([...belongings.values()].flatMap(({ own }) => [...own]))]
  const about = await targetStore(tenant).about(objectIds, refIds)
  const ofRefs = <T extends Ref>(rows: readonly T[]) => Map.groupBy(rows, ({ refId }) => refId)
  const [targets, overrides] = [ofRefs(about.targets), ofRefs(about.overrides)]
  return new Map(
    [...belongings].map(([personId, { own, named }]) => {
      const ownTargets = byObject([...own].flatMap((refId) => targets.get(refId) ?? []))
      const ownOverrides = byObject([...own].flatMap((refId) => overrides.get(refId) ?? []))
      const given = objectIds.flatMap((id) => {
        const targetMatch = receive(ownTargets.get(id) ?? [], own, named)
        return targetMatch
          ? [[id, givenBy(targetMatch, ownOverrides.get(id) ?? [], own)] as const]
          : []
      })
      return [personId, new Map(given)] as const
    }),
  )
}

/** What of a kind somebody has now: objects by id. Whoever joins a class later has what is given to it. */
export const givenTo = async (
  tenant: TenantContext,
  objectKind: string,
  personId: string,
): Promise<ReadonlyMap<string, Given>> => {
  const belongings = await belongingsOf(tenant, [personId])
  const own = [...belongings.values()].flatMap((one) => [...one.own])
  const ids = await targetStore(tenant).objects(objectKind, own)
  return (await givenOf(tenant, ids, belongings)).get(personId) ?? new Map()
}

/** Which of some objects each of some people has now, by person and object. */
export const givenAmongEach = async (
  tenant: TenantContext,
  ids: readonly string[],
  personIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, Given>>> =>
  givenOf(tenant, ids, await belongingsOf(tenant, personIds))

/** Which of some objects somebody has now. */
export const givenAmong = async (
  tenant: TenantContext,
  ids: readonly string[],
  personId: string,
): Promise<ReadonlyMap<string, Given>> =>
  (await givenAmongEach(tenant, ids, [personId])).get(personId) ?? new Map()

/** Who has an object now, with what holds for each; nobody of whom no target speaks is read. */
export const receiversOf = async (
  tenant: TenantContext,
  objectId: string,
): Promise<ReadonlyMap<string, Given>> => {
  const store = targetStore(tenant)
  const targets = await store.targets([objectId])
  const overrides = await store.overrides([objectId])
  const refs = [...targets, ...overrides]
  const ids = [...new Set(refs.flatMap(({ kind, refId }) => (kind === 'person' ? [] : [refId])))]
  const memberships = membershipStore(tenant)
  const named = new Map((await memberships.named(ids)).map((one) => [one.id, one]))
  const belongs = new Map<string, Set<string>>()
  const add = (personId: string, id: string) =>
    belongs.set(personId, (belongs.get(personId) ?? new Set([personId])).add(id))
  for (const { id, personId } of await memberships.peopleIn(ids)) add(personId, id)
  for (const { kind, refId } of targets) if (kind === 'person') add(refId, refId)
  return new Map(
    [...belongs].flatMap(([personId, own]) => {
      const targetMatch = receive(targets, own, named)
      return targetMatch ? [[personId, givenBy(targetMatch, overrides, own)] as const] : []
    }),
  )
}

/** Names of the classes and groups that targets and overrides speak of; people are named by whoever knows them. */
export const namesOfTargets = async (
  tenant: TenantContext,
  refs: readonly { readonly kind: TargetKind; readonly refId: string }[],
): Promise<ReadonlyMap<string, Membership>> => {
  const ids = refs.flatMap(({ kind, refId }) => (kind === 'person' ? [] : [refId]))
  return new Map(
    (await membershipStore(tenant).named([...new Set(ids)])).map((one) => [one.id, one]),
  )
}

/** Whether an object is given to each of some: to a class, to the class of a group or a group of it, to a person by any way. */
export const isGivenToEach = async (
  tenant: TenantContext,
  objectId: string,
  refs: readonly { readonly kind: TargetKind; readonly refId: string }[],
): Promise<boolean> => {
  const targets = (await targetStore(tenant).targets([objectId])).filter((one) => !one.excluded)
  const names = await namesOfTargets(tenant, [...refs, ...targets])
  const receivers = refs.some(({ kind }) => kind === 'person')
    ? await receiversOf(tenant, objectId)
    : new Map<string, unknown>()
  const classes = new Set(targets.flatMap(({ refId }) => names.get(refId)?.classId ?? []))
  return refs.every(({ kind, refId }) => {
    if (kind === 'person') return receivers.has(refId)
    const one = names.get(refId)
    return one !== undefined && one.kind === kind && classes.has(one.classId)
  })
}
