import type { ExamResult, ResultUnit } from '@xinglin/contract/exams'
import type { StationResult } from '#simulations/kernel'

/** What the score sheet of a station says to its examinee, as far as it is out. */
export const stationSheet = (
  result: StationResult | undefined,
  released: ExamResult['Released'],
): ResultUnit['Station'] => {
  if (!released.Score || !released.Answers || !result?.sheet) return null
  const { composite, dimensions, caps } = result.sheet
  return {
    Composite: composite,
    Dimensions: dimensions.map(({ name, score, items }) => ({
      Name: name,
      Score: score,
      // What was looked for tells the key of the case.
      Lost: released.Keys
        ? items
            .filter(({ got, max }) => got < max)
            .map(({ zh, got, max, why }) => ({ Name: zh, Got: got, Most: max, Why: why }))
        : [],
    })),
    Caps: released.Keys ? caps.map(({ zh, cap }) => `${zh}（总分不超过 ${cap} 分）`) : [],
  }
}
