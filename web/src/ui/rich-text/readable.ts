import { purify } from './purify.ts'

/** Rich text as a tree to be read: sanitised, its formulas drawn, its pictures loaded when they come into sight. */
export const readable = async (html: string): Promise<DocumentFragment> => {
  const tree = purify(html)
  for (const picture of tree.querySelectorAll('img')) {
    picture.loading = 'lazy'
    picture.decoding = 'async'
  }
  const formulas = tree.querySelectorAll<HTMLElement>('code[data-formula]')
  if (formulas.length > 0) {
    // What draws them is large and comes with the first; without it the TeX is read.
    await import('./formula.ts').then(
      ({ drawFormulas }) => drawFormulas(formulas),
      () => undefined,
    )
  }
  return tree
}
