import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readProtocol, type Protocol } from '@xinglin/simulation/practical'
import { readJson } from './read.ts'

const root = fileURLToPath(new URL('../experiments', import.meta.url))

/** A protocol (实验方案) by the name of its file. */
export type WrittenProtocol = { readonly slug: string; readonly protocol: Protocol }

/** The protocols of the demo; throws the first mistake in the form of the first that has one. */
export const demoProtocols = (): readonly WrittenProtocol[] =>
  readdirSync(root)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => {
      const { protocol, problems } = readProtocol(readJson(join(root, name)))
      const [wrong] = problems
      if (!protocol) throw new Error(`experiments/${name}: ${wrong?.path}: ${wrong?.zh}`)
      return { slug: name.slice(0, -'.json'.length), protocol }
    })
