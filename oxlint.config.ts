import { defineConfig } from 'oxlint'
import { coreWalls, itself, laboratoryWalls } from './walls/core-walls.ts'
import { contractAlso, forbiddenTo, rooms, sharedFeatures } from './walls/floors.ts'
import { noSecureContext, restricted, type Pattern } from './walls/restricted.ts'
import { roomsIn } from './walls/tree.ts'

const sql: Pattern = {
  regex: '^(?:drizzle-orm|pg$)',
  message: 'Only a room’s store files write SQL, only tables.ts names tables.',
}
/** What leads out of a room (or feature) from a file so many folders deep in it; `../` between its parts stays within. */
const outwardFrom = (depth: number): Pattern => ({
  regex: `^(?:\\./)?(?:\\.\\./){${depth + 1}}|[^./]/\\.\\./`,
  message: 'A room is left by another room’s door (#name), never by ../.',
})
const outward = outwardFrom(0)
const deep: Pattern = {
  regex: '^@xinglin/[^/]+/(?!simulations/[a-z]+$).*/',
  message: 'Packages are entered by their doors.',
}
const web: Pattern = {
  regex: '^(?:react|#ui|#session|#call)',
  message: 'The server does not know the browser.',
}

/** What is shipped knows neither tests nor the commands beside the server; the demo is loaded by main.ts alone. */
const notProduction = (folders: string): Pattern => ({
  regex: `^#testing$|^(?:\\.\\./)+(?:${folders})/`,
  message: 'The server does not know its tests, its tools or the demo.',
})

const upward = (room: string): Pattern => ({
  // A room knows its own calls, and what lies beneath it; the calls of others are none of its own.
  regex: `^(?:#(?:${forbiddenTo(room).join('|')})(?:/[a-z-]+)?|@xinglin/contract/(?:${['-', ...forbiddenTo(room).slice(1)].join('|')}))$`,
  message: `${room} may call only what lies beneath it or to its left (walls/floors.ts); upward goes an event.`,
})

/** The walls of a folder, its parts (as deep as any goes) and theirs: each knows how many steps lead out of it. */
const atEachDepth = (
  folder: string,
  wallsAt: (
    within: string,
    outward: Pattern,
  ) => { files: string[]; rules: ReturnType<typeof restricted> }[],
) => [0, 1, 2, 3].flatMap((depth) => wallsAt(`${folder}/${'*/'.repeat(depth)}`, outwardFrom(depth)))

const roomWalls = rooms.flatMap((room) =>
  atEachDepth(`server/src/rooms/${room}`, (within, outward) => [
    {
      files: [`${within}**/*`],
      rules: restricted(sql, outward, deep, web, upward(room), notProduction('tests')),
    },
    {
      files: [`${within}**/{store,*-store,tables,*-tables}.ts`],
      rules: restricted(outward, deep, web, upward(room), notProduction('tests')),
    },
    { files: [`${within}**/*.test.ts`, `${within}**/*-testing.ts`], rules: restricted(outward) },
  ]),
)

const onlyWith = (allowed: string[], message: string): ReturnType<typeof restricted> =>
  restricted({ group: ['*', ...allowed.map((one) => `!${one}`)], message })

const onlyCall = 'Only src/call fetches.'
const banned = (names: string[], message: string) => names.map((name) => ({ name, message }))

const sqrtAlone: ['error', ...{ object: string; property: string; message: string }[]] = [
  'error',
  ...Object.getOwnPropertyNames(Math)
    .filter((name) => name !== 'sqrt')
    .map((property) => ({
      object: 'Math',
      property,
      message: 'The core computes with + − × ÷ and sqrt alone: engines differ in the last bit.',
    })),
]

// Read from the folder: a new feature is walled in from its first file.
const featureNames = roomsIn('web/src/features')

// What formatted text may hold is said once for both sides, and names nothing of the domain: `ui` reads it too.
const ofDomain = [...rooms, ...contractAlso.filter((name) => name !== 'rich-text')]

