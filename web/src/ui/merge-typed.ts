/** What stands in a form after somebody else changed the same meanwhile: theirs, with what was typed here over it. */
export const mergeTyped = <T extends object>(before: T, mine: T, theirs: T): T => {
  const typed = Object.entries(mine).filter(
    ([line, value]) => JSON.stringify(before[line as keyof T]) !== JSON.stringify(value),
  )
  return { ...theirs, ...(Object.fromEntries(typed) as Partial<T>) }
}
