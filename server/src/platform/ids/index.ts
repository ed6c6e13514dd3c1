import { createHash, randomBytes } from 'node:crypto'

const toText = (bytes: Buffer): string => {
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** A new UUIDv7 (RFC 9562): sorts by the millisecond of its making, the rest is random. */
export const newId = (at: number = Date.now()): string => {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(at, 0, 6)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return toText(bytes)
}

/** The UUIDv8 (RFC 9562) of what something says: the same for the same, so that it is kept once however often it comes. */
export const idOf = (says: unknown): string => {
  const bytes = createHash('sha256').update(JSON.stringify(says)).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return toText(bytes)
}

/** True for the text of a UUID in lower case. */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text)

/** A mark of what something says: another as soon as it says something else. Tells whether a form was read from what is there still. */
export const markOf = (says: unknown): string =>
  createHash('sha256').update(JSON.stringify(says)).digest('base64url').slice(0, 16)
