import type { Clause } from './clauses.ts'
import { isAsked } from '../text/normalise.ts'

/** Clauses that are each understood are questions of their own; joining them must be worth a little. */
const perJoint = 0.97
/** Clauses that are each as sure as this ask for themselves; joining them hides a question. */
const sure = 0.8
const hidden = 0.5
/** So do, most often, two that each have the form of a question. */
const askedApart = 0.45
const longest = 3

/**
 * Cuts a sentence into the questions that it holds: of all ways to join neighbouring clauses the one whose parts are
 * understood best. `read` reads the clauses from one to before another; `surenessOf` says how well they are understood as one,
 * at most 1: what could not be the best way however sure it were is not read.
 */
export const cutSentence = <T>(
  clauses: readonly Clause[],
  read: (from: number, to: number) => T,
  surenessOf: (read: T) => number,
): readonly T[] => {
  type Way = { readonly score: number; readonly parts: readonly T[] }
  const single = clauses.map((_, i) => read(i, i + 1))
  const alone = single.map(surenessOf)
  const ways: Way[] = [{ score: 1, parts: [] }]
  for (let end = 1; end <= clauses.length; end += 1) {
    let best: Way | undefined
    if (clauses[end - 1]?.joined === true && end < clauses.length) {
      ways.push({ score: 0, parts: [] })
      continue
    }
    for (let start = end - 1; start >= 0; start -= 1) {
      const held = clauses.slice(start, end)
      const isForced = held.slice(0, -1).every(({ joined }) => joined)
      if (held.length > longest && !isForced) break
      const way = ways[start]
      if (!way || (way.score === 0 && start > 0)) continue
      let { score } = way
      for (const [i, { joined }] of held.entries()) {
        if (i === held.length - 1 || joined) continue
        const both = [alone[start + i] ?? 0, alone[start + i + 1] ?? 0]
        const isEachAsked = [held[i], held[i + 1]].every((one) => one && isAsked(one.text))
        if (both.every((share) => share > sure)) score *= hidden
        else score *= isEachAsked ? askedApart : perJoint
      }
      if (best !== undefined && score <= best.score) continue
      const stretch = (held.length === 1 ? single[start] : undefined) ?? read(start, end)
      const sureness = surenessOf(stretch)
      for (const _ of held) score *= sureness
      if (best === undefined || score > best.score) best = { score, parts: [...way.parts, stretch] }
    }
    ways.push(best ?? { score: 0, parts: [] })
  }
  return ways.at(-1)?.parts ?? []
}
