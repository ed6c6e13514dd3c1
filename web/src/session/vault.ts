import { decodeBody, encodeBody, type JsonValue, type SessionKeys, signOf } from '@xinglin/wire'

// The specification wants the session encrypted in the browser. The key lies in the same program, so this hides it
// from a glance at the storage and from nothing else (security.md T08): what it holds is only what the specification lists.
const keys = (): SessionKeys => {
  const text = `xinglin/session/${window.location.host}`
  const hash = signOf({ TimeStamp: '', Random: '', TokenId: text }, new Uint8Array(0))
  return { Key: hash.slice(0, 16), Iv: hash.slice(16) }
}

type Name =
  | 'user'
  | 'token'
  | 'schoolInfo'
  | 'Provider'
  | 'ProviderNo'
  | 'loginType'
  | 'current-time'

/** The encrypted items of this tab, under the names of the specification; a browser that forbids storage keeps nothing. */
export const vault = {
  put: (name: Name, value: JsonValue | object | undefined) => {
    try {
      const secret = encodeBody('aes', { value }, keys())
      window.sessionStorage.setItem(name, new TextDecoder().decode(secret))
    } catch {
      // Private windows may refuse; the session then lives as long as the page.
    }
  },
  get: (name: Name): unknown => {
    try {
      const secret = window.sessionStorage.getItem(name)
      return secret
        ? decodeBody('aes', new TextEncoder().encode(secret), keys())['value']
        : undefined
    } catch {
      return undefined
    }
  },
  clear: () => {
    try {
      window.sessionStorage.clear()
    } catch {
      // Nothing was kept.
    }
  },
}
