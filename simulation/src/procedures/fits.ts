import { error, unless, type Problem } from '#form'
import { absent } from './absent.ts'
import type { Procedure } from './procedure.ts'
import { variant, type Variant } from './variant.ts'

const sexes = ['female', 'male'] as const

/** What of a patient does not fit a procedure: parameters that are not chosen or unknown, a sex that is not the patient's, figures out of their ranges. */
export const fits = (
  { parameters, figures }: Procedure,
  { id, is, figures: own, patient }: Variant,
): readonly Problem[] => [
  ...unless(
    is['sex'] === undefined || is['sex'] === sexes[patient.gender],
    error(`variants.${id}.is.sex`, '性别与患者的性别不一致'),
  ),
  ...parameters.flatMap((one) =>
    unless(
      Object.hasOwn(one.options, is[one.id] ?? ''),
      error(`variants.${id}.is.${one.id}`, `没有选定${one.zh}`),
    ),
  ),
  ...absent(`variants.${id}`, '参数', Object.keys(is), (name) =>
    parameters.some((one) => one.id === name),
  ),
  ...absent(`variants.${id}`, '数值', Object.keys(own), (name) => Object.hasOwn(figures, name)),
  ...Object.entries(figures).flatMap(([name, { zh, from, to }]) => {
    const value = own[name]
    const isWithin = value !== undefined && value >= from && value <= to
    return unless(isWithin, error(`variants.${id}.figures.${name}`, `${zh}应在${from}到${to}之间`))
  }),
]

/** Reads a teacher's patient of a procedure: it where form and parameters fit, and everything that is wrong with it. */
export const readVariant = (
  procedure: Procedure,
  value: unknown,
): { readonly variant: Variant | undefined; readonly problems: readonly Problem[] } => {
  const problems: Problem[] = []
  const read = variant.read(value, '', problems)
  if (problems.length > 0) return { variant: undefined, problems }
  const wrong = fits(procedure, read)
  return { variant: wrong.length === 0 ? read : undefined, problems: wrong }
}
