import { clockOf, dayOf, momentOf } from '#ui'

/** From when to when it is held: with the days where these are two. */
export const windowWords = ({
  OpensAt,
  ClosesAt,
}: {
  OpensAt: string
  ClosesAt: string
}): string => {
  const write = dayOf(OpensAt) === dayOf(ClosesAt) ? clockOf : momentOf
  return `${write(OpensAt)} 至 ${write(ClosesAt)}`
}
