/** The weeks of a year, Monday first: seven days each as `2026-03-05`, undefined where a day belongs to another year. */
export const weeksOf = (year: number): (string | undefined)[][] => {
  const weeks: (string | undefined)[][] = []
  const day = new Date(Date.UTC(year, 0, 1))
  const before = (day.getUTCDay() + 6) % 7
  let week: (string | undefined)[] = Array.from({ length: before }, () => undefined)
  while (day.getUTCFullYear() === year) {
    week.push(day.toISOString().slice(0, 10))
    if (week.length === 7) {
      weeks.push(week)
      week = []
    }
    day.setUTCDate(day.getUTCDate() + 1)
  }
  if (week.length > 0)
    weeks.push([...week, ...Array.from({ length: 7 - week.length }, () => undefined)])
  return weeks
}

/** How strongly a day is coloured, 0 to 4: no learning, up to a quarter of an hour, three quarters, an hour and a half, more. */
export const strengthOf = (seconds: number | undefined): 0 | 1 | 2 | 3 | 4 => {
  if (seconds === undefined) return 0
  if (seconds < 15 * 60) return 1
  if (seconds < 45 * 60) return 2
  return seconds < 90 * 60 ? 3 : 4
}

/** The weeks at which a month begins, with its number. */
export const monthsIn = (weeks: readonly (readonly (string | undefined)[])[]) =>
  weeks.flatMap((week, index) => {
    const first = week.find((day) => day?.endsWith('-01'))
    return first ? [{ week: index, month: Number(first.slice(5, 7)) }] : []
  })

/** 3月5日. */
export const dayWords = (day: string): string =>
  `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`
