import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))
const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as {
  version: string
}

/** What the reader of PDFs asks for by name: character maps of fonts that are not embedded, the standard fonts, decoders of scanned pages, colours. */
const parts: Readonly<Record<string, RegExp>> = {
  cmaps: /\.bcmap$/,
  standard_fonts: /\.(?:pfb|ttf)$/,
  wasm: /^(?:(?:jbig2|openjpeg|qcms_bg)\.wasm|(?:jbig2|openjpeg)_nowasm_fallback\.js)$/,
  iccs: /\.icc$/,
}

/** Puts these among the built assets, under the version of the library, as it finds them by names of its own. */
export const pdfParts = (): Plugin => ({
  name: 'pdf-parts',
  apply: 'build',
  generateBundle() {
    for (const [folder, wanted] of Object.entries(parts))
      for (const name of readdirSync(join(home, folder)))
        if (wanted.test(name))
          this.emitFile({
            type: 'asset',
            fileName: `assets/pdf-${version}/${folder}/${name}`,
            source: readFileSync(join(home, folder, name)),
          })
  },
})
