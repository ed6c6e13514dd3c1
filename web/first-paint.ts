import type { IndexHtmlTransformContext, Plugin } from 'vite'

const place = /<!-- sheets[^>]*-->/
const sheet = /\s*<link rel="stylesheet"[^>]*>/g

/** The chunk that nearly every first view asks for as soon as the entry has run. */
const second = 'home'

const linksOf = ({ bundle }: IndexHtmlTransformContext) => {
  const chunk = Object.values(bundle ?? {}).find(
    (output) => output.type === 'chunk' && output.name === second,
  )
  if (chunk?.type !== 'chunk') return { script: '', sheets: [] }
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])]
  return {
    script: `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`,
    sheets: styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  }
}

/** Lets the header be painted from the page alone: the sheets come after it, and the second chunk together with the first. */
export const firstPaint = (): Plugin => ({
  name: 'first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, context) => {
      const { script, sheets } = linksOf(context)
      const links = [...(html.match(sheet) ?? []).map((link) => link.trim()), ...sheets]
      return html
        .replace(sheet, '')
        .replace(place, () => links.join('\n    '))
        .replace('</head>', () => `  ${script}\n  </head>`)
    },
  },
})
