import { decodeBase64, encodeBase64 } from './base64.ts'
import { parseObject } from './json.ts'
import { Refusal } from './refusal.ts'

/** The five members of `X-Auth-Bundle`, all strings: `TimeStamp` in Unix milliseconds (13 digits), `Random` of six digits, `TokenId` and `AccountName` empty before login. */
export interface Bundle {
  readonly TimeStamp: string
  readonly Random: string
  readonly TokenId: string
  readonly AccountName: string
  readonly LoginType: string
}

/** The longest `X-Auth-Bundle`, in characters. */
export const maxBundleHeader = 2048

const maxAccountName = 64

const isAccountName = (text: string): boolean =>
  text.length <= maxAccountName * 2 &&
  Array.from(text).length <= maxAccountName &&
  text.isWellFormed() &&
  !/\p{Cc}/u.test(text)

const formats: readonly (readonly [keyof Bundle, (text: string) => boolean])[] = [
  ['TimeStamp', (text) => /^[0-9]{13}$/.test(text)],
  ['Random', (text) => /^[0-9]{6}$/.test(text)],
  ['TokenId', (text) => /^(?:[A-Za-z0-9_-]{43})?$/.test(text)],
  ['AccountName', isAccountName],
  ['LoginType', (text) => /^[012]$/.test(text)],
]

const checked = (members: object): Bundle => {
  if (Object.keys(members).length !== formats.length)
    throw new Refusal('badBundle', 'not exactly five members')
  const five = members as Record<keyof Bundle, unknown>
  for (const [name, holds] of formats) {
    const value = five[name]
    if (typeof value !== 'string' || !holds(value)) throw new Refusal('badBundle', `bad ${name}`)
  }
  return five as Bundle
}

/** Writes `X-Auth-Bundle`, members in the order of the specification; refuses (-10007) a member that breaks its format. */
export const writeBundle = (bundle: Bundle): string => {
  const { TimeStamp, Random, TokenId, AccountName, LoginType } = checked(bundle)
  const text = JSON.stringify({ TimeStamp, Random, TokenId, AccountName, LoginType })
  return encodeBase64(new TextEncoder().encode(text))
}

/** Reads `X-Auth-Bundle`, members in any order; refuses (-10007) a header that is missing, too long, not strict Base64 of an object, or whose members are not exactly the five in their formats. */
export const readBundle = (header: string | undefined): Bundle => {
  if (header === undefined || header.length > maxBundleHeader)
    throw new Refusal('badBundle', 'missing or too long')
  return checked(parseObject(decodeBase64(header, 'badBundle'), 'badBundle'))
}
