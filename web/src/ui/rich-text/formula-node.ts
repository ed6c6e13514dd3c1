import { Node } from '@tiptap/core'
import type { Formula } from './tex.ts'

/** A formula within a line of text. It is stored as TeX; where it is edited it shows what its readers will see. */
export const FormulaNode = Node.create({
  name: 'formula',
  group: 'inline',
  inline: true,
  atom: true,
  marks: '',
  addAttributes: () => ({ tex: { default: '' }, place: { default: 'line' } }),
  parseHTML: () => [
    {
      tag: 'code[data-formula]',
      priority: 60,
      getAttrs: (element) => ({
        tex: element.textContent,
        place: element.dataset['formula'] === 'block' ? 'block' : 'line',
      }),
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    'code',
    { 'data-formula': String(attrs['place']) },
    String(attrs['tex']),
  ],
  renderText: ({ node: { attrs } }) => String(attrs['tex']),
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('span')
      dom.contentEditable = 'false'
      const { tex, place } = node.attrs as Formula
      dom.dataset['formula'] = place
      dom.textContent = tex
      // What draws formulas comes with the first of them.
      void import('./formula.ts')
        .then(({ drawnFormula }) => drawnFormula({ tex, place }))
        .then((drawn) => dom.replaceChildren(...drawn.childNodes))
        .catch(() => undefined)
      return { dom }
    },
})
