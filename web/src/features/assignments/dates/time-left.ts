const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long it is to a date, or how long since, in words; both by the server's clock. */
export const timeLeft = (iso: string, now: number): string => {
  const left = Date.parse(iso) - now
  const size = Math.abs(left)
  const words =
    size >= day
      ? `${Math.floor(size / day)}天`
      : size >= hour
        ? `${Math.floor(size / hour)}小时`
        : `${Math.max(1, Math.floor(size / minute))}分钟`
  return left >= 0 ? `还剩${words}` : `已过${words}`
}
