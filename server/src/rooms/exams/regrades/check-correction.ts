import { type Correction, previewRegrade } from '@xinglin/contract/exams'
import type { QuestionBlank } from '@xinglin/contract/questions'
import { refuse } from '#platform/visit'
import type { PaperUnit } from '../papers/paper-units.ts'

const { people, key, single, blanks, points } = previewRegrade.refusals

const isRight = (kind: string): boolean => kind === 'right' || kind === 'key'

/** Keys with their options in the order of the question, so that the same is written the same way. */
const checkedKeys = (
  unit: Pick<PaperUnit, 'key' | 'policy'>,
  given: Correction['Keys'],
): Correction['Keys'] => {
  if (given.length === 0) return []
  if (unit.key.kind !== 'options') throw refuse(key)
  // Of a single choice either of two right options is worth everything: another key would say the same.
  if (unit.policy === 'one' && given.length > 1) throw refuse(single)
  const ids = unit.key.options.map(({ id }) => id)
  return given.map((options) => {
    const kinds = new Map(options.map(({ OptionId, Kind }) => [OptionId, Kind]))
    const isWhole = options.length === ids.length && ids.every((id) => kinds.has(id))
    if (!isWhole || !options.some(({ Kind }) => isRight(Kind))) throw refuse(key)
    return ids.flatMap((OptionId) => {
      const Kind = kinds.get(OptionId)
      return Kind ? [{ OptionId, Kind }] : []
    })
  })
}

const trimmed = (forms: readonly string[]): string[] => [
  ...new Set(forms.map((one) => one.trim()).filter((one) => one !== '')),
]

const checkedBlanks = (
  unit: Pick<PaperUnit, 'key'>,
  given: readonly QuestionBlank[],
): QuestionBlank[] => {
  if (given.length === 0) return []
  if (unit.key.kind !== 'blanks' || given.length !== unit.key.blanks.length) throw refuse(blanks)
  return given.map((blank) => {
    if (blank.Kind === 'number') {
      if (blank.Value === null) throw refuse(blanks)
      return { ...blank, Units: trimmed(blank.Units) }
    }
    const Forms = trimmed(blank.Forms)
    if (Forms.length === 0) throw refuse(blanks)
    return { ...blank, Forms }
  })
}

const maxPoints = 100

/** A correction that fits its item, without what its treatment has no use for; refuses every other. */
export const checkedCorrection = (
  unit: Pick<PaperUnit, 'key' | 'policy'>,
  { Treatment, Keys, Blanks, Points }: Correction,
): Correction => {
  const isVoid = Treatment === 'void'
  const isPeople = unit.key.kind === 'people'
  if (isPeople && (Keys.length > 0 || Blanks.length > 0 || Points !== null)) throw refuse(people)
  const tenths = 10 * (Points ?? 1)
  const isInTenths = Math.abs(tenths - Math.round(tenths)) < 1e-9
  if (Points !== null && (Points < 0.1 || Points > maxPoints || !isInTenths)) throw refuse(points)
  return {
    Treatment,
    Keys: Treatment === 'scored' ? checkedKeys(unit, Keys) : [],
    Blanks: Treatment === 'scored' ? checkedBlanks(unit, Blanks) : [],
    Points: isVoid ? null : Points,
  }
}
