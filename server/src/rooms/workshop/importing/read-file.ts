import { listed } from '@xinglin/simulation/form'
import type { Draft, Problem } from '@xinglin/simulation/cases'
import { Unreadable } from '#platform/documents'
import { NoCase, readCaseFile } from './case-file.ts'
import { readVirtualPatient } from './medbiquitous.ts'

/** What a file was read as. */
export type Read = {
  readonly kind: 'vsp-case' | 'medbiquitous'
  readonly draft: Draft
  readonly taken: readonly string[]
  readonly notTaken: readonly string[]
}

/** What comes of reading a file, as plain data between threads. */
export type ReadFileResult =
  | { readonly read: Read }
  | { readonly unreadable: string; readonly problems: readonly Problem[] }

/** A package begins as every ZIP does; all else is read as text. */
const isPackage = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

const read = (bytes: Uint8Array): Read => {
  if (isPackage(bytes)) return { kind: 'medbiquitous', ...readVirtualPatient(bytes) }
  return { kind: 'vsp-case', draft: readCaseFile(bytes), taken: [], notTaken: [] }
}

/** Reads a file, or says what is wrong with it. */
export const readFile = (bytes: Uint8Array): ReadFileResult => {
  try {
    return { read: read(bytes) }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return {
      unreadable: error.message,
      problems: error instanceof NoCase ? listed(error.problems) : [],
    }
  }
}
