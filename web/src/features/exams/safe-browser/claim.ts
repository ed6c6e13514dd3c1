import type { SafeBrowserClaim } from '@xinglin/contract/exams'

type Security = { readonly configKey?: string; readonly updateKeys?: (done: () => void) => void }

const securityOf = (page: object): Security | undefined => {
  const browser: unknown = Reflect.get(page, 'SafeExamBrowser')
  const security: unknown =
    typeof browser === 'object' && browser !== null ? Reflect.get(browser, 'security') : undefined
  return typeof security === 'object' && security !== null ? security : undefined
}

const withoutFragment = (address: string): string => address.replace(/#.*$/s, '')

/** Where the page was loaded, before it went elsewhere by itself. */
const loadedAt = (): string => performance.getEntriesByType('navigation')[0]?.name ?? ''

/**
 * What Safe Exam Browser says of its settings by its JavaScript interface; nothing in any other browser. Newer versions have
 * said it when the page was loaded, older ones say it anew when they are asked, for the address of now.
 */
export const safeBrowserClaim = (page: object = globalThis): SafeBrowserClaim | undefined => {
  const security = securityOf(page)
  if (!security) return undefined
  try {
    security.updateKeys?.(() => undefined)
  } catch {
    // What it said before stands.
  }
  const { configKey } = security
  if (typeof configKey !== 'string' || configKey === '') return undefined
  const urls = [globalThis.location.href, loadedAt()].filter((url) => url !== '')
  return { Urls: [...new Set(urls.map(withoutFragment))], Hash: configKey }
}
