import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { precompress } from './precompress.ts'

const server = 'http://localhost:8080'

// Two chunks that nearly every page needs, instead of a dozen small ones: fewer requests on a far network.
const base =
  /node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack|@noble)\/|\/wire\/src\/|\/web\/src\/(?:call|session)\/|\/web\/src\/ui\/(?:avatar|confirm|dialog|overlay|places|skeleton|states|tag|toast)\./
const catalogue =
  /\/web\/src\/features\/(?:courses\/(?:cover\/|course-(?:card|grid|name)|kind-badge|trial-tag)|teachers\/teacher-card|learning\/moolparam|schools\/(?:blossom|taper))|\/contract\/src\/(?:courses|learning|statistics|teachers)\/|\/web\/src\/ui\/(?:count-up|progress)|\/icons\/play\./

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
