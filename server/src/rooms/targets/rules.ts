/** To whom something may be given. */
export type TargetKind = 'administrative' | 'teaching' | 'group' | 'person'

/** A class, a group or a person. */
export type Ref = { readonly kind: TargetKind; readonly refId: string }

export type Target = Ref & { readonly excluded: boolean }

/** A value of one field for a class, a group or a person; `order` grows with the time of writing. */
export type Override<Value> = Ref & {
  readonly field: string
  readonly value: Value
  readonly reason: string
  readonly order: string
}

// A person is narrower than a group, a group than a class of either kind.
const narrowness: Readonly<Record<TargetKind, number>> = {
  person: 3,
  group: 2,
  teaching: 1,
  administrative: 1,
}

/** Whether somebody who belongs to `own` (themselves included) is meant by a reference. */
const isMeant = (own: ReadonlySet<string>, { refId }: Ref): boolean => own.has(refId)

/**
 * The targets by which somebody has something: the narrowest that mean them decide, and among equally narrow ones an
 * exclusion goes first. Empty for whoever does not have it.
 */
export const targetsOf = <T extends Target>(
  targets: readonly T[],
  own: ReadonlySet<string>,
): T[] => {
  const meant = targets.filter((one) => isMeant(own, one))
  const narrowest = Math.max(0, ...meant.map(({ kind }) => narrowness[kind]))
  const decides = meant.filter(({ kind }) => narrowness[kind] === narrowest)
  return decides.some(({ excluded }) => excluded) ? [] : meant.filter(({ excluded }) => !excluded)
}

/** What holds for somebody, and by which override; `by` is absent where the base holds. */
export type Effective<Value> = {
  readonly value: Value
  readonly base: Value
  readonly by?: Override<Value>
  /** Overrides of the same field that mean them too and do not count, the nearest to counting first. */
  readonly others: readonly Override<Value>[]
}

/**
 * The values that hold for somebody, field by field: a person's own before a group's, a group's before a class's, of two
 * of one rank the one that was written later, and the base where none means them.
 */
export const effectiveFor = <Field extends string, Value>(
  base: Readonly<Record<Field, Value>>,
  overrides: readonly Override<Value>[],
  own: ReadonlySet<string>,
): Record<Field, Effective<Value>> => {
  const of = (field: Field): Effective<Value> => {
    const [by, ...others] = overrides
      .filter((one) => one.field === field && isMeant(own, one))
      .toSorted((a, b) => narrowness[b.kind] - narrowness[a.kind] || (a.order < b.order ? 1 : -1))
    return { value: by ? by.value : base[field], base: base[field], ...(by && { by }), others }
  }
  const fields = Object.keys(base) as Field[]
  return Object.fromEntries(fields.map((field) => [field, of(field)])) as Record<
    Field,
    Effective<Value>
  >
}
