import { call } from '#call'
import { createStore, messageOf } from '#ui'
import {
  addImportRows,
  importLimits,
  maxSheetColumns,
  startImport,
} from '@xinglin/contract/imports'
import type { Chosen } from './sheet-choice.tsx'
import type { SheetRow } from './take-rows.ts'

/** Rows on their way to the server; it goes on while other pages are looked at. */
export type Sending = {
  readonly importId: string
  readonly fileName: string
  readonly rows: readonly SheetRow[]
  /** How many have arrived. */
  readonly sent: number
  readonly state: 'sending' | 'failed' | 'done'
  readonly fault: string
}

const state = createStore<Sending | undefined>(undefined)

/** The rows on their way, watched. */
export const useSending = state.use

const blocksOf = (rows: readonly SheetRow[], from: number) =>
  rows.slice(from, from + importLimits.atOnce)

const run = async (importId: string) => {
  for (;;) {
    const now = state.get()
    // Another file was chosen meanwhile.
    if (!now || now.importId !== importId || now.state !== 'sending') return
    const block = blocksOf(now.rows, now.sent)
    if (block.length === 0) {
      state.set({ ...now, state: 'done' })
      return
    }
    try {
      await call(addImportRows, { ImportId: importId, Rows: [...block] })
    } catch (error) {
      const fault = messageOf(error)
      if (state.get()?.importId === importId) state.set({ ...now, state: 'failed', fault })
      return
    }
    if (state.get()?.importId === importId) state.set({ ...now, sent: now.sent + block.length })
  }
}

/** Sends rows, in blocks, to an import that has begun. */
export const sendRows = (importId: string, fileName: string, rows: readonly SheetRow[]) => {
  state.set({ importId, fileName, rows, sent: 0, state: 'sending', fault: '' })
  void run(importId)
}

/** Begins an import and sends its rows; resolves to its id as soon as there is one. */
export const beginImport = async (
  fileName: string,
  { rows, columns, role, saidOnce }: Chosen,
): Promise<string> => {
  const { ImportId: importId } = await call(startImport, {
    FileName: fileName.slice(-200),
    Columns: columns.slice(0, maxSheetColumns),
    Role: role,
    SaidOnce: saidOnce,
  })
  sendRows(importId, fileName, rows)
  return importId
}

/** Forgets an import that is done. */
export const forgetSending = (importId: string) => {
  if (state.get()?.importId === importId) state.set(undefined)
}

/** Goes on where it stopped. */
export const sendOn = () => {
  const now = state.get()
  if (now?.state !== 'failed') return
  state.set({ ...now, state: 'sending', fault: '' })
  void run(now.importId)
}
