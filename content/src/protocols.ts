import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readProtocol, type Protocol } from '@xinglin/simulation/practical'
import { readJson } from './read.ts'

const root = fileURLToPath(new URL('../experiments', import.meta.url))

/** A protocol (实验方案) by the name of its file. */
export type WrittenProtocol = { readonly slug: string; readonly protocol: Protocol }

/** One protocol by its file without the ending; throws the first mistake in its form. */
export const protocolOf = (slug: string): Protocol => {
  const { protocol, problems } = readProtocol(readJson(join(root, `${slug}.json`)))
  const [wrong] = problems
  if (!protocol) throw new Error(`experiments/${slug}: ${wrong?.path}: ${wrong?.zh}`)
  return protocol
}

/** The protocols of the demo; throws the first mistake in the form of the first that has one. */
export const demoProtocols = (): readonly WrittenProtocol[] =>
  readdirSync(root)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => name.slice(0, -'.json'.length))
    .map((slug) => ({ slug, protocol: protocolOf(slug) }))
