import type { PDFPageProxy } from 'pdfjs-dist'

/** Whether all of a page was drawn, or a picture or a font of it could not be read. */
export type Drawn = 'whole' | 'in part'

/** What the library keeps of the pictures and fonts of a page or a document, by their names. */
type Objects = Iterable<readonly [string, unknown]>

/** It goes on without a picture (nothing) or a font (the reason, as words) that it could not read, and says so nowhere else. */
const missingIn = (objects: Objects): readonly string[] =>
  [...objects].flatMap(([name, data]) => (data === null || typeof data === 'string' ? [name] : []))

/** Whether all that a page asks for could be read, once it was drawn or looked through. */
export const drawnOf = async (
  page: Pick<PDFPageProxy, 'objs' | 'commonObjs' | 'getOperatorList'>,
): Promise<Drawn> => {
  if (missingIn(page.objs as Objects).length > 0) return 'in part'
  // Fonts are the document's: whether one is wanted here is in what the page does.
  const missing = new Set(missingIn(page.commonObjs as Objects))
  if (missing.size === 0) return 'whole'
  const { argsArray } = await page.getOperatorList()
  const wants = (args: unknown): boolean => Array.isArray(args) && missing.has(String(args[0]))
  return argsArray.some(wants) ? 'in part' : 'whole'
}
