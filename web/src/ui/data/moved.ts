/** The list with what was at `from` put before what was at `to` (the length puts it last). */
export const moved = <T>(list: readonly T[], from: number, to: number): readonly T[] => {
  const [one] = list.slice(from, from + 1)
  if (from < 0 || to < 0 || one === undefined) return list
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to > from ? to - 1 : to, 0, one)
}
