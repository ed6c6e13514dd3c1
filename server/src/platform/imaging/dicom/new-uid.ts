import { createHmac } from 'node:crypto'

/**
 * Another UID for each of a study's, the same wherever it occurs, so that what belongs together stays together. It is a
 * UUID as a number (2.25, PS3.5 B.2) made by an HMAC under `secret`: without the secret, which nobody keeps, the old one
 * cannot be guessed from the new.
 */
export const newUids =
  (secret: Uint8Array) =>
  (uid: string): string => {
    const bytes = createHmac('sha256', secret).update(uid).digest().subarray(0, 16)
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
    return `2.25.${BigInt(`0x${bytes.toString('hex')}`).toString()}`
  }
