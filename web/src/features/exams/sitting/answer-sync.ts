import type { OutputOf } from '@xinglin/contract/call'
import type { saveAnswers } from '@xinglin/contract/exams'
import type { Answer } from '@xinglin/contract/questions'
import type { Outbox, Waiting } from './outbox.ts'

/** How answers stand: all with the server, some on this device alone, some nowhere but on the screen. */
export type SaveState = 'saved' | 'local' | 'failing'

/** Why nothing more is sent: another device took over, or the attempt is over. */
export type Ended = 'elsewhere' | 'over'

export type SyncView = {
  readonly answers: ReadonlyMap<string, Answer>
  readonly state: SaveState
  /** The last exchange failed. */
  readonly isOffline: boolean
  readonly unsent: number
  readonly ended: Ended | undefined
}

type Item = { readonly QuestionId: string; readonly Seq: number; readonly Answer: Answer }
type Saved = OutputOf<typeof saveAnswers>

/** What an exchange failed by, as far as it decides what is done. */
export type SaveFault = 'network' | Ended | 'refused'

type Given = {
  readonly outbox: Pick<Outbox, 'keep' | 'drop'>
  readonly attemptId: string
  readonly send: (items: readonly Item[], keepalive: boolean) => Promise<Saved>
  readonly faultOf: (error: unknown) => SaveFault
  readonly onSaved: (saved: Saved) => void
}

const pauseMs = 2_000
const longestMs = 15_000
const longestBackoffMs = 30_000
const maxAtOnce = 200

/**
 * The answers of an attempt on their way to the server: on this device at once, sent 2 s after the last change and 15 s after
 * the first at the latest, one exchange at a time, again and again while it fails. A change is saved when the server says so.
 */
export class AnswerSync {
  readonly #given: Given
  #onChange: (view: SyncView) => void = () => undefined
  readonly #answers = new Map<string, Answer>()
  readonly #unsent = new Map<string, Waiting>()
  #seq: number
  #inFlight = false
  #isStopped = false
  #again = false
  #failures = 0
  #isLost = false
  #ended: Ended | undefined
  #dirtySince: number | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    given: Given,
    stored: readonly { QuestionId: string; Seq: number; Answer: Answer }[],
    waiting: readonly Waiting[],
  ) {
    this.#given = given
    const seqs = new Map(stored.map(({ QuestionId, Seq }) => [QuestionId, Seq]))
    for (const { QuestionId, Answer: answer } of stored) this.#answers.set(QuestionId, answer)
    // What did not reach the server before the page was closed.
    for (const one of waiting) {
      if (one.seq <= (seqs.get(one.unitId) ?? 0)) continue
      this.#answers.set(one.unitId, one.answer)
      this.#unsent.set(one.unitId, one)
    }
    this.#seq = Math.max(0, ...seqs.values(), ...waiting.map(({ seq }) => seq))
  }

  /** Says how answers stand from now on, and sends what waits since before; nothing is sent until this is called. */
  start(onChange: (view: SyncView) => void): void {
    this.#onChange = onChange
    this.#isStopped = false
    if (this.#unsent.size > 0 && !this.#ended) this.#schedule(0)
  }

  view(): SyncView {
    const isClean = this.#unsent.size === 0
    return {
      answers: this.#answers,
      state: isClean ? 'saved' : this.#isLost ? 'failing' : 'local',
      isOffline: this.#failures > 0,
      unsent: this.#unsent.size,
      ended: this.#ended,
    }
  }

  /** Everything that waits, as it is sent. */
  items(): Item[] {
    return [...this.#unsent.values()].map(({ unitId, seq, answer }) => ({
      QuestionId: unitId,
      Seq: seq,
      Answer: answer,
    }))
  }

  change(unitId: string, answer: Answer): void {
    if (this.#ended) return
    this.#seq += 1
    const one = { unitId, seq: this.#seq, answer }
    this.#answers.set(unitId, answer)
    this.#unsent.set(unitId, one)
    this.#given.outbox.keep(this.#given.attemptId, one).then(
      () => {
        this.#isLost = false
      },
      () => {
        this.#isLost = true
        this.#tell()
      },
    )
    this.#dirtySince ??= Date.now()
    const left = longestMs - (Date.now() - this.#dirtySince)
    if (this.#failures === 0) this.#schedule(Math.max(0, Math.min(pauseMs, left)))
    this.#tell()
  }

  /** Sends what waits now: the page is left, the network is back, a section is left. */
  async flush(keepalive = false): Promise<void> {
    clearTimeout(this.#timer)
    if (this.#ended || this.#unsent.size === 0) return
    if (this.#inFlight) {
      this.#again = true
      return
    }
    this.#inFlight = true
    try {
      await this.#send(this.items().slice(0, maxAtOnce), keepalive)
      this.#failures = 0
      this.#dirtySince = undefined
    } catch (error) {
      await this.#fail(error)
    } finally {
      this.#inFlight = false
    }
    const again = this.#again || (this.#failures === 0 && this.#unsent.size > 0)
    this.#again = false
    if (!this.#ended && this.#unsent.size > 0)
      this.#schedule(this.#failures > 0 ? this.#backoff() : again ? 0 : pauseMs)
    this.#tell()
  }

  /** The server answered something: what failed to reach it is sent now, not when its turn comes. */
  reached(): void {
    if (this.#failures > 0) void this.flush()
  }

  /** Everything was handed in: nothing waits any more. */
  close(): void {
    clearTimeout(this.#timer)
    this.#ended = 'over'
    this.#unsent.clear()
  }

  /** Nobody sits here any more: what is on its way arrives or not, and nothing is sent again. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  async #send(items: readonly Item[], keepalive: boolean): Promise<void> {
    const saved = await this.#given.send(items, keepalive)
    for (const { QuestionId, Seq } of saved.Saved) this.#forget(QuestionId, Seq)
    this.#given.onSaved(saved)
  }

  #forget(unitId: string, upTo: number): void {
    const one = this.#unsent.get(unitId)
    if (one && one.seq <= upTo) this.#unsent.delete(unitId)
    void this.#given.outbox.drop(this.#given.attemptId, unitId, upTo).catch(() => undefined)
  }

  async #fail(error: unknown): Promise<void> {
    const fault = this.#given.faultOf(error)
    if (fault === 'elsewhere' || fault === 'over') this.#ended = fault
    else if (fault === 'network') this.#failures += 1
    else await this.#sendApart()
  }

  /** One of several was refused, and none was taken: each by itself, so that only those that cannot be saved are let go. */
  async #sendApart(): Promise<void> {
    for (const item of this.items()) {
      try {
        await this.#send([item], false)
      } catch (error) {
        const fault = this.#given.faultOf(error)
        if (fault === 'refused') this.#forget(item.QuestionId, item.Seq)
        else if (fault === 'network') this.#failures += 1
        else this.#ended = fault
        if (fault !== 'refused') return
      }
    }
  }

  #backoff(): number {
    const usual = Math.min(longestBackoffMs, 1_000 * 2 ** (this.#failures - 1))
    return usual * (0.8 + 0.4 * Math.random())
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer)
    if (this.#isStopped) return
    this.#timer = setTimeout(() => void this.flush(), ms)
  }

  #tell(): void {
    this.#onChange(this.view())
  }
}
