// Writes the server as one file: loading a thousand modules is most of what a start costs, and a restart is an outage.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
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
  // It asks for its fonts by names of its own package, which would be looked for in ours.
  'pdfkit',
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

// V8 keeps the text for what is compiled later: with one letter beyond Latin every letter would take two bytes.
const file = join(out, 'server.mjs')
const code = readFileSync(file, 'utf8')
// A raw text would show its escapes; a regular expression made of one reads them.
for (const [, before] of code.matchAll(/(.{0,11})String\.raw`[^`]*[^\0-\x7f][^`]*`/gs))
  if (before !== 'new RegExp(') throw new Error('String.raw holds letters beyond ASCII')
const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
writeFileSync(file, code.replaceAll(/[^\0-\x7f]/g, escaped))

// What V8 makes of it is kept beside it, for the user who built it, and spares a start a sixth of its work.
const main = join(out, 'main.mjs')
writeFileSync(
  main,
  `import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

enableCompileCache(fileURLToPath(new URL('compiled', import.meta.url)))
await import('./server.mjs')
`,
)
// Here already, as a process that is killed writes nothing: this start compiles everything, and ends at its settings.
spawnSync(process.execPath, [main], { env: { PORT: 'none' }, stdio: 'ignore' })
