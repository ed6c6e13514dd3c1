import type { Position } from '@xinglin/contract/learning'

/** What completion and scoring look at in an item. */
export type Learnt = {
  readonly id: string
  readonly kind: 'text' | 'image' | 'video' | 'quiz'
  readonly required: boolean
  /** Seconds of a video; percentage of a quiz. */
  readonly seconds?: number
  readonly pass?: number | null
}

/** How deep a text or a picture's explanation must have been read, and how much of a video played. */
const readFrom = 0.98
const watchedFrom = 0.9

/** Seconds of a video that were played at least once; stretches may overlap and reach beyond the end. */
export const secondsWatched = (
  watched: readonly (readonly [number, number])[],
  length: number,
): number => {
  const stretches = watched
    .map(([from, to]) => [Math.max(0, from), Math.min(length, to)] as const)
    .filter(([from, to]) => to > from)
    .toSorted((one, other) => one[0] - other[0])
  let until = 0
  let sum = 0
  for (const [from, to] of stretches) {
    sum += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  return sum
}

/** Whether a position completes an item; a quiz is completed by its score alone. */
export const completes = (item: Learnt, position: Position): boolean => {
  if (item.kind === 'quiz') return false
  if (item.kind !== 'video') return (position.depth ?? 0) >= readFrom
  const length = item.seconds ?? 0
  return length > 0 && secondsWatched(position.watched ?? [], length) >= length * watchedFrom
}

/** What completes an item, in words. */
export const ruleOf = (item: Learnt): string => {
  if (item.kind === 'quiz') return `测验得分 ≥ ${item.pass ?? 60} 分`
  if (item.kind === 'video') return '观看 ≥ 90%'
  return item.kind === 'image' ? '看图并读完说明' : '读到文末'
}

/** Progress of an attempt: the floor of the share of required items that are done; 100 only when all are. */
export const progressOf = (
  items: readonly Learnt[],
  done: ReadonlySet<string>,
): { progress: number; doneCount: number; itemCount: number } => {
  const required = items.filter((item) => item.required)
  const doneCount = required.filter((item) => done.has(item.id)).length
  const itemCount = required.length
  return {
    doneCount,
    itemCount,
    progress: itemCount === 0 ? 0 : Math.floor((doneCount / itemCount) * 100),
  }
}

/** Stretches of two positions of one video together, so that no device's watching is lost; neighbours merged. */
export const mergeWatched = (
  one: readonly (readonly [number, number])[],
  other: readonly (readonly [number, number])[],
): [number, number][] => {
  const merged: [number, number][] = []
  for (const [from, to] of [...one, ...other].toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1)
    if (last && from <= last[1] + 0.5) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged.slice(0, 500)
}
