import type { Sheet } from '@xinglin/contract/competitions'
import type { SheetDraft, SheetOutbox } from './sheet-outbox.ts'

/** How a sheet stands: with the server, on its way, or refused, with why. */
export type SheetView = {
  readonly draft: SheetDraft
  readonly isSent: boolean
  readonly fault: string
}

export type SyncView = {
  readonly sheets: ReadonlyMap<string, SheetView>
  readonly unsent: number
  /** The last exchange failed; what was marked is on this device. */
  readonly isOffline: boolean
}

/** What an exchange failed by: the network, or a refusal in words. */
export type SheetFault =
  | { readonly kind: 'network' }
  | { readonly kind: 'refused'; readonly text: string }

type Given = {
  readonly outbox: Pick<SheetOutbox, 'keep' | 'drop'>
  readonly send: (slotId: string, draft: SheetDraft) => Promise<Sheet>
  readonly faultOf: (error: unknown) => SheetFault
}

const pauseMs = 1_500
const shortestBackoffMs = 3_000
const longestBackoffMs = 30_000

const empty: SheetDraft = { points: {}, rating: null, remark: '', seq: 0, isLocked: false }

const draftOf = ({ Points, Rating, Remark, Seq, IsLocked }: Sheet): SheetDraft => ({
  points: Points,
  rating: Rating,
  remark: Remark,
  seq: Seq,
  isLocked: IsLocked,
})

/**
 * The sheets of a judge on their way to the server: on this device at once, sent a moment after the last change, one at a time,
 * again and again while the network is away. A sheet is sent when the server says so.
 */
export class SheetSync {
  readonly #given: Given
  readonly #sheets = new Map<string, SheetView>()
  readonly #listeners = new Set<() => void>()
  #view: SyncView = { sheets: new Map(), unsent: 0, isOffline: false }
  #timer: ReturnType<typeof setTimeout> | undefined
  #isSending = false
  #failures = 0

  constructor(given: Given) {
    this.#given = given
  }

  /** Takes what the server has; what waits on this device and is newer stays. */
  learn(stored: ReadonlyMap<string, Sheet>, waiting: ReadonlyMap<string, SheetDraft>): void {
    for (const [slotId, sheet] of stored) {
      const here = this.#sheets.get(slotId)
      const own = here && !here.isSent ? here.draft : waiting.get(slotId)
      const isNewer = own !== undefined && own.seq > sheet.Seq && !sheet.IsLocked
      this.#sheets.set(slotId, {
        draft: isNewer ? own : draftOf(sheet),
        isSent: !isNewer,
        fault: isNewer ? (here?.fault ?? '') : '',
      })
      if (own && !isNewer) void this.#given.outbox.drop(slotId, own.seq)
    }
    this.#tell()
    this.#schedule(0)
  }

  /** Changes a sheet; it is kept on this device before this resolves. */
  async change(slotId: string, by: Partial<Omit<SheetDraft, 'seq'>>): Promise<void> {
    const before = this.#sheets.get(slotId)?.draft ?? empty
    if (before.isLocked) return
    const draft = { ...before, ...by, seq: before.seq + 1 }
    this.#sheets.set(slotId, { draft, isSent: false, fault: '' })
    this.#tell()
    await this.#given.outbox.keep(slotId, draft)
    this.#schedule(draft.isLocked ? 0 : pauseMs)
  }

  /** Sends at once what waits. */
  sendNow(): void {
    this.#failures = 0
    this.#schedule(0)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly view = (): SyncView => this.#view

  stop(): void {
    clearTimeout(this.#timer)
  }

  #tell(): void {
    const unsent = [...this.#sheets.values()].filter(({ isSent }) => !isSent).length
    this.#view = { sheets: new Map(this.#sheets), unsent, isOffline: this.#failures > 0 }
    for (const listener of this.#listeners) listener()
  }

  #schedule(afterMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#sendAll(), afterMs)
  }

  async #sendAll(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    try {
      for (const [slotId, { isSent, fault }] of this.#sheets)
        if (!isSent && fault === '' && !(await this.#sendOne(slotId))) break
    } finally {
      this.#isSending = false
      this.#tell()
    }
    const isWaiting = [...this.#sheets.values()].some(
      ({ isSent, fault }) => !isSent && fault === '',
    )
    if (isWaiting)
      this.#schedule(
        this.#failures === 0
          ? pauseMs
          : Math.min(longestBackoffMs, shortestBackoffMs * 2 ** (this.#failures - 1)),
      )
  }

  /** Sends one sheet; false where the network is away. */
  async #sendOne(slotId: string): Promise<boolean> {
    const sent = this.#sheets.get(slotId)?.draft
    if (!sent) return true
    try {
      const saved = await this.#given.send(slotId, sent)
      this.#failures = 0
      const now = this.#sheets.get(slotId)
      if (now && now.draft.seq <= Math.max(saved.Seq, sent.seq))
        this.#sheets.set(slotId, { draft: draftOf(saved), isSent: true, fault: '' })
      await this.#given.outbox.drop(slotId, sent.seq)
    } catch (error) {
      const fault = this.#given.faultOf(error)
      if (fault.kind === 'network') {
        this.#failures += 1
        return false
      }
      const now = this.#sheets.get(slotId)
      // What the server refuses can be changed again: it is not sent for good.
      if (now?.draft.seq === sent.seq)
        this.#sheets.set(slotId, {
          draft: { ...sent, isLocked: false },
          isSent: false,
          fault: fault.text,
        })
    }
    this.#tell()
    return true
  }
}
