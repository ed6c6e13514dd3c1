import { scaleOf, scales } from '#catalogue'
import { advice, error, unless, type Problem } from '#form'
import type { CaseScript } from './script.ts'

/** Scales on which every text states something: they tell nothing of whether an author meant a value. */
const everywhere: readonly string[] = ['presence', 'side']

/** A qualifier that names a class is read by its scale, and by values that the scale has. */
export const qualifiers = ({ diagnosis }: CaseScript): readonly Problem[] =>
  diagnosis.primary.qualifiers.flatMap(({ zh, tokens, stated }, at) => {
    const path = `diagnosis.primary.qualifiers[${at}]`
    const nouns = tokens.flat()
    const read = scales.filter(
      ({ id, read }) => !everywhere.includes(id) && read(zh, nouns).length > 0,
    )
    return [
      ...(stated ?? []).flatMap(({ scale, is }) => {
        const known = scaleOf(scale)
        return is
          .filter((value) => known !== undefined && !known.values.includes(value))
          .map((value) =>
            error(
              `${path}.stated`,
              `${known?.zh}没有“${value}”，可用：${known?.values.join('、')}`,
            ),
          )
      }),
      ...unless(
        stated !== undefined || read.length === 0,
        advice(
          path,
          `“${zh}”写的是分级或数值，只有识别词时别的级别也会得分，请写明按哪种分级判读：${read.map((one) => one.zh).join('、')}`,
        ),
      ),
    ]
  })
