import { useEffect, useState } from 'react'
import { openPdf, type OpenPdf, type Size } from './open-pdf.ts'

/** How the opening of a document stands. */
export type PdfState =
  | { readonly is: 'coming' }
  | { readonly is: 'broken' }
  | { readonly is: 'there'; readonly pdf: OpenPdf; readonly sizes: readonly Size[] }

const sizesOf = (pdf: OpenPdf) =>
  Promise.all(Array.from({ length: pdf.count }, (_, index) => pdf.sizeOf(index + 1)))

/** Opens the document at an address, and lets go of it when it is no longer shown. */
export const usePdf = (url: string): PdfState => {
  const [opened, setOpened] = useState<{ url: string; state: PdfState }>()
  useEffect(() => {
    const gone = new AbortController()
    const open = async () => {
      try {
        const pdf = await openPdf(url, gone.signal)
        const sizes = await sizesOf(pdf)
        if (!gone.signal.aborted) setOpened({ url, state: { is: 'there', pdf, sizes } })
      } catch {
        if (!gone.signal.aborted) setOpened({ url, state: { is: 'broken' } })
      }
    }
    void open()
    return () => gone.abort()
  }, [url])
  return opened?.url === url ? opened.state : { is: 'coming' }
}
