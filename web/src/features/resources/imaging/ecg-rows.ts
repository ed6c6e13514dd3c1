import type { EcgStrip } from '#ui'
import type { Recording } from '@xinglin/contract/resources'

/** What one sheet is long, and a quarter of it. */
export const sheetSeconds = 10
const columnSeconds = 2.5

const twelve = [
  ['I', 'aVR', 'V1', 'V4'],
  ['II', 'aVL', 'V2', 'V5'],
  ['III', 'aVF', 'V3', 'V6'],
] as const

type Lead = Recording['leads'][number]

/** A stretch of a lead, where it was recorded then. */
const stripOf = (lead: Lead, begin: number, seconds: number, from: number): EcgStrip => {
  const first = Math.round((begin - lead.from) * lead.rate)
  const count = Math.round(seconds * lead.rate)
  const some = lead.microvolts.slice(Math.max(0, first), Math.max(0, first + count))
  return {
    lead: lead.name,
    from: from + Math.max(0, -first) / lead.rate,
    rate: lead.rate,
    millivolts: some.map((one) => (one === null ? null : one / 1_000)),
  }
}

/** Whether a recording has the twelve leads, so that it can be laid out as usual. */
export const hasTwelve = ({ leads }: Recording): boolean =>
  twelve.flat().every((name) => leads.some((lead) => lead.name === name))

/** The rows of a sheet that begins at a second: the usual twelve with a strip of II, or each lead in a row of its own. */
export const rowsOf = (
  recording: Recording,
  begin: number,
  isUsual: boolean,
): readonly (readonly EcgStrip[])[] => {
  const { leads } = recording
  if (!isUsual) return leads.map((lead) => [stripOf(lead, begin, sheetSeconds, 0)])
  const named = (name: string) => leads.find((lead) => lead.name === name)
  const columns = twelve.map((row) =>
    row.flatMap((name, column) => {
      const lead = named(name)
      const from = column * columnSeconds
      // Leads that were recorded one group after another stand in their column from their own beginning.
      return lead
        ? [stripOf(lead, lead.from > 0 ? lead.from : begin + from, columnSeconds, from)]
        : []
    }),
  )
  const second = named('II')
  return second ? [...columns, [stripOf(second, begin, sheetSeconds, 0)]] : columns
}
