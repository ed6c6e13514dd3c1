import { openPdf } from './open-pdf.ts'

/** How many pages are looked through when a document is brought: looking at one takes as long as drawing it. */
const maxLookedAt = 60

/** How many pages a PDF has, and which of the first of them cannot be drawn whole; throws where it cannot be opened. */
export const countPages = async (
  url: string,
): Promise<{ readonly count: number; readonly lacking: readonly number[] }> => {
  const gone = new AbortController()
  try {
    const { count, look } = await openPdf(url, gone.signal)
    const lacking: number[] = []
    for (let page = 1; page <= Math.min(count, maxLookedAt); page += 1)
      if ((await look(page).catch(() => 'in part')) === 'in part') lacking.push(page)
    return { count, lacking }
  } finally {
    gone.abort()
  }
}
