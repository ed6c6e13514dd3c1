import type { Bundle } from './bundle.ts'
import type { SessionKeys } from './cipher.ts'
import type { JsonObject } from './json.ts'
import type { Mode } from './mode.ts'

/** A session of the vectors file. */
export interface VectorSession extends SessionKeys {
  readonly TokenId: string
  readonly AccountName: string
  readonly LoginType: string
  readonly MacKey: string
  readonly SchoolId: number
  readonly MacRequired: boolean
  readonly ExpiresAt: number
}

/** A request of the vectors file; `sameContextAs` names the request that came before it. */
export interface VectorRequest {
  readonly id: string
  readonly session: string
  readonly method: string
  readonly host: string
  readonly target: string
  readonly mode: Mode
  readonly bundle: Bundle
  readonly bundleJson: string
  readonly plaintextUtf8: string | null
  readonly plaintextBytes: number | null
  readonly bodyUtf8?: string
  readonly bodyHex?: string
  readonly signInputPrefix: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly macCanonical?: string
  readonly sameContextAs?: string
  readonly signedFor?: string
  readonly unpaddedHex?: string
  readonly expect: { readonly http: number; readonly Code: number; readonly decoded?: JsonObject }
}

/** A response of the vectors file. */
export interface VectorResponse {
  readonly id: string
  readonly http: number
  readonly headers: Readonly<Record<string, string>>
  readonly session: string
  readonly plaintextUtf8: string
  readonly bodyUtf8: string
}

/** The vectors file, wire-vectors/1. */
export interface VectorFile {
  readonly format: string
  readonly serverNowMs: number
  readonly constants: Readonly<Record<string, unknown>>
  readonly schools: Readonly<Record<string, number>>
  readonly sessions: Readonly<Record<string, VectorSession>>
  readonly storedTokenHashes: Readonly<Record<string, string>>
  readonly keyDerivation: readonly (SessionKeys & {
    readonly aesKeyHex: string
    readonly ivHex: string
    readonly ciphertextBase64Of: { readonly plaintext: string; readonly base64: string }
  })[]
  readonly requests: readonly VectorRequest[]
  readonly responses: readonly VectorResponse[]
  readonly preview: {
    readonly credentials: { readonly UserName: string; readonly PassWord: string }
    readonly source: string
    readonly loginBodyPlain: string
    readonly invalidSources: readonly string[]
  }
}