/** Doors of features that somebody must not enter. */
const notFeatures = (names: readonly string[]): Pattern => ({
  regex: `^#(?:${names.join('|')})$`,
  message: 'Features do not meet; pages compose them.',
})
const features = notFeatures(featureNames.filter((name) => !sharedFeatures.includes(name)))

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest', 'node'],
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['**/dist/**', '**/migrations/**', '**/node_modules/**'],
  rules: {
    'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-unassigned-import': 'off',
    'import/no-named-as-default-member': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/consistent-type-imports': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'node/no-process-env': 'error',
    'react/react-in-jsx-scope': 'off',
    'no-shadow': 'off',
    'no-await-in-loop': 'off',
    'no-console': 'error',
    'unicorn/consistent-function-scoping': 'off',
    'typescript/consistent-return': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    // A page that is one form puts the cursor where typing begins.
    'jsx-a11y/no-autofocus': 'off',
    eqeqeq: 'error',
    // Parsers and catch clauses are where types are asserted; spreading a string is how code points are counted.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-generated-empty-object-type': 'off',
    // zod/mini spells a default `_default`.
    'no-underscore-dangle': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/expect-expect': [
      'error',
      { assertFunctionNames: ['expect', 'expect*', 'fc.assert', 'assert*'] },
    ],
    'vitest/require-mock-type-parameters': 'off',
    ...restricted(deep),
  },
  overrides: [
    {
      files: ['contract/src/**'],
      rules: onlyWith(
        ['zod', 'zod/mini', './*', '@xinglin', '@xinglin/contract', '@xinglin/contract/**'],
        'The contract sees zod and itself.',
      ),
    },
    {
      files: ['wire/src/**'],
      rules: onlyWith(
        ['./*', '@noble', '@noble/**', '#primitives'],
        'The envelope runs in the browser and the server alike.',
      ),
    },
    { files: ['wire/src/primitives.node.ts'], rules: { 'no-restricted-imports': 'off' } },
    {
      files: ['simulation/src/**'],
      rules: {
        ...restricted(itself),
        'no-restricted-globals': [
          'error',
          ...banned(
            ['Date', 'performance', 'fetch', 'process', 'setTimeout', 'setInterval', 'crypto'],
            'The core has no clock, no chance and no world.',
          ),
        ],
        'no-restricted-properties': sqrtAlone,
      },
    },
    ...coreWalls,
    ...laboratoryWalls,
    {
      files: [
        '{contract,wire,simulation}/src/**/*.test.ts',
        'simulation/src/**/*-testing.ts',
        'wire/src/*.property.ts',
      ],
      rules: {
        'no-restricted-imports': 'off',
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
      },
    },
    {
      files: ['server/src/*.ts', 'server/src/wiring/**'],
      rules: restricted(deep, web, notProduction('tests|tools|seed')),
    },
    {
      files: ['server/src/main.ts'],
      rules: restricted(deep, web, notProduction('tests|tools')),
    },
    {
      files: ['server/src/platform/**'],
      rules: restricted(outward, deep, web, {
        regex: `^#(?:config|testing|${rooms.join('|')})(?:/[a-z-]+)?$`,
        message: 'The platform knows no room.',
      }),
    },
    { files: ['server/src/platform/**/*.test.ts'], rules: restricted(outward) },
    ...roomWalls,
    {
      files: [
        'server/src/config.ts',
        'server/tests/testing/**',
        '**/*.test.ts',
        'scripts/**',
        'e2e/**',
        'bench/**',
        '**/*.config.ts',
      ],
      rules: { 'node/no-process-env': 'off' },
    },
    {
      files: ['web/src/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...banned(['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'], onlyCall),
        ],
      },
    },
    { files: ['web/src/**'], rules: noSecureContext },
    {
      files: ['web/src/call/**'],
      rules: {
        'no-restricted-globals': 'off',
        ...restricted(outward, deep, {
          regex: `^#(?:ui|session|${featureNames.join('|')})$`,
          message: 'call knows nobody; who visits is presented to it.',
        }),
      },
    },
    ...atEachDepth('web/src/ui', (within, outward) => [
      {
        files: [`${within}**/*`],
        rules: restricted(outward, deep, {
          regex: `^(?:#|@xinglin/(?:anatomy|content|language|simulation|wire)|@xinglin/contract/(?:${ofDomain.join('|')})$)`,
          message: 'No domain word in ui.',
        }),
      },
    ]),
    ...featureNames.flatMap((name) =>
      atEachDepth(`web/src/features/${name}`, (within, outward) => [
        { files: [`${within}**/*`], rules: restricted(outward, deep, features) },
      ]),
    ),
    ...sharedFeatures.flatMap((name) =>
      atEachDepth(`web/src/features/${name}`, (within, outward) => [
        { files: [`${within}**/*`], rules: restricted(outward, deep, notFeatures(featureNames)) },
      ]),
    ),
    {
      files: ['*.config.ts', '**/*.config.ts', 'server/tests/testing/global-setup.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
})
