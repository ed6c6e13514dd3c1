import { codes } from '@xinglin/wire'

const known = new Map<number, { http: number; mode: 'path' | 'plain' }>(
  Object.values(codes).map(({ code, http, mode }) => [code, { http, mode }]),
)

/** An answer that is not the output of a call: HTTP status, code, sentence, and whether it travels in the mode of the path. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly http: number
  readonly code: number
  readonly inMode: boolean
  readonly data: unknown
  readonly reason: string
  /** What the handler wrote stays although the call is refused: a failure that is counted, a hit that is noted. */
  readonly keep: boolean
  /** How often this minute somebody was refused for asking too much, this time included; 0 for any other refusal. */
  readonly excess: number

  constructor(
    code: number,
    message: string,
    {
      data = null,
      reason = '',
      keep = false,
      excess = 0,
    }: { data?: unknown; reason?: string; keep?: boolean; excess?: number } = {},
  ) {
    super(message)
    const { http, mode } = known.get(code) ?? { http: 200, mode: 'path' as const }
    this.http = http
    this.code = code
    this.inMode = mode === 'path'
    this.data = data
    this.reason = reason
    this.keep = keep
    this.excess = excess
  }
}

/**
 * The refusal of a call's contract, to be thrown; `message` replaces the sentence where it holds a date or a name,
 * `keep` commits what the handler wrote before it refused.
 */
export const refuse = (
  [code, message]: readonly [code: number, message: string],
  more: { message?: string; data?: unknown; keep?: boolean } = {},
): Refused =>
  new Refused(code, more.message ?? message, { data: more.data ?? null, keep: more.keep ?? false })
