import type { Page } from '@playwright/test'

/** The browser takes an end that is half an hour or so off for one that is near; the server's own end is tried beside its room. */
export const nearEnd = (page: Page, ms: number) =>
  page.addInitScript((soon) => {
    const parse = Date.parse.bind(Date)
    const near = new Map<number, number>()
    Date.parse = (text) => {
      const at = parse(text)
      const begun = Date.now()
      if (at < begun + 1_000_000) return at
      if (!near.has(at)) near.set(at, begun + soon)
      return near.get(at) ?? at
    }
  }, ms)
