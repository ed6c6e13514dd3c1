import { Refusal } from './refusal.ts'

/** How a body travels: raw JSON, Base64 of it, or Base64 of its AES-128-CBC. */
export type Mode = 'plain' | 'b64' | 'aes'

/** Paths that are plain in both directions, whoever asks; in lower case. */
export const plainList: readonly string[] = [
  '/api/usermanage/userloginnew',
  '/api/usermanage/login',
  '/api/usermanage/getsmscode',
  '/api/usermanage/resetuserpws',
  '/api/usermanage/regedit',
  '/api/userbind/loginbywxcodeaes',
  '/wx/api/userbind/getqrcode',
  '/api/school/getschoolbydomain',
]

/** Beginnings of the paths in Base64, whoever asks; in lower case. */
export const base64Prefixes: readonly string[] = [
  '/api/skill/',
  '/api/dictionary/',
  '/api/playwritings/',
  '/api/settlement/',
  '/api/synopsisschool/',
  '/api/learningjob/',
]

/** Paths under `base64Prefixes` that are not in Base64. */
export const base64Exceptions: readonly string[] = ['/api/dictionary/getdicdropdownlist']

const plainPaths = new Set(plainList)
const isBase64 = (path: string): boolean =>
  base64Prefixes.some((prefix) => path.startsWith(prefix)) && !base64Exceptions.includes(path)

/** The one form of a path for routing, modes and permissions: lower case, without query; refuses (-10404) `%`, `//`, dot segments, a trailing `/` and characters outside `A-Za-z0-9_.-`. */
export const normalPath = (path: string): string => {
  if (!/^(?:\/(?!\.{1,2}(?:\/|$))[A-Za-z0-9_.-]+)+$/.test(path))
    throw new Refusal('unknownPath', 'path not in normal form')
  return path.toLowerCase()
}

/** Decides the mode of a request and of its response from the path, in any case and without query; refuses what `normalPath` refuses. */
export const modeOf = (path: string, hasSession: boolean, encryptionOn: boolean): Mode => {
  const normal = normalPath(path)
  if (plainPaths.has(normal)) return 'plain'
  if (isBase64(normal)) return 'b64'
  return hasSession && encryptionOn ? 'aes' : 'plain'
}

const text = 'text/plain; charset=us-ascii'

/** The `Content-Type` of each mode. */
export const contentTypes: Readonly<Record<Mode, string>> = {
  plain: 'application/json; charset=utf-8',
  b64: text,
  aes: text,
}
