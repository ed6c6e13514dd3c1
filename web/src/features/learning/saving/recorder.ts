import { createStore } from '#ui'
import {
  itemSaver,
  type ItemSaver,
  type SaveListener,
  type SaveState,
  type SendPosition,
} from './item-saver.ts'
import { outboxOf, type ItemOfAttempt, sweepOutboxes } from './outbox.ts'
import type { Position } from '@xinglin/contract/learning'

const gravest: readonly SaveState[] = ['stuck', 'waiting', 'saving']

/** Records where one person is in the items of their attempts; everything unsent survives a restart and is sent under nobody else. */
export const recorderOf = (
  person: string,
  { send, saved, refused }: { send: SendPosition } & Omit<SaveListener, 'changed'>,
) => {
  const outbox = outboxOf(person)
  const state = createStore<SaveState>('saved')
  const savers = new Map<string, ItemSaver>()

  const changed = () => {
    const all = [...savers.values()].map((saver) => saver.state())
    const next = gravest.find((one) => all.includes(one)) ?? 'saved'
    if (next !== state.get()) state.set(next)
  }

  const saverAt = (place: ItemOfAttempt): ItemSaver => {
    const key = `${place.progressId}/${place.itemId}`
    const known = savers.get(key)
    if (known) return known
    const saver = itemSaver(place, { outbox, send, listener: { saved, refused, changed } })
    savers.set(key, saver)
    return saver
  }

  const leave = () => {
    for (const saver of savers.values()) saver.leave()
  }
  const hidden = () => {
    if (document.visibilityState === 'hidden') leave()
  }
  const online = () => {
    for (const saver of savers.values()) saver.retryNow()
  }

  // Only where nothing else is left does the browser itself ask before the page is closed.
  const closing = (event: BeforeUnloadEvent) => {
    if (state.get() === 'stuck') event.preventDefault()
  }

  return {
    state,
    /** Begins to listen, and sends what earlier visits could not. */
    start: () => {
      sweepOutboxes(Date.now())
      document.addEventListener('visibilitychange', hidden)
      window.addEventListener('pagehide', leave)
      window.addEventListener('online', online)
      window.addEventListener('beforeunload', closing)
      for (const saver of savers.values()) saver.resume()
      for (const unsent of outbox.all()) saverAt(unsent).adopt(unsent)
    },
    /** Opens an item that the server has at `seq`; answers where one is by what is known here, if that is newer. */
    open: (place: ItemOfAttempt, seq: number): Position | undefined => saverAt(place).open(seq),
    note: (place: ItemOfAttempt, position: Position) => saverAt(place).note(position),
    flush: (place: ItemOfAttempt): Promise<boolean> => saverAt(place).flush(),
    flushAll: async (): Promise<boolean> =>
      (await Promise.all([...savers.values()].map((saver) => saver.flush()))).every(Boolean),
    discard: (place: ItemOfAttempt) => saverAt(place).discard(),
    /** Sends what is open and listens no more. */
    stop: () => {
      for (const saver of savers.values()) saver.stop()
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('online', online)
      window.removeEventListener('beforeunload', closing)
    },
  }
}

/** What records one person's places. */
export type Recorder = ReturnType<typeof recorderOf>
