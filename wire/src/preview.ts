import { decodeBase64Url, encodeBase64Url } from './base64.ts'
import { parseObject } from './json.ts'
import { Refusal } from './refusal.ts'

/** What a preview link holds: credentials of a throw-away principal, never of a person. */
export interface PreviewCredentials {
  readonly UserName: string
  readonly PassWord: string
}

/** What the client says to a link that `readPreviewSource` refuses. */
export const badPreviewLink = '请确认您输入的链接是否正确！'

const checked = (members: object): PreviewCredentials => {
  const { UserName, PassWord, ...others } = members as Record<string, unknown>
  if (
    typeof UserName !== 'string' ||
    typeof PassWord !== 'string' ||
    Object.keys(others).length > 0 ||
    !/^preview:[0-9a-f]{16}$/.test(UserName) ||
    !/^[A-Za-z0-9_-]{24}$/.test(PassWord)
  ) {
    throw new Refusal('badLogin', 'not a preview principal')
  }
  return { UserName, PassWord }
}

/** Reads the value after `source=`; refuses (-10012) all but `preview:` with 16 lower-case hex digits and a password of 24 base64url characters. */
export const readPreviewSource = (source: string): PreviewCredentials =>
  checked(parseObject(decodeBase64Url(source, 'badLogin'), 'badLogin'))

/** Writes the value after `source=`; refuses (-10012) what `readPreviewSource` would refuse. */
export const writePreviewSource = (credentials: PreviewCredentials): string =>
  encodeBase64Url(new TextEncoder().encode(JSON.stringify(checked(credentials))))
