const shown = 3

/** The first of some names and how many there are: 林小满、周予安、陈思齐等 36 个; — for none. Lists of dozens fill a row with names. */
export const fewNames = (names: readonly string[], unit = '个'): string => {
  if (names.length === 0) return '—'
  const first = names.slice(0, shown).join('、')
  return names.length > shown + 1 ? `${first}等 ${names.length} ${unit}` : names.join('、')
}
