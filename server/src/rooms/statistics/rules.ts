/** The path of an address, and nothing that could hold a credential: no query, no fragment, nothing from `source=` on. */
export const pathAlone = (url: string): string => {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').split(/[?#]/)[0] ?? ''
  return (path.split(/source=/i)[0] ?? '').slice(0, 200) || '/'
}
