import { meaningKey, readMeaning } from '#ontology'
import type { DialogueContext } from '#understanding'
import type { Book, State } from '../state/state.ts'

// What one says leans on the last few turns, not on all of them.
const turnsHeard = 6

/** The symptoms of which a case has words of its own, in the order in which it was written. */
const symptomsOf = ({ facts }: Book): readonly string[] =>
  [...facts.values()]
    .filter(({ usual, denied }) => !usual && !denied)
    .flatMap(({ asks }) =>
      asks.flatMap(({ intent, entity }) => (intent === 'symptom' ? (entity ?? []) : [])),
    )

/** What whoever understands may know of a session: what was said and answered, and what its patient can be asked. */
export const dialogueOf = ({ turns, book, setup }: State): Required<DialogueContext> => ({
  before: turns.slice(-turnsHeard).map(({ text, said }) => ({
    text,
    meanings: said.flatMap(({ key }) => readMeaning(key) ?? []),
    // The first fact of what was said has the words; others were told by them.
    answer: said
      .flatMap(({ facts }) => facts.slice(0, 1).flatMap((id) => book.facts.get(id)?.text ?? []))
      .join('，'),
  })),
  expects: {
    has: (meaning) => book.answers.has(meaningKey(meaning)),
    symptoms: [...(setup.script.complaint ?? []), ...symptomsOf(book)],
  },
})
