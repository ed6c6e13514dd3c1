import type { Learnt, Standing } from './rules.ts'
import { completes } from './rules.ts'

/**
 * Whoever learns is believed as to what they did, and not as to how long it took: the seconds that an item takes whoever
 * hurries. A film 90 % of its length at double speed, the fastest that browsers' own controls are usually set to; a page of
 * a document 2 s; a text or a picture with its explanation a sixth of the author's minutes, as nobody reads six times as fast
 * as was meant, and no more than a minute. Quizzes are bounded by their tries, simulations by clocks of their own.
 */
export const minSecondsOf = ({
  kind,
  minutes,
  seconds,
  pages,
}: Pick<Learnt, 'kind' | 'minutes' | 'seconds' | 'pages'>): number => {
  if (kind === 'video') return Math.floor(((seconds ?? 0) * 0.9) / 2)
  if (kind === 'document') return 2 * (pages ?? 0)
  return kind === 'text' || kind === 'image' ? Math.min(60, minutes * 10) : 0
}

/** An item of a round as far as crediting looks at it. */
export type ClaimedItem = {
  readonly itemId: string
  readonly state: 'begun' | 'done'
  readonly position: Standing['position']
}

/** What of a round counts as done, and how long the rest has to wait. */
export type Credit = {
  readonly done: ReadonlySet<string>
  /** Items that count from now on, though their rows do not say so yet. */
  readonly due: readonly string[]
  /** Seconds until a claimed item counts, by item. */
  readonly waits: ReadonlyMap<string, number>
}

/**
 * Which claims count: the least seconds of all that is done together may not exceed the seconds of the server's clock since
 * the round was opened. What was done stays done; other claims count in the order of the course as soon as there was time
 * for them. So a message that comes late, or twice, or before another, changes nothing but when the server hears of it.
 */
export const creditOf = (
  items: readonly Learnt[],
  rows: readonly ClaimedItem[],
  elapsedSeconds: number,
): Credit => {
  const rowOf = new Map(rows.map((row) => [row.itemId, row]))
  const done = new Set(rows.filter(({ state }) => state === 'done').map(({ itemId }) => itemId))
  const due: string[] = []
  const waits = new Map<string, number>()
  const spent = items.reduce((sum, one) => sum + (done.has(one.id) ? minSecondsOf(one) : 0), 0)
  // Rounds from before there was a bound may have spent more; nothing is taken back from them.
  let needed = Math.min(spent, elapsedSeconds)
  for (const item of items) {
    const row = rowOf.get(item.id)
    if (!row || row.state === 'done' || !completes(item, row.position)) continue
    needed += minSecondsOf(item)
    if (needed <= elapsedSeconds) due.push(item.id)
    else waits.set(item.id, Math.ceil(needed - elapsedSeconds))
  }
  return { done: new Set([...done, ...due]), due, waits }
}

/**
 * Whether a round was hurried so much that its teacher should know: a claim came two minutes too early or more, and less than
 * half of the time had passed that all claims of the round need together.
 */
export const isImplausible = (elapsedSeconds: number, earlySeconds: number): boolean =>
  earlySeconds >= 120 && earlySeconds >= elapsedSeconds
