import { md5Hex } from '#primitives'
import type { Bundle } from './bundle.ts'
import { Refusal } from './refusal.ts'
import { sameText } from './same-text.ts'

type Signed = Pick<Bundle, 'TimeStamp' | 'Random' | 'TokenId'>

/** `X-Auth-Sign` (wire.md 2.3) over the exact body bytes as sent: 32 lower-case hex digits; a checksum of the specification, not a proof. */
export const signOf = ({ TimeStamp, Random, TokenId }: Signed, body: Uint8Array): string =>
  md5Hex(TimeStamp + Random + TokenId, body)

/** Refuses (-10004) a signature that is missing or wrong; hex digits of either case. */
export const checkSign = (bundle: Signed, body: Uint8Array, given: string | undefined): void => {
  const wellFormed = given !== undefined && /^[0-9A-Fa-f]{32}$/.test(given)
  if (!wellFormed || !sameText(given.toLowerCase(), signOf(bundle, body)))
    throw new Refusal('badSign', 'X-Auth-Sign')
}
