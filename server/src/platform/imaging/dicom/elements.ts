// oxlint-disable-next-line typescript/triple-slash-reference -- the types of a library that has none, for every project that reads this file
/// <reference path="./dcmjs.d.ts" />
import type { DataElement, Item } from 'dcmjs'

export type Elements = Item

const valuesOf = (from: Elements, tag: string): readonly unknown[] => from[tag]?.Value ?? []

/** The numbers of an attribute; none where it is absent or holds anything that is no finite number. */
export const numbersOf = (from: Elements, tag: string): readonly number[] => {
  const numbers = valuesOf(from, tag).map(Number)
  return numbers.every(Number.isFinite) ? numbers : []
}

export const numberOf = (from: Elements, tag: string): number | undefined => numbersOf(from, tag)[0]

export const wordOf = (from: Elements, tag: string): string => {
  const [first] = valuesOf(from, tag)
  return typeof first === 'string' ? first.trim() : ''
}

/** The items of a sequence. */
export const itemsOf = (from: Elements, tag: string): readonly Elements[] =>
  valuesOf(from, tag).filter(
    (one): one is Elements => typeof one === 'object' && one !== null && !ArrayBuffer.isView(one),
  )

const bufferOf = (value: unknown): Uint8Array | undefined => {
  if (value instanceof ArrayBuffer) return new Uint8Array(value)
  return ArrayBuffer.isView(value)
    ? new Uint8Array(value.buffer, value.byteOffset, value.byteLength)
    : undefined
}

/** What an attribute holds in bytes, its fragments one after the other. */
export const bytesOf = (from: Elements, tag: string): readonly Uint8Array[] =>
  valuesOf(from, tag)
    .map(bufferOf)
    .filter((one) => one !== undefined)

export const element = (vr: string, ...Value: readonly unknown[]): DataElement => ({ vr, Value })
