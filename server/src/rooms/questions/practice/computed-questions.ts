import { createHash } from 'node:crypto'
import { nobody } from '@xinglin/contract/call'
import type { QuestionForm } from '@xinglin/contract/questions'
import { computedFamilies, computedInstance, drawn } from '@xinglin/simulation/questions'
import type { DrawnQuestion } from './tables.ts'

/** An id that a family and a seed alone decide: the same instance is the same question wherever it is shown. */
const idOf = (...parts: readonly string[]): string => {
  const hex = createHash('sha256').update(parts.join('\n')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

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

/** What a computed question says: its instance as a question with one blank; undefined for one of the bank. */
export const computedForm = ({ computed }: DrawnQuestion): QuestionForm | undefined => {
  const family = computedFamilies.find(({ id }) => id === computed?.family)
  if (!computed || !family) return undefined
  const { stem, value, tolerance, unit, derivation } = computedInstance(family, computed.seed)
  return {
    Content: {
      Type: 'blank',
      Stem: `<p>${stem}</p>`,
      Blanks: [
        {
          Kind: 'number',
          Value: value,
          Tolerance: tolerance,
          Units: unit === '' ? [] : [unit],
          UnitPrinted: unit !== '',
        },
      ],
      Explanation: derivation.map((line) => `<p>${line}</p>`).join(''),
    },
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
