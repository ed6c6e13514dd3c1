import { readFileSync } from 'node:fs'
import { getInterfaces } from '@xinglin/contract/interfaces'
import { answer } from '#platform/http'

const file = new URL('../../../../docs/openapi.json', import.meta.url)
type Portion = Readonly<Record<string, string>>

const portionLength = 200_000
let known: readonly Portion[] | undefined

const read = (): readonly Portion[] => {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, unknown> }
  const portions: Record<string, string>[] = [{}]
  let length = 0
  for (const [path, one] of Object.entries(paths)) {
    const written = JSON.stringify(one)
    if (length + written.length > portionLength) {
      portions.push({})
      length = 0
    }
    Object.assign(portions.at(-1) ?? {}, { [path]: written })
    length += written.length
  }
  return portions
}

/** Answers the description of every call, as it was generated from the contract; nothing past the last portion. */
export const interfaceCalls = () => [
  answer(getInterfaces, async function handleGetInterfaces(_, { Portion: at }) {
    known ??= read()
    return { paths: known[at] ?? {}, Next: at + 1 < known.length ? at + 1 : -1 }
  }),
]
