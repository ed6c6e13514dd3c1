import { examinationOf, testOf } from '@xinglin/simulation/catalogue'
import type { Known } from '../session/queries.ts'
import { clueGroups } from '../session/words.ts'

/** Something found out that a diagnosis can be said to rest on; its ids are what the server is told: words may tell several facts. */
export type Claim = {
  readonly ids: readonly string[]
  readonly group: string
  readonly text: string
}

// Neither a name nor an age speaks for an illness.
const ofHistory = clueGroups.filter(({ group }) => group !== 'comm')

/** What was told in a part of the history, each sentence once, with the facts that it tells. */
export const cluesIn = (
  clues: Known['clues'],
  group: string,
): readonly Pick<Claim, 'ids' | 'text'>[] => {
  const notes = new Map<string, string[]>()
  for (const clue of clues)
    if (clue.group === group) notes.set(clue.text, [...(notes.get(clue.text) ?? []), clue.id])
  return [...notes].map(([text, ids]) => ({ text, ids }))
}

/** What was found out so far, to be cited: the history by its parts, examinations, results. */
export const claimsOf = ({ clues, examined, results }: Known): readonly Claim[] => [
  ...ofHistory.flatMap(({ group, name }) =>
    cluesIn(clues, group).map((clue) => ({ ...clue, group: name })),
  ),
  ...examined.flatMap((id) => {
    const one = examinationOf(id)
    return one && one.region !== 'preparation'
      ? [{ ids: [`exam:${id}`], group: '体格检查', text: one.zh }]
      : []
  }),
  ...[...new Set(results.map(({ test }) => test))].map((test) => ({
    ids: [`test:${test}`],
    group: '辅助检查',
    text: testOf(test)?.zh ?? test,
  })),
]
