import { sha256Hex } from '#primitives'
import type { Bundle } from './bundle.ts'

/** How long a nonce is kept, in milliseconds: twice the window and a minute. */
export const nonceLifeMs = 660_000

/** The nonce of a request (wire.md 2.4): 64 hex digits, one use per school and token; before login `sign`, in either case, takes the place of the token. */
export const nonceOf = (
  schoolId: string,
  { TokenId, TimeStamp, Random }: Bundle,
  sign: string,
): string => {
  const instead = TokenId === '' ? sign.toLowerCase() : ''
  return sha256Hex([schoolId, TokenId, TimeStamp, Random, instead].join('\n'))
}

/** What the server stores instead of a TokenId (wire.md 2.8): SHA-256 of its text, 64 hex digits. */
export const storedToken = (tokenId: string): string => sha256Hex(tokenId)
