import { within } from '../paced.ts'
import type { LineAnswer } from '../standing/line.ts'

/** What the calls of a day are counted as. */
export const classes = [
  'page',
  'sign-in',
  'browse',
  'study',
  'save',
  'open',
  'consult',
  'exam',
] as const
export type Class = (typeof classes)[number]

type Count = { readonly latencies: number[]; again: number; failed: number }

/** Answers that are no success and no failure: the patient or the words refuse, as they should. */
const asItShould: readonly number[] = [0, -10_008, -10_010]

/** How long calls took, by class, and what went wrong. */
export class Tally<Kind extends string = Class> {
  readonly counts = new Map<Kind, Count>()
  readonly faults = new Map<string, number>()

  #of(one: Kind): Count {
    const counts = this.counts.get(one) ?? { latencies: [], again: 0, failed: 0 }
    this.counts.set(one, counts)
    return counts
  }

  fault(one: Kind, what: string): void {
    this.#of(one).failed += 1
    this.faults.set(what, (this.faults.get(what) ?? 0) + 1)
  }

  /** An answer that stands, however often it was asked for; `ms` from the first asking on. */
  note(one: Kind, answer: LineAnswer | undefined, ms: number, again: boolean, path: string): void {
    const count = this.#of(one)
    count.latencies.push(ms)
    if (again) count.again += 1
    if (!answer) this.fault(one, `${path}: never answered`)
    else if (answer.Code === undefined || !asItShould.includes(answer.Code))
      this.fault(one, `${path}: ${answer.Code} ${answer.Msg}`)
  }

  /** Calls, failures and latencies of a class; `undefined` where there was none. */
  told(one: Kind) {
    const counts = this.counts.get(one)
    if (!counts) return undefined
    const { again, failed } = counts
    const latencies = counts.latencies.toSorted((a, b) => a - b)
    return {
      calls: latencies.length,
      again,
      failed,
      p50: within(latencies, 0.5),
      p95: within(latencies, 0.95),
      p99: within(latencies, 0.99),
      worst: latencies.at(-1) ?? 0,
    }
  }

  get calls(): number {
    return [...this.counts.values()].reduce((sum, { latencies }) => sum + latencies.length, 0)
  }

  get failed(): number {
    return [...this.counts.values()].reduce((sum, { failed }) => sum + failed, 0)
  }
}
