import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// One number for all, so that they run as one queue; a file that waits for the database leaves its core to another.
const maxWorkers = Math.max(3, availableParallelism())

const node = (name: string) => ({
  // Nothing here measures time: a machine that has other work to do is no fault.
  // Pure rules remember nothing, so files share their modules; to read them anew for each costs more than it tests.
  test: {
    name,
    root: `./${name}`,
    include: ['src/**/*.test.ts'],
    isolate: false,
    maxWorkers,
    testTimeout: 30_000,
  },
})

const web = (name: string, how: object) => ({
  extends: './web/vite.config.ts',
  test: { name, root: './web', maxWorkers, testTimeout: 30_000, ...how },
})

/** Files that take the longest. Begun last, one of them would run alone while the other processors wait. */
const longest = [
  'server/tests/malformed-input.test.ts',
  'server/tests/cross-tenant.test.ts',
  'server/tests/main.test.ts',
  'server/tests/examination-secrets.test.ts',
  'server/tools/safekeeping/safekeeping.test.ts',
  'server/src/rooms/simulations/consultation/turns/recorded.test.ts',
  'server/tests/permissions.test.ts',
  'server/tests/rate-limits.test.ts',
]

/** The longest files first, the others as the runner orders them: by their size, or by how long they took last time. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(name))
      return at < 0 ? longest.length : at
    }
    // oxlint-disable-next-line unicorn/no-array-sort -- the runner's own method, not an array's
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other))
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
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
          include: ['{src,seed,tests,tools}/**/*.test.ts'],
          globalSetup: fileURLToPath(
            new URL('./server/tests/testing/global-setup.ts', import.meta.url),
          ),
          // What is remembered is forgotten where an application begins (`testing/app.ts`).
          isolate: false,
          maxWorkers,
          // Nothing here measures time: a machine that has other work to do is no fault.
          hookTimeout: 60_000,
          testTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      // A window costs more than most of what is tried in it: rules do without.
      web('web rules', {
        include: ['src/**/*.test.ts'],
        exclude: ['src/**/*.window.test.ts'],
        isolate: false,
      }),
      web('web', {
        include: ['src/**/*.test.tsx', 'src/**/*.window.test.ts'],
        environment: 'jsdom',
        // One window for all files of a worker: `setup.ts` takes away what a file left in it, and reads modules anew.
        isolate: false,
        setupFiles: [fileURLToPath(new URL('./web/testing/setup.ts', import.meta.url))],
      }),
    ],
  },
})
