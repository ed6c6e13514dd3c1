import { pow } from '#arithmetic'

/** The speed of a process against 20 ℃ for its Q10. */
export const speedAt = (celsius: number, q10: number): number => pow(q10, (celsius - 20) / 10)
