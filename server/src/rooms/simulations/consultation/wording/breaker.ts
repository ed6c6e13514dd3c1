/** Keeps a service that fails again and again from being asked for a while. */
export type Breaker = {
  readonly mayAsk: (now: number) => boolean
  readonly failed: (now: number) => void
  readonly worked: () => void
}

/** Opens after so many failures in a row, for a while; then one asker tries, and a failure opens it again. */
export const breaker = (failuresAtMost: number, restMs: number): Breaker => {
  let failures = 0
  let restsUntil = 0
  return {
    mayAsk(now) {
      if (failures < failuresAtMost) return true
      if (now < restsUntil) return false
      restsUntil = now + restMs
      return true
    },
    failed(now) {
      failures += 1
      if (failures >= failuresAtMost) restsUntil = now + restMs
    },
    worked() {
      failures = 0
    },
  }
}
