// Writes the server as one file: loading a thousand modules is most of what a start costs, and a restart is an outage.
import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = join(root, 'server', 'dist')

/** What has binaries, or asks where it lies, stays a package; everything else goes in. */
const outside = [
  'sharp',
  '@node-rs/argon2',
  'fastify',
  '@fastify/static',
  'pino',
  'pg',
  'pg-native',
]

await build({
  configFile: false,
  root,
  logLevel: 'error',
  publicDir: false,
  build: {
    ssr: join(root, 'server', 'src', 'main.ts'),
    outDir: out,
    target: 'node24',
    sourcemap: true,
    emptyOutDir: true,
    rolldownOptions: { output: { format: 'esm', entryFileNames: 'server.mjs' } },
  },
  ssr: { noExternal: true, external: outside },
  plugins: [
    {
      name: 'places',
      enforce: 'pre',
      // Migrations, content and models are found from where the source lies, and still are.
      transform: (code, id) =>
        id.includes('/node_modules/') || !code.includes('import.meta.url')
          ? undefined
          : code.replaceAll(
              'import.meta.url',
              `new URL(${JSON.stringify(relative(out, id))}, import.meta.url).href`,
            ),
    },
  ],
})

// What V8 made of it is kept beside it, where it may be written, and spares the next start a seventh of its work. It is
// written soon after a start, as a process that is killed writes nothing.
writeFileSync(
  join(out, 'main.mjs'),
  `import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('compiled', import.meta.url)))
await import('./server.mjs')
setTimeout(flushCompileCache, 3_000).unref()
`,
)
