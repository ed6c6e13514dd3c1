import { nobody } from '@xinglin/contract/call'
import type { QuestionForm } from '@xinglin/contract/questions'
import { computedFamilies, computedFamily } from '@xinglin/simulation/computed'
import { drawn } from '@xinglin/simulation/questions'
import { forReader, idOf } from '../content/computed-content.ts'
import type { DrawnQuestion } from './tables.ts'

/** So many computed questions (计算题) for a round: every family once before any comes again, each with figures of its own. */
export const drawComputed = (seed: string, count: number): DrawnQuestion[] => {
  const order = drawn(seed, computedFamilies, computedFamilies.length)
  return Array.from({ length: count }, (_, at): DrawnQuestion[] => {
    const family = order[at % order.length]
    if (!family) return []
    const own = `${seed} ${at}`
    return [
      {
        questionId: idOf('question', family.id, own),
        versionId: idOf('version', family.id, own),
        computed: { family: family.id, seed: own },
      },
    ]
  }).flat()
}

/** What a computed question of no bank says: its instance; undefined for one of the bank. */
export const computedForm = ({ computed }: DrawnQuestion): QuestionForm | undefined => {
  const family = computed && computedFamily(computed.family)
  if (!computed || !family) return undefined
  return {
    Content: forReader(
      {
        Type: 'computed',
        Family: family.id,
        Asks: family.isNamed ? 'choice' : 'blank',
        Ranges: [],
        Explanation: '',
      },
      computed.seed,
    ),
    DepartmentId: nobody,
    SectionId: null,
    Difficulty: 3,
    Knowledge: [],
    Symptoms: [],
    Practice: true,
    Source: family.source,
    Note: '',
  }
}
