/** A part of a video that was played, from and to in seconds. */
export type Stretch = readonly [from: number, to: number]

const gap = 0.5
const most = 500
const longestJump = 2.5

const tenth = (seconds: number) => Math.round(seconds * 10) / 10

/** Adds a played part; parts that touch become one. */
export const withStretch = (
  watched: readonly Stretch[],
  [from, to]: Stretch,
): [number, number][] => {
  const merged: [number, number][] = []
  const all = [...watched, [from, to] as const].toSorted((one, other) => one[0] - other[0])
  for (const [start, end] of all) {
    const last = merged.at(-1)
    if (last && start <= last[1] + gap) last[1] = Math.max(last[1], tenth(end))
    else merged.push([tenth(start), tenth(end)])
  }
  return merged.slice(0, most)
}

/** The share of a video, 0 to 1, that was played at least once. */
export const shareWatched = (watched: readonly Stretch[], length: number): number =>
  length > 0
    ? Math.min(
        1,
        watched.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(length, to) - from), 0) /
          length,
      )
    : 0

/** Whether a video went from one moment to the other by playing: forward, and not by a jump; `rate` is its speed. */
export const wasPlayed = (before: number, now: number, rate: number) =>
  now > before && now - before <= longestJump * Math.max(1, rate)

/** The furthest moment up to which a video was played. */
export const furthest = (watched: readonly Stretch[]): number =>
  Math.max(0, ...watched.map(([, to]) => to))
