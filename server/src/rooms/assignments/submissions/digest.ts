import { createHash } from 'node:crypto'
import type { DraftRow } from './store.ts'

/** A digest of what a work says: its text and its files in their order. */
export const digestOf = ({ body, files }: Pick<DraftRow, 'body' | 'files'>): string =>
  createHash('sha256')
    .update(JSON.stringify([body, files.map(({ id, name }) => [id, name])]))
    .digest('hex')
