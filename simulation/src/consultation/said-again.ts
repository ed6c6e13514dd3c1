import { chosen } from '#arithmetic'
import { meaningKey } from '#ontology'
import { meant } from './reply.ts'
import type { State } from './state.ts'
import { tell } from './telling.ts'
import { speak } from './turn.ts'

/** How an answer is given once more. */
const saidOnceMore =
  (before: (state: State) => string): typeof meant =>
  (making, part, meaning, heard) => {
    const { state } = making
    const key = meaningKey(meaning)
    const { fact } = tell(state, meaning, heard)
    const last = state.turns
      .flatMap(({ said }) => said)
      .findLast((one) => one.key === key && one.facts.length > 0)?.facts[0]
    const told = state.book.facts.get(last ?? '')
    if (told === undefined || (fact !== undefined && !(fact.id in state.known)))
      return meant(making, part, meaning, heard)
    return speak(making, {
      part,
      key,
      outcome: 'answered',
      text: before(state) + told.text,
      manner: 'answer',
      facts: [told.id],
    })
  }

const assuring = ['真的，', '是这样，', '嗯，']

/**
 * What was just asked is asked again, since it was not heard (再说一遍) or not believed (真的吗): who has more to tell tells it,
 * all others say their last answer once more and are not annoyed by it.
 */
export const saidAgain = {
  unheard: saidOnceMore(() => ''),
  doubted: saidOnceMore(({ setup, seq }) => chosen(assuring, setup.seed, seq, 'assuring') ?? ''),
}
