import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { precompress } from './precompress.ts'

const server = 'http://localhost:8080'

// What nearly every page needs comes in two chunks instead of two dozen: requests are what a far network makes slow.
const base =
  /node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack|@noble)\/|\/wire\/src\/|\/web\/src\/(?:main\.tsx|routes\.tsx|call\/|session\/|pages\/shell\/|features\/search\/)|\/web\/src\/ui\/(?:avatar|base|boot|button|checkbox|classes|colour|confirm|dialog|dropdown|oklch|overlay|page-title|places|roving|sheet|skeleton|states|tag|text-field|theme|toast|told|use-modal|use-media|visually-hidden)\.|\/icons\/x\./
const catalogue =
  /\/web\/src\/pages\/home\/|\/web\/src\/features\/(?:courses\/(?:cover\/|catalogue-address|course-(?:base|card|grid|name|line)|college-courses|department-name|kind-badge|trial-tag|queries)|teachers\/|learning\/(?:moolparam|continue|when)|schools\/(?:blossom|taper|hero|evening|bough|grove)|statistics\/(?:tiles|queries|page-access))|\/contract\/src\/(?:courses|learning|statistics|teachers)\/|\/web\/src\/ui\/(?:chips|count-up|count-word|progress|marked|pagination|staying)|\/icons\/play\./

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), precompress()],
  server: { proxy: { '/api': server, '/f': server } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The reader of PDFs is one library, and comes with the first document alone.
    chunkSizeWarningLimit: 560,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'base', test: base, priority: 2 },
            { name: 'catalogue', test: catalogue, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    name: 'web',
    environment: 'jsdom',
    setupFiles: ['testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
