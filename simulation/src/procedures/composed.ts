import { error, isPlain, unless, type Problem } from '#form'
import { readVariant } from './fits.ts'
import { readProcedure, stepsOf, type Procedure } from './procedure.ts'
import { proofreadProcedure } from './proofread.ts'
import type { Step } from './step.ts'

/** What a teacher composes upon a procedure, as far as it has come: title, difficulty, minutes, variants, points, left. */
export type Composition = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const members = ['title', 'difficulty', 'minutes', 'variants', 'points', 'left']

/** Whether a value can be kept as a composition or a part of one. */
export const isComposition = (value: unknown): value is Composition =>
  isRecord(value) && Object.keys(value).every((name) => members.includes(name)) && isPlain(value)

/** Between which points a step may be weighed: half and twice what it was written with. */
export const boundsOf = ({ points }: Pick<Step, 'points'>) => ({
  from: points / 2 < 0.5 ? 0.5 : points / 2,
  to: points * 2 > 10 ? 10 : points * 2,
})

/** Whether a step may be left out: none that must be done, and none by which a patient is left alone. */
export const mayLeave = ({ cap, of }: Pick<Step, 'cap' | 'of'>): boolean =>
  cap === undefined && of === 'go'

const variantsOf = (base: Procedure, value: unknown): readonly Problem[] =>
  !Array.isArray(value)
    ? [error('variants', '应为列表')]
    : value.flatMap((one: unknown, at) =>
        readVariant(base, one).problems.map(({ path, zh, weight }) => {
          const within = path.replace(/^variants\.[^.]*\./, '')
          return { path: `variants.${at}${within === '' ? '' : `.${within}`}`, zh, weight }
        }),
      )

const pointsOf = (steps: readonly Step[], value: unknown): readonly Problem[] =>
  Object.entries(isRecord(value) ? value : {}).flatMap(([id, points]) => {
    const step = steps.find((one) => one.id === id)
    if (step === undefined) return [error(`points.${id}`, '没有这个步骤')]
    const { from, to } = boundsOf(step)
    const isWithin = typeof points === 'number' && points >= from && points <= to
    return unless(isWithin, error(`points.${id}`, `“${step.zh}”的分值应在${from}到${to}之间`))
  })

const leftOf = (steps: readonly Step[], left: readonly unknown[]): readonly Problem[] =>
  left.flatMap((id) => {
    const step = steps.find((one) => one.id === id)
    if (step === undefined) return [error(`left.${String(id)}`, '没有这个步骤')]
    return unless(mayLeave(step), error(`left.${step.id}`, `“${step.zh}”是必做步骤，不能去掉`))
  })

/**
 * A procedure with what a teacher composed upon it: other patients, other weights, steps left out. What is right follows
 * from the parameters as before. Answers it where nothing is wrong, and everything that is, with its place in the draft.
 */
export const composed = (
  base: Procedure,
  draft: Composition,
  as: { readonly id: string; readonly version: number },
): { readonly procedure: Procedure | undefined; readonly problems: readonly Problem[] } => {
  const left: readonly unknown[] = Array.isArray(draft['left']) ? draft['left'] : []
  const all = stepsOf(base)
  const own = [
    ...variantsOf(base, draft['variants']),
    ...pointsOf(all, draft['points']),
    ...leftOf(all, left),
  ]
  const { reviewedBy: _by, reviewedAt: _at, ...said } = base
  const stays = (id: string): boolean => !left.includes(id)
  const read = readProcedure({
    ...said,
    ...as,
    title: draft['title'],
    difficulty: draft['difficulty'],
    minutes: draft['minutes'],
    variants: draft['variants'],
    usual: base.usual.filter(stays),
    steps: base.steps
      .filter(({ id }) => stays(id))
      .map((step) => ({ ...step, after: step.after.filter(stays) })),
    ...(isRecord(draft['points']) ? { weights: draft['points'] } : {}),
  })
  // What is wrong with a patient was said with its place in the draft already.
  const formed = read.problems.filter(
    ({ path }) => !/^(?:variants\[|variants\.|weights)/.test(path),
  )
  const problems = [
    ...own,
    ...formed,
    ...(own.length === 0 && read.procedure ? proofreadProcedure(read.procedure) : []),
  ]
  return { procedure: problems.length === 0 ? read.procedure : undefined, problems }
}

/** What a teacher begins with: the patients and weights of the procedure as they are. */
export const compositionOf = (
  { variants, difficulty, minutes }: Procedure,
  title: string,
): Composition => ({ title, difficulty, minutes, variants, points: {}, left: [] })
