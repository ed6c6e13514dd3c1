import type * as z from 'zod/mini'
import type { PostKind, Principal } from './principals.ts'

/** What a call may answer instead of its output: a name, the code of the wire format, the exact Chinese message. */
export type Refusals = Readonly<Record<string, readonly [code: number, message: string]>>

/** One call, said once for browser and server. */
export type Call<
  I extends z.ZodMiniType = z.ZodMiniType,
  O extends z.ZodMiniType = z.ZodMiniType,
  R extends Refusals = Refusals,
> = {
  /** As the specification spells it, misspellings kept. */
  readonly path: `/api/${string}` | `/wx/api/${string}`
  readonly method: 'GET' | 'POST'
  /** Principals that may use the route at all; what they may do to an object is the room's decision. */
  readonly who: readonly Principal[]
  /** Posts that open the route too; for which 院系 or subject is the room's decision. */
  readonly posts?: readonly PostKind[]
  /** Menu code of the school that must be open, except to administrators; none when absent. */
  readonly menu?: 1 | 2 | 3 | 4 | 5
  /** True where `UserId` names somebody else by design (a teacher); everywhere else it must be the session's own. */
  readonly namesAnother?: true
  /** True where `schoolId` may name another school by design (one that holds a contest); the room decides. */
  readonly namesSchool?: true
  /** The sentence for visitors and guests, before anything else is looked at; absent where they are not turned away by one. */
  readonly signInFirst?: string
  /** True where a session that must change its first password may come. */
  readonly beforePasswordChange?: true
  /** True where a token whose session has ended is taken for none (signing out twice). */
  readonly evenWithoutSession?: true
  /**
   * True where no Idempotency-Key is sent or heeded: the call changes nothing, or carries a password or keys, of
   * which nothing may be kept.
   */
  readonly keyless?: true
  /** True where what is sent again is the same deed by what it names, so that no Idempotency-Key is needed or heeded. */
  readonly repeatable?: true
  /** True where a password is hashed: such calls wait for their turn outside the database. */
  readonly hashes?: true
  /** True where a picture is made anew: such calls wait for a turn of their own, and nobody who signs in waits for them. */
  readonly makesPictures?: true
  /** How many bytes a body may have on the wire where the usual 128 kB are too few; at most the wire's own mebibyte, unless the body is a file. */
  readonly bodyBytes?: number
  /** True where the answer goes on: lines, each an envelope of its own whose `Data` is of `output`. */
  readonly streams?: true
  /** True where the body is a file: `Bytes` of the input is sent as it is, the rest of the input in the query. */
  readonly fileBody?: true
  /** How often a minute one visitor may call it; the general limit of a session when absent. */
  readonly perMinute?: number
  readonly input: I
  readonly output: O
  readonly refusals: R
}

/** The parsed input of a call, as its handler receives it. */
export type InputOf<C extends Call> = z.output<C['input']>

/** The `Data` member of a call's answer. */
export type OutputOf<C extends Call> = z.output<C['output']>

/** Declares a call; `POST` and no refusals of its own unless said otherwise. */
export const call = <
  I extends z.ZodMiniType,
  O extends z.ZodMiniType,
  const R extends Refusals = Record<never, never>,
>({
  method = 'POST',
  refusals,
  ...said
}: Omit<Call<I, O, R>, 'method' | 'refusals'> & {
  method?: 'GET' | 'POST'
  refusals?: R
}): Call<I, O, R> => ({ ...said, method, refusals: refusals ?? ({} as R) })
