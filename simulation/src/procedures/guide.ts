import { error, type Problem } from '#form'
import { bedsideGuide } from './bedside-guide.ts'
import type { GuideRow } from './guide-row.ts'
import { stepsOf, type Procedure } from './procedure.ts'

/** A step as guided mode explains it, with the reason that a supervisor gives. */
export type Guidance = GuideRow & { readonly why: string }

/** Every step of a procedure explained, by its id: what the procedure says itself goes before what holds at every bedside. */
export const guidanceOf = (procedure: Procedure): Readonly<Record<string, Guidance>> =>
  Object.fromEntries(
    stepsOf(procedure).flatMap(({ id, why }) => {
      const row = procedure.guide[id] ?? bedsideGuide[id]
      return row === undefined ? [] : [[id, { ...row, why }]]
    }),
  )

/** Steps that guided mode cannot explain, and explanations of no step. What teachers composed upon may have fewer steps. */
export const proofreadGuide = (procedure: Procedure): readonly Problem[] => {
  const explained = guidanceOf(procedure)
  const steps = stepsOf(procedure)
  return [
    ...steps
      .filter(({ id }) => explained[id] === undefined)
      .map(({ id, zh }) => error(`guide.${id}`, `步骤“${zh}”没有引导说明`)),
    ...Object.keys(procedure.guide)
      .filter((id) => steps.every((one) => one.id !== id))
      .map((id) => error(`guide.${id}`, '没有这个步骤')),
  ]
}
