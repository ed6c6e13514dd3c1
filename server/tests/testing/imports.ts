import { expect } from 'vitest'
import { confirmImport, getImport, undoImport } from '@xinglin/contract/imports'
import type { Visitor } from './visitor.ts'

/** Waits until an import is written, or taken back; answers how it is then. */
export const settledImport = async (by: Visitor, ImportId: string) => {
  const shown = async () => (await by.calls(getImport, { ImportId })).Data
  await expect
    .poll(async () => (await shown()).State, { timeout: 60_000, interval: 30 })
    .toMatch(/^(?:done|undone)$/)
  return shown()
}

/** Confirms an import and waits until it is written; answers how many rows did what. */
export const importAll = async (by: Visitor, ImportId: string, how: object) => {
  expect((await by.calls(confirmImport, { ImportId, ...how })).Code).toBe(0)
  const { New, Changed, Clash, Same, Wrong } = await settledImport(by, ImportId)
  // What clashes in one field may change others.
  return { New, Changed: Changed + Clash, Same, Wrong }
}

/** Takes an import back and waits until that is done; answers how many rows were, and were left. */
export const undoAll = async (by: Visitor, ImportId: string) => {
  expect((await by.calls(undoImport, { ImportId })).Code).toBe(0)
  const { Undone, Left } = await settledImport(by, ImportId)
  return { Undone, Left }
}
