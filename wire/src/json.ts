import type { CodeName } from './codes.ts'
import { Refusal } from './refusal.ts'

/** Any value that JSON can write. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject

/** A JSON object: the only top level a body may have. */
export interface JsonObject {
  [name: string]: JsonValue
}

/** The limits of a body: `bytes` on the wire, `depth` of nested objects and lists (the top counts as 1), `values` of any kind, `codePoints` in one string. */
export const limits = { bytes: 1_048_576, depth: 32, values: 20_000, codePoints: 200_000 } as const

const saltMember = '_n'
const forbiddenNames = new Set(['__proto__', 'constructor', 'prototype'])
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const utf8 = new TextEncoder()

const refuse = (reason: string): never => {
  throw new Refusal('badBody', reason)
}

const parse = (bytes: Uint8Array, otherwise: CodeName): unknown => {
  try {
    return JSON.parse(strictUtf8.decode(bytes))
  } catch {
    throw new Refusal(otherwise, 'not UTF-8 JSON')
  }
}

/** Parses strict UTF-8 JSON; refuses, as `otherwise`, invalid UTF-8, a byte order mark, and a top level that is no object. */
export const parseObject = (bytes: Uint8Array, otherwise: CodeName): JsonObject => {
  const value = parse(bytes, otherwise)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(otherwise, 'the top level is not an object')
  }
  return value as JsonObject
}

const isControl = (unit: number): boolean => unit < 32 && unit !== 9 && unit !== 10 && unit !== 13

const withoutControls = (text: string): string => {
  let kept = ''
  let from = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    if (!isControl(unit)) continue
    if (unit === 0) refuse('U+0000 in a string')
    kept += text.slice(from, i)
    from = i + 1
  }
  return from === 0 ? text : kept + text.slice(from)
}

const longerThan = (text: string, codePoints: number): boolean => {
  if (text.length <= codePoints) return false
  if (text.length > codePoints * 2) return true
  let count = 0
  for (const _ of text) count++
  return count > codePoints
}

const cleanText = (text: string): string => {
  if (longerThan(text, limits.codePoints)) refuse('string too long')
  if (!text.isWellFormed()) refuse('lone surrogate in a string')
  return withoutControls(text)
}

const checkName = (name: string): void => {
  if (forbiddenNames.has(name)) refuse('forbidden member name')
  if (cleanText(name) !== name) refuse('control character in a member name')
}

/** Applies the text rules and limits in place, so that a megabyte is not copied. */
const cleaner = () => {
  let values = 0
  const clean = (value: JsonValue, depth: number): JsonValue => {
    if (++values > limits.values) refuse('too many values')
    if (typeof value === 'string') return cleanText(value)
    if (typeof value !== 'object' || value === null) return value
    if (depth > limits.depth) refuse('nested too deeply')
    if (Array.isArray(value)) {
      value.forEach((item, i) => (value[i] = clean(item, depth + 1)))
      return value
    }
    for (const [name, member] of Object.entries(value)) {
      checkName(name)
      value[name] = clean(member, depth + 1)
    }
    return value
  }
  return clean
}

/** Reads the JSON text of a body, drops the salt `_n` and C0 controls except tab, line feed and return; refuses what `parseObject` refuses, U+0000, lone surrogates, forbidden names and what exceeds `limits`. */
export const decodeJson = (bytes: Uint8Array): JsonObject => {
  const top = parseObject(bytes, 'badBody')
  delete top[saltMember]
  cleaner()(top, 1)
  return top
}

/** Writes the JSON text of a body as UTF-8, the salt, if any, as first member `_n`; refuses a value that is not written as an object, and a member `_n` of its own. */
export const encodeJson = (value: object, salt: string): Uint8Array<ArrayBuffer> => {
  const text = JSON.stringify(value)
  if (!text?.startsWith('{') || Object.hasOwn(value, saltMember))
    throw new Refusal('fault', 'not a body: no object, or its own _n')
  if (salt === '') return utf8.encode(text)
  return utf8.encode(`{"${saltMember}":"${salt}"${text === '{}' ? '' : ','}${text.slice(1)}`)
}

const brace = utf8.encode('{')

/** The same for an object that is UTF-8 JSON text already: not empty, and without a member `_n`. */
export const salted = (text: Uint8Array<ArrayBuffer>, salt: string): Uint8Array<ArrayBuffer> => {
  if (salt === '') return text
  const head = utf8.encode(`{"${saltMember}":"${salt}",`)
  const all = new Uint8Array(head.length + text.length - brace.length)
  all.set(head)
  all.set(text.subarray(brace.length), head.length)
  return all
}
