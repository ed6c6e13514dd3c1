import { modelQuestion } from '#ontology'
import { examinationOf, testOf } from '#catalogue'
import type { State } from '../state/state.ts'

/** Points of the whole that a hint costs; shown with it. */
export const hintCost = 1

/** What an expert would do next that this student has not: a question to ask, an examination, a test; never its answer. */
export const hintFor = (state: State): string => {
  const { script } = state.setup
  const open = [...state.book.facts.values()].find(
    ({ id, key, layer }) => key && layer < 3 && !(id in state.known),
  )
  const ask = open?.asks[0]
  if (ask !== undefined) return `可以问问：${modelQuestion(ask)}`
  const exam = script.exam.find(({ item, key }) => key && !(item in state.examined))
  if (exam !== undefined) return `可以查一查：${examinationOf(exam.item)?.zh ?? ''}`
  const test = script.tests.find(
    ({ id, necessity }) => necessity === 'must' && !(id in state.tests),
  )
  if (test !== undefined) return `可以考虑做：${testOf(test.id)?.zh ?? ''}`
  const guarded = [...state.book.facts.values()].find(
    ({ id, layer }) => layer === 3 && !(id in state.known),
  )
  if (guarded !== undefined)
    return '有些话患者还没说出口：想想怎样让他放心地说，再问一次用药和隐私。'
  if (state.conclusion === undefined) return '信息已经够了，可以下诊断并写出依据。'
  return state.orders.length === 0 ? '诊断之后，该开处理了。' : '检查一下病历是否写全，然后提交。'
}
