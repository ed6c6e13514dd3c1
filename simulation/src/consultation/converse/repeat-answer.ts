import { chosen } from '#arithmetic'
import { meaningKey } from '#ontology'
import { answerMeaning } from './answer-meaning.ts'
import type { State } from '../state/state.ts'
import { tell } from './telling.ts'
import { speak } from './turn-draft.ts'

/** How an answer is given once more. */
const repeatLast =
  (before: (state: State) => string): typeof answerMeaning =>
  (draft, part, meaning, context) => {
    const { state } = draft
    const key = meaningKey(meaning)
    const { fact } = tell(state, meaning, context)
    const last = state.turns
      .flatMap(({ said }) => said)
      .findLast((one) => one.key === key && one.facts.length > 0)?.facts[0]
    const rememberedFact = state.book.facts.get(last ?? '')
    if (rememberedFact === undefined || (fact !== undefined && !(fact.id in state.known)))
      return answerMeaning(draft, part, meaning, context)
    return speak(draft, {
      part,
      key,
      outcome: 'answered',
      text: before(state) + rememberedFact.text,
      manner: 'answer',
      facts: [rememberedFact.id],
    })
  }

const assuring = ['真的，', '是这样，', '嗯，']

/**
 * What was just asked is asked again, since it was not heard (再说一遍) or not believed (真的吗): who has more to tell tells it,
 * all others say their last answer once more and are not annoyed by it.
 */
export const repeatAnswer = {
  unheard: repeatLast(() => ''),
  doubted: repeatLast(({ setup, seq }) => chosen(assuring, setup.seed, seq, 'assuring') ?? ''),
}
