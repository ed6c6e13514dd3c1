import { scoreWord } from '@xinglin/simulation/assessment'
import type { ItemState, PlayerItem, Position } from '@xinglin/contract/learning'
import { isSimulationName } from '#simulations/kernel'

/** What completion and scoring look at in an item. */
export type Learnt = {
  readonly id: string
  readonly title: string
  readonly kind: PlayerItem['Kind']
  readonly required: boolean
  /** Minutes that its author thinks it takes. */
  readonly minutes: number
  /** Length of a video, pages of a document, percentage that completes a quiz; null for other kinds. */
  readonly seconds: number | null
  readonly pages: number | null
  readonly pass: number | null
  /** How often a quiz may be tried; null for other kinds. */
  readonly maxTries: number | null
}

/** What is kept of a person in an item. */
export type Standing = {
  readonly state: ItemState
  readonly position: Position
  readonly bestScore: number | null
  readonly tries: number
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

/** Whether a text, or the explanation of a picture, was read to its end once. */
export const wasRead = ({ depth = 0, read = false }: Position): boolean => read || depth >= readFrom

/** How many of a document's pages were shown. */
const pagesSeen = (pages: number, position: Position): number =>
  new Set((position.pages ?? []).filter((page) => page <= pages)).size

/** Whether a kind of item takes place in a room of its own and is completed there. */
export const isSimulation = ({ kind }: Pick<Learnt, 'kind'>): boolean => isSimulationName(kind)

/** Whether a position completes an item; a quiz is completed by its score alone, a simulation by being finished. */
export const completes = (item: Learnt, position: Position): boolean => {
  if (item.kind === 'quiz' || isSimulation(item)) return false
  if (item.kind === 'document')
    return item.pages !== null && pagesSeen(item.pages, position) >= item.pages
  if (item.kind !== 'video') return wasRead(position)
  const length = item.seconds ?? 0
  return length > 0 && secondsWatched(position.watched ?? [], length) >= length * watchedFrom
}

/** What completes an item, in words. */
export const ruleOf = (item: Learnt): string => {
  if (item.kind === 'quiz')
    return `测验得分 ≥ ${item.pass ?? 60} 分，或用完 ${item.maxTries ?? 0} 次作答`
  if (item.kind === 'consultation') return '完成一次问诊'
  if (item.kind === 'operation') return '完成一次操作'
  if (item.kind === 'experiment') return '提交实验报告'
  if (item.kind === 'video') return '观看 ≥ 90%'
  if (item.kind === 'document') return `看完全部 ${item.pages ?? 0} 页`
  return item.kind === 'image' ? '看图并读完说明' : '读到文末'
}

/** A stretch of time as one says it: 约 35 秒, 约 4 分钟. */
export const timeWord = (seconds: number): string =>
  seconds < 90 ? `约 ${Math.ceil(seconds / 5) * 5} 秒` : `约 ${Math.ceil(seconds / 60)} 分钟`

/** Where a person stands by that rule, in words; `wait` is how many seconds a claim that came early has to wait. */
export const whyOf = (
  item: Learnt,
  { state, position, bestScore, tries }: Standing = {
    state: 'new',
    position: {},
    bestScore: null,
    tries: 0,
  },
  wait = 0,
): string => {
  if (item.kind === 'quiz') {
    if (tries === 0) return state === 'begun' ? '已作答，未提交' : '未作答'
    const best = `最好成绩 ${scoreWord(bestScore ?? 0)} 分`
    const left = Math.max(1, (item.maxTries ?? 0) - tries)
    return state === 'done' ? best : `${best}，需 ${item.pass ?? 60} 分，还可作答 ${left} 次`
  }
  if (isSimulation(item) && bestScore !== null) return `最好成绩 ${scoreWord(bestScore)} 分`
  if (state === 'done') return '已完成'
  if (wait > 0) return `已看完，${timeWord(wait)}后计入`
  if (state === 'new') return '未开始'
  if (item.kind === 'consultation') return '问诊中'
  if (item.kind === 'operation') return '操作中'
  if (item.kind === 'experiment') return '实验中'
  if (item.kind === 'video') {
    const length = item.seconds ?? 0
    const seen = secondsWatched(position.watched ?? [], length)
    return `已观看 ${length > 0 ? Math.floor((seen / length) * 100) : 0}%`
  }
  if (item.kind === 'document')
    return `已看 ${pagesSeen(item.pages ?? 0, position)}/${item.pages ?? 0} 页`
  return `已读 ${Math.floor((position.depth ?? 0) * 100)}%`
}

/** Why each item cannot be opened yet: in a sequential course, the first required item before it that is not done. */
export const locksOf = (
  items: readonly Learnt[],
  done: ReadonlySet<string>,
  sequential: boolean,
): ReadonlyMap<string, string> => {
  const locks = new Map<string, string>()
  if (!sequential) return locks
  const open = items.findIndex((item) => item.required && !done.has(item.id))
  const first = items[open]
  if (!first) return locks
  for (const item of items.slice(open + 1)) {
    // What was done once stays open, also when an earlier item was added or made a duty.
    if (!done.has(item.id)) locks.set(item.id, `请先完成“${first.title}”`)
  }
  return locks
}

/** Seconds that playing on may run ahead of what is recorded, as reports come every few seconds. */
const skipGrace = 20

/** The stretches of a video without skipping: only those that begin where playing had come to. */
export const withoutSkips = (
  kept: readonly (readonly [number, number])[],
  given: readonly (readonly [number, number])[],
): [number, number][] => {
  let until = Math.max(0, ...kept.map(([, to]) => to))
  const allowed: [number, number][] = []
  for (const [from, to] of given.toSorted((a, b) => a[0] - b[0])) {
    if (from > until + skipGrace) break
    allowed.push([from, to])
    until = Math.max(until, to)
  }
  return allowed
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
