import { openPdf } from './open-pdf.ts'

/** How many pages a PDF has; throws where it cannot be opened. */
export const countPages = async (url: string): Promise<number> => {
  const gone = new AbortController()
  try {
    return (await openPdf(url, gone.signal)).count
  } finally {
    gone.abort()
  }
}
