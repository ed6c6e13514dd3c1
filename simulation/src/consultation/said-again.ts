import { meaningKey, type Meaning } from '#ontology'
import { meant, type Heard } from './reply.ts'
import { tell } from './telling.ts'
import { speak, type Making } from './turn.ts'

/**
 * What was just asked is asked again, since it was not heard (再说一遍) or not believed (真的吗): who has more to tell tells it,
 * all others say their last answer once more and are not annoyed by it.
 */
export const saidAgain = (making: Making, part: number, meaning: Meaning, heard: Heard): Making => {
  const { state } = making
  const key = meaningKey(meaning)
  const { fact } = tell(state, meaning, heard)
  const last = state.turns.at(-1)?.said.find((one) => one.key === key)?.facts[0]
  const told = state.book.facts.get(last ?? '')
  if (told === undefined || (fact !== undefined && !(fact.id in state.known)))
    return meant(making, part, meaning, heard)
  return speak(making, {
    part,
    key,
    outcome: 'answered',
    text: told.text,
    manner: 'answer',
    facts: [told.id],
  })
}
