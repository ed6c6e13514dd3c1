import { Node } from '@tiptap/core'
import { keptAttributes } from '@xinglin/contract/rich-text'

const names = ['src', 'alt', 'width', 'height'] as const

/** A picture of the school's within a line; what else is an address is no picture. */
export const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => Object.fromEntries(names.map((name) => [name, { default: null }])),
  parseHTML: () => [
    {
      tag: 'img',
      getAttrs: (element) => {
        const had = Object.fromEntries(
          names.map((name) => [name, element.getAttribute(name) ?? '']),
        )
        const kept = keptAttributes('img', had)
        return kept['src'] === undefined ? false : kept
      },
    },
  ],
  renderHTML({ HTMLAttributes }) {
    const kept = keptAttributes('img', textsOf(HTMLAttributes))
    // One without words is decoration to a screen reader, not a picture whose address is read out.
    return ['img', { ...kept, alt: kept['alt'] ?? '' }]
  },
})

const textsOf = (attributes: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )
