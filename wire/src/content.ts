import { sha256Hex } from '#primitives'

/** The value of `X-Content-Sha256` (wire.md 2.7) for a body that is a file: 64 lower-case hex digits. */
export const contentDigest = (file: Uint8Array): string => sha256Hex(file)

/** What is signed in place of a file: the ASCII text of its `X-Content-Sha256`. */
export const signedContent = (digest: string): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(digest)
