import { readFileSync } from 'node:fs'
import { getInterfaces } from '@xinglin/contract/interfaces'
import { answer } from '#platform/http'

const file = new URL('../../../../docs/openapi.json', import.meta.url)
let known: Record<string, unknown> | undefined

/** Answers the description of every call, as it was generated from the contract. */
export const interfaceCalls = () => [
  answer(getInterfaces, async () => {
    known ??= JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    return known
  }),
]
