/** Latencies in ms, ascending. */
export type Latencies = readonly number[]

/** The latency that a share of them keeps. */
export const within = (latencies: Latencies, share: number): number =>
  latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? 0

/** p50, p95 and p99 in words. */
export const latencyLine = (latencies: Latencies): string =>
  [0.5, 0.95, 0.99]
    .map((share) => `p${share * 100} ${within(latencies, share).toFixed(1)} ms`)
    .join(', ')

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Everything once, at most so many at a time. */
export const each = async <One>(
  all: readonly One[],
  atOnce: number,
  work: (one: One, at: number) => Promise<void>,
): Promise<void> => {
  const left = all.map((one, at) => ({ one, at }))
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let next = left.shift(); next; next = left.shift()) await work(next.one, next.at)
    }),
  )
}

/**
 * People who each do something again and again, with a while to think in between (8 to 10 s, spread evenly), until the
 * time is over; nobody begins at the same moment.
 */
export const paced = async <One>(
  people: readonly One[],
  seconds: number,
  turn: (one: One, at: number, number: number) => Promise<number | undefined>,
): Promise<Latencies> => {
  const latencies: number[] = []
  const until = performance.now() + seconds * 1_000
  await Promise.all(
    people.map(async (one, at) => {
      await pause((9_000 * at) / people.length)
      for (let number = 0; performance.now() < until; number += 1) {
        const ms = await turn(one, at, number)
        if (ms !== undefined) latencies.push(ms)
        await pause(8_000 + ((at * 37 + number * 613) % 2_000))
      }
    }),
  )
  return latencies.toSorted((a, b) => a - b)
}
