import type { KnownFact } from '#cases'
import { intentOf, type Meaning } from '#ontology'
import { alike } from './alike.ts'
import type { State } from '../state/state.ts'
import { isOfTheWhole } from './subject.ts'

/** More words say of what they ask. */
const bare = 8
/** What may be asked of anything that happened; how it went on and what was done is of the illness. */
const ofAnything: ReadonlySet<string> = new Set([
  'duration',
  'frequency',
  'location',
  'onset_time',
  'severity',
])
const beside: ReadonlySet<string> = new Set(['past', 'personal', 'family', 'marital', 'child'])

const isBeside = (key: string): boolean => {
  const [intent = ''] = key.split(':')
  return isOfTheWhole(intent) || beside.has(intentOf(intent)?.group ?? '')
}

/**
 * Whether a few words (啥时候, 几次) right after something beside the illness was told are put of that, and not of the illness,
 * of which they were answered long ago, or where a finding is denied: nobody asks when it began once more after an allergy. The patient has no more of it.
 */
export const leansElsewhere = (
  { turns, known }: State,
  meaning: Meaning,
  fact: KnownFact | undefined,
  { own, named }: { readonly own: string; readonly named: boolean },
): boolean => {
  // What brought nothing changes no topic.
  const last = turns.findLast(({ said }) => said.some(({ facts }) => facts.length > 0))
  if (last === undefined || fact === undefined || named) return false
  if (!ofAnything.has(meaning.intent)) return false
  const toldAt = known[fact.id]
  const signs = own.replaceAll(/[^\p{L}\p{N}]/gu, '')
  return (
    (fact.denied || (toldAt !== undefined && toldAt < last.seq)) &&
    signs.length <= bare &&
    last.said.some(({ key, facts }) => facts.length > 0 && isBeside(key)) &&
    !turns.some(
      ({ text, said }) => said.some(({ facts }) => facts.includes(fact.id)) && alike(text, own),
    )
  )
}
