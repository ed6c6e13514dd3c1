import { randomBytes } from 'node:crypto'

/** A row of a board: what is known of a person. */
export type BoardRow = { readonly PersonId: string }

/** Where the rows of a board are read; of some people where they are named. */
export type ReadRows<Row> = (people: readonly string[] | undefined) => Promise<readonly Row[]>

/** Rows as they are now, with the number of their last change. */
export type Changes<Row> = {
  readonly rows: readonly Row[]
  /** People who are on the board no more. */
  readonly gone: readonly string[]
  /** The number up to which they go. */
  readonly no: number
  /** How many rows changed after that. */
  readonly left: number
}

type Kept<Row> = { readonly row: Row | undefined; readonly text: string; readonly no: number }

const togetherMs = 100
const retryMs = 1_000
const wholeEveryMs = 60_000

/**
 * The rows of an object as this process keeps them while somebody looks: each with the number of its last change. Whoever has
 * seen everything up to a number is told what has a later one, so that nothing is queued for anybody, however slow they read,
 * and a row that changed twice is told once.
 */
export class Board<Row extends BoardRow> {
  /** Numbers of another board, or of this one in another process, mean nothing here. */
  readonly name = randomBytes(6).toString('base64url')
  readonly #read: ReadRows<Row>
  readonly #onFault: (error: unknown) => void
  /** In the order of their numbers. */
  readonly #kept = new Map<string, Kept<Row>>()
  readonly #dirty = new Set<string>()
  readonly #waiting = new Set<() => void>()
  readonly #whole: NodeJS.Timeout
  #no = 0
  #wantsWhole = false
  #isFailed = false
  #timer: NodeJS.Timeout | undefined
  #busy: Promise<void> | undefined

  constructor(read: ReadRows<Row>, onFault: (error: unknown) => void) {
    this.#read = read
    this.#onFault = onFault
    this.#whole = setInterval(() => this.readAll(), wholeEveryMs)
    this.#whole.unref()
  }

  /** Reads everything for the first time; a failure is the reader's. */
  async begin(): Promise<void> {
    this.#take(await this.#read(undefined), undefined)
  }

  /** Something changed for somebody. */
  changed(personId: string): void {
    this.#dirty.add(personId)
    this.#schedule(togetherMs)
  }

  /** Anything may have changed: hints were missed, or may have been. */
  readAll(): void {
    this.#wantsWhole = true
    this.#schedule(togetherMs)
  }

  /** What changed after a number, `most` rows at once. */
  after(no: number, most: number): Changes<Row> {
    const rows: Row[] = []
    const gone: string[] = []
    let upTo = no
    let left = 0
    for (const [personId, kept] of this.#kept) {
      if (kept.no <= no) continue
      if (rows.length + gone.length >= most) {
        left += 1
        continue
      }
      if (kept.row) rows.push(kept.row)
      else gone.push(personId)
      upTo = kept.no
    }
    return { rows, gone, no: upTo, left }
  }

  /** How many rows there are. */
  get size(): number {
    return [...this.#kept.values()].filter(({ row }) => row !== undefined).length
  }

  /** Waits until something has changed, or for so long. */
  next(ms: number, over: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer)
        this.#waiting.delete(done)
        over.removeEventListener('abort', done)
        resolve()
      }
      const timer = setTimeout(done, ms)
      if (over.aborted) return done()
      over.addEventListener('abort', done)
      return void this.#waiting.add(done)
    })
  }

  close(): void {
    clearInterval(this.#whole)
    clearTimeout(this.#timer)
  }

  #schedule(ms: number): void {
    if (this.#busy) return
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      this.#busy = this.#round().finally(() => {
        this.#busy = undefined
        const isFailed = this.#isFailed
        this.#isFailed = false
        if (this.#dirty.size > 0 || this.#wantsWhole)
          this.#schedule(isFailed ? retryMs : togetherMs)
      })
    }, ms)
    this.#timer.unref()
  }

  async #round(): Promise<void> {
    const people = this.#wantsWhole ? undefined : [...this.#dirty]
    this.#wantsWhole = false
    this.#dirty.clear()
    try {
      this.#take(await this.#read(people), people)
    } catch (error) {
      this.#onFault(error)
      this.#isFailed = true
      this.#wantsWhole = true
    }
  }

  #take(rows: readonly Row[], people: readonly string[] | undefined): void {
    const before = this.#no
    for (const row of rows) this.#put(row.PersonId, row, JSON.stringify(row))
    const there = new Set(rows.map(({ PersonId }) => PersonId))
    for (const id of people ?? [...this.#kept.keys()])
      if (!there.has(id) && this.#kept.get(id)?.row) this.#put(id, undefined, '')
    if (this.#no > before) for (const wake of this.#waiting) wake()
  }

  #put(personId: string, row: Row | undefined, text: string): void {
    if (this.#kept.get(personId)?.text === text) return
    this.#no += 1
    // The newest stands last.
    this.#kept.delete(personId)
    this.#kept.set(personId, { row, text, no: this.#no })
  }
}
