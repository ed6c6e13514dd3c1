import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const node = (name: string) => ({
  // Nothing here measures time: a machine that has other work to do is no fault.
  test: { name, root: `./${name}`, include: ['src/**/*.test.ts'], testTimeout: 30_000 },
})

export default defineConfig({
  test: {
    projects: [
      node('wire'),
      node('contract'),
      node('simulation'),
      node('content'),
      node('language'),
      node('anatomy'),
      {
        test: {
          name: 'walls',
          root: './walls',
          include: ['*.test.ts'],
          // One file plants violations in the very tree that the others read.
          fileParallelism: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          root: './server',
          include: ['src/**/*.test.ts'],
          globalSetup: fileURLToPath(
            new URL('./server/src/testing/global-setup.ts', import.meta.url),
          ),
          maxWorkers: 3,
          // Nothing here measures time: a machine that has other work to do is no fault.
          hookTimeout: 60_000,
          testTimeout: 60_000,
        },
      },
      './web',
    ],
  },
})
