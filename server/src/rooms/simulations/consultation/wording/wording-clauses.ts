import { clausesIn, type Checker, type Chosen, type Fault } from '@xinglin/simulation/wording'

/** What is held of a text before it is a clause; no honest answer comes near it. */
const maxHeld = 1_000

/**
 * Reads what a model says and hands on clause by clause what may be shown; answers why it stopped, or `whole`. What is
 * wrong anywhere ends it: of what follows nothing is read.
 */
export const checkedClauses = async (
  words: AsyncIterable<string>,
  chosen: Chosen,
  checker: Checker,
  show: (clause: string) => Promise<'sensitive' | undefined>,
): Promise<'whole' | 'sensitive' | Fault> => {
  let held = ''
  let shown = ''
  const take = async (isWhole: boolean): Promise<'sensitive' | Fault | undefined> => {
    const { clauses, rest } = clausesIn(held, isWhole)
    held = rest
    for (const clause of clauses) {
      const fault = checker.clause(clause, shown, chosen) ?? (await show(clause))
      if (fault) return fault
      shown += clause
    }
    return held.length > maxHeld ? 'length' : undefined
  }
  for await (const part of words) {
    held += part
    const fault = await take(false)
    if (fault) return fault
  }
  return (await take(true)) ?? checker.whole(shown, chosen) ?? 'whole'
}
