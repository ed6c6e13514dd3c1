import type { WatchedItem, WatchedLearner } from '@xinglin/contract/analytics'

/** Whoever did something within so long is at work now. */
const nowMs = 3 * 60_000
/** Whoever did nothing for so long, and has not completed the course, has stopped. */
const stoppedMs = 3 * 24 * 3_600_000

const quietFor = ({ LastAt }: WatchedLearner, now: number): number =>
  LastAt === null ? Number.POSITIVE_INFINITY : now - Date.parse(LastAt)

export const isHere = (one: WatchedLearner, now: number): boolean =>
  one.At >= 0 && quietFor(one, now) < nowMs

/** Which learners are looked at. */
export const standings = {
  all: '全部',
  here: '正在学习',
  behind: '落后',
  new: '未开始',
  done: '已完成',
} as const
export type Standing = keyof typeof standings

/** Whether somebody stands so. */
export const stands = (one: WatchedLearner, standing: Standing, now: number): boolean => {
  if (standing === 'all') return true
  if (standing === 'here') return isHere(one, now)
  return standing === 'behind' ? one.Behind !== '' : one.State === standing
}

/** An item at which people stopped, and how many. */
export type Stop = { readonly title: string; readonly count: number }

/** Where people stop: the items at which those are who have not learnt for three days, the most first. */
export const stopsOf = (
  items: readonly WatchedItem[],
  learners: readonly WatchedLearner[],
  now: number,
): readonly Stop[] => {
  const stopped = learners.filter(
    (one) => one.State === 'learning' && one.At >= 0 && quietFor(one, now) >= stoppedMs,
  )
  return [...Map.groupBy(stopped, ({ At }) => At)]
    .map(([at, some]) => ({ title: items[at]?.Title ?? '', count: some.length }))
    .toSorted((one, other) => other.count - one.count)
}

/** How many there are in each ten per cent of progress, who completed it last. */
export const progressBuckets = (learners: readonly WatchedLearner[]): readonly number[] =>
  Array.from(
    { length: 11 },
    (_, at) => learners.filter(({ Progress }) => Math.floor(Progress / 10) === at).length,
  )

/** How long ago, as one says it. */
export const agoWord = (at: string | null, now: number): string => {
  if (at === null) return '—'
  const minutes = Math.floor((now - Date.parse(at)) / 60_000)
  if (minutes < 1) return '刚刚'
  if (minutes < 60) return `${minutes} 分钟前`
  return minutes < 24 * 60
    ? `${Math.floor(minutes / 60)} 小时前`
    : `${Math.floor(minutes / 1440)} 天前`
}

/** What stands in a cell: a word of the state, and the score where there is one. */
export const cellWord = (state: string, score: string): string => {
  if (state === 'd') return score === '' ? '完成' : score
  return state === 'b' ? '在学' : '未学'
}
