import { Mark } from '@tiptap/core'
import { isOutwardAddress, keptAttributes } from '@xinglin/contract/rich-text'

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    script: {
      /** Lowers or raises what is chosen; one undoes the other. */
      toggleScript: (name: 'subscript' | 'superscript') => ReturnType
    }
    link: {
      /** Makes what is chosen a link, and without a choice the link that the cursor stands in; an empty address takes it away. */
      setLink: (address: string) => ReturnType
    }
  }
}

const script = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup', key: string) =>
  Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addCommands: () => ({
      toggleScript:
        (wanted) =>
        ({ commands }) =>
          commands.toggleMark(wanted),
    }),
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleScript(name) }
    },
  })

// Tiptap's own packages for these two are some releases behind its core, and hold no more than this.
export const Subscript = script('subscript', 'sub', 'Mod-,')
export const Superscript = script('superscript', 'sup', 'Mod-.')

/** A link to another site, by the rule of rich text. */
export const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = element.getAttribute('href') ?? ''
        return isOutwardAddress(href) ? { href } : false
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    keptAttributes('a', { href: String(HTMLAttributes['href']) }),
    0,
  ],
  addCommands: () => ({
    setLink:
      (address) =>
      ({ chain, state }) => {
        if (address === '') return chain().extendMarkRange('link').unsetMark('link').run()
        const mark = { type: 'link', attrs: { href: address } }
        const isWithin = state.selection.$from.marks().some(({ type }) => type.name === 'link')
        return state.selection.empty && !isWithin
          ? chain()
              .insertContent({ type: 'text', text: address, marks: [mark] })
              .run()
          : chain().extendMarkRange('link').setMark('link', mark.attrs).run()
      },
  }),
})
