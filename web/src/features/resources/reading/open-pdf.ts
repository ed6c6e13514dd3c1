import { builtWorker } from '#ui'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { drawnOf, type Drawn } from './drawn-of.ts'

/** A document that was opened; `close` lets go of it and of its worker. */
export type OpenPdf = {
  readonly count: number
  /** Width and height of a page in CSS pixels at its own size. */
  readonly sizeOf: (page: number) => Promise<Size>
  /** Draws a page, and puts its text over it so that it can be selected, searched and read aloud. Says whether all of it could be drawn. */
  readonly draw: (page: number, on: Ground) => Promise<Drawn>
  /** Whether all of a page can be drawn, without drawing it. */
  readonly look: (page: number) => Promise<Drawn>
  readonly close: () => void
}

/** How large something is, in CSS pixels. */
export type Size = { readonly width: number; readonly height: number }

/** What a page is drawn on, `width` CSS pixels wide; given up by `signal`. */
export type Ground = {
  readonly canvas: HTMLCanvasElement
  readonly text: HTMLElement
  readonly width: number
  readonly signal: AbortSignal
}

// A phone with three dots a pixel would need 20 MB a page: more than two is not seen.
const maxDots = 2

const library = async () => {
  const [pdf, worker] = await Promise.all([
    import('pdfjs-dist/legacy/build/pdf.mjs'),
    import('pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'),
  ])
  return { pdf, workerUrl: worker.default }
}

type Library = Awaited<ReturnType<typeof library>>['pdf']

const drawing =
  (pdf: Library, document: PDFDocumentProxy): OpenPdf['draw'] =>
  async (number, { canvas, text, width, signal }) => {
    const page = await document.getPage(number)
    if (signal.aborted) return 'whole'
    const scale = width / page.getViewport({ scale: 1 }).width
    const dots = Math.min(maxDots, window.devicePixelRatio || 1)
    const viewport = page.getViewport({ scale: scale * dots })
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    const rendering = page.render({ canvas, viewport })
    text.replaceChildren()
    text.style.setProperty('--total-scale-factor', String(scale))
    const layer = new pdf.TextLayer({
      textContentSource: page.streamTextContent(),
      container: text,
      viewport: page.getViewport({ scale }),
    })
    signal.addEventListener('abort', () => {
      rendering.cancel()
      layer.cancel()
    })
    await Promise.all([rendering.promise, layer.render()])
    return drawnOf(page)
  }

/** Opens a PDF of this origin; the library and its worker come with the first one. Throws where it cannot be read. */
export const openPdf = async (url: string, signal: AbortSignal): Promise<OpenPdf> => {
  const { pdf, workerUrl } = await library()
  signal.throwIfAborted()
  const port = builtWorker(workerUrl)
  const worker = pdf.PDFWorker.create({ port })
  const parts = `${window.location.origin}/assets/pdf-${pdf.version}/`
  const loading = pdf.getDocument({
    url,
    worker,
    // The address holds for some minutes only: everything comes at once.
    disableRange: true,
    // Fonts that are not embedded, and pages that were scanned, need parts of the library's own (web/pdf-parts.ts).
    cMapUrl: `${parts}cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${parts}standard_fonts/`,
    wasmUrl: `${parts}wasm/`,
    iccUrl: `${parts}iccs/`,
    enableXfa: false,
    // What is drawn and read is all that is wanted: no forms, no scripts.
    verbosity: 0,
  })
  const close = () => {
    void loading.destroy().finally(() => {
      worker.destroy()
      port.terminate()
    })
  }
  signal.addEventListener('abort', close)
  const document = await loading.promise
  return {
    count: document.numPages,
    sizeOf: async (number) => {
      const { width, height } = (await document.getPage(number)).getViewport({ scale: 1 })
      return { width, height }
    },
    draw: drawing(pdf, document),
    look: async (number) => {
      const page = await document.getPage(number)
      await page.getOperatorList()
      const drawn = await drawnOf(page)
      page.cleanup()
      return drawn
    },
    close,
  }
}
