const capped = (chosen: ReadonlySet<string>, added: readonly string[], most: number) => {
  const next = new Set(chosen)
  for (const key of added) if (next.size < most) next.add(key)
  return next
}

const without = (chosen: ReadonlySet<string>, some: readonly string[]) =>
  new Set([...chosen].filter((key) => !some.includes(key)))

/** What is chosen after the box above a page of rows was pressed: all of them as well, or none of them any more. */
export const choosePage = (
  chosen: ReadonlySet<string>,
  keys: readonly string[],
  most = Number.POSITIVE_INFINITY,
): ReadonlySet<string> =>
  keys.every((key) => chosen.has(key)) ? without(chosen, keys) : capped(chosen, keys, most)

/** What is chosen after the box of a row was pressed; with `from`, the rows between follow it. */
export const chooseRow = (
  chosen: ReadonlySet<string>,
  keys: readonly string[],
  {
    key,
    from,
    most = Number.POSITIVE_INFINITY,
  }: {
    readonly key: string
    readonly from?: string | undefined
    readonly most?: number | undefined
  },
): ReadonlySet<string> => {
  const ends = [keys.indexOf(from ?? key), keys.indexOf(key)].toSorted((one, other) => one - other)
  const meant = (ends[0] ?? -1) < 0 ? [key] : keys.slice(ends[0], (ends[1] ?? 0) + 1)
  return chosen.has(key) ? without(chosen, meant) : capped(chosen, meant, most)
}
