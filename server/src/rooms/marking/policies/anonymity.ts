import { createHash } from 'node:crypto'
import type { MarkingPolicy, WorkFile } from '@xinglin/contract/marking'
import type { WorkRow } from '../works/work-store.ts'

/** Whether whoever marks a work is not told whose it is: until its mark is released. */
export const isHidden = (
  { Anonymous }: MarkingPolicy,
  { state }: Pick<WorkRow, 'state'>,
): boolean => Anonymous && state !== 'released'

/** What a work is called while nobody is told whose it is; says nothing of when it was handed in. */
export const codeOf = ({ id }: Pick<WorkRow, 'id'>): string =>
  createHash('sha256').update(id).digest('hex').slice(0, 6).toUpperCase()

/** Names of files may name their writer. */
export const unnamedFiles = (files: readonly WorkFile[]): WorkFile[] =>
  files.map((file, at) => {
    const ending = /\.[a-z0-9]{1,5}$/i.exec(file.Name)?.[0] ?? ''
    return { ...file, Name: `附件${at + 1}${ending}` }
  })
