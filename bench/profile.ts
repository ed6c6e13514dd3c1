import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

type Profile = {
  readonly nodes: readonly {
    readonly id: number
    readonly callFrame: { readonly functionName: string; readonly url: string }
  }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

const idle = ['(idle)', '(root)']

/** Where the time of a process went by itself, the largest first, in shares of what was not idle: of the process of a folder that worked longest. */
export const largestCosts = (
  folder: string,
  count: number,
): readonly { readonly what: string; readonly share: number }[] => {
  const [longest] = readdirSync(folder)
    .filter((name) => name.endsWith('.cpuprofile'))
    .map((name) => join(folder, name))
    .toSorted((a, b) => statSync(b).size - statSync(a).size)
  if (!longest) return []
  const { nodes, samples, timeDeltas } = JSON.parse(readFileSync(longest, 'utf8')) as Profile
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url } }) => [
      id,
      `${functionName || '(anonymous)'} ${url.split('/').slice(-2).join('/')}`.trim(),
    ]),
  )
  const spent = new Map<string, number>()
  for (const [at, id] of samples.entries()) {
    const what = names.get(id) ?? ''
    if (!idle.includes(what)) spent.set(what, (spent.get(what) ?? 0) + (timeDeltas[at] ?? 0))
  }
  const whole = [...spent.values()].reduce((sum, one) => sum + one, 0)
  return [...spent]
    .map(([what, ms]) => ({ what, share: ms / whole }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, count)
}
