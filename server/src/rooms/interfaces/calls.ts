import { readFileSync } from 'node:fs'
import { getInterfaces } from '@xinglin/contract/interfaces'
import { answer } from '#platform/http'

const file = new URL('../../../../docs/openapi.json', import.meta.url)
let known: { readonly paths: Readonly<Record<string, string>> } | undefined

const read = () => {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, unknown> }
  const written = Object.entries(paths).map(([path, one]) => [path, JSON.stringify(one)])
  return { paths: Object.fromEntries(written) as Record<string, string> }
}

/** Answers the description of every call, as it was generated from the contract. */
export const interfaceCalls = () => [answer(getInterfaces, async () => (known ??= read()))]
