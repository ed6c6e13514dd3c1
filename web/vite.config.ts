import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { firstPaint } from './first-paint.ts'
import { pdfParts } from './pdf-parts.ts'
import { precompress } from './precompress.ts'

const server = 'http://localhost:8080'

// The home page with all that it draws, and what the lists of courses share with it, come in one chunk beside the
// entry's instead of two dozen: requests are what a far network makes slow.
const home =
  /\/web\/src\/(?:pages\/home\/home-page|ui\/(?:display\/marked|data\/pagination|hooks\/staying))\./

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), firstPaint(), pdfParts(), precompress()],
  // The viewer of studies stands on a library that can write files of its own by one for Node, which no page does.
  resolve: { alias: { xmlbuilder2: fileURLToPath(new URL('no-vtk-files.ts', import.meta.url)) } },
  server: { proxy: { '/api': server, '/f': server } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The reader of PDFs is one library, and comes with the first document alone; so does what draws models.
    chunkSizeWarningLimit: 640,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], priority: 2 },
            { name: 'home', test: home, priority: 1 },
          ],
        },
      },
    },
  },
  test: { css: { modules: { classNameStrategy: 'non-scoped' } } },
})
