import type { IndexHtmlTransformContext, Plugin } from 'vite'

const sheet = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g

/** The chunk that nearly every first view asks for as soon as the entry has run. */
const second = 'home'

const linksOf = ({ bundle }: IndexHtmlTransformContext) => {
  const chunk = Object.values(bundle ?? {}).find(
    (output) => output.type === 'chunk' && output.name === second,
  )
  if (chunk?.type !== 'chunk') return { script: '', sheets: [] }
  return {
    script: `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`,
    sheets: [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`),
  }
}

/**
 * Lets the header be painted from the page alone: its sheets are only asked for beforehand, `wearFirstSheets` puts them
 * in their place, before every page's; and the second chunk comes together with the first.
 */
export const firstPaint = (): Plugin => ({
  name: 'first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, context) => {
      const { script, sheets } = linksOf(context)
      const files = [...[...html.matchAll(sheet)].map(([, file]) => file), ...sheets]
      const links = files.map(
        (file) => `<link rel="preload" as="style" crossorigin href="${file}">`,
      )
      return html
        .replace(sheet, '')
        .replace('</head>', () => `  ${[...links, script].join('\n    ')}\n  </head>`)
    },
  },
})
