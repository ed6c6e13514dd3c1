/** A figure of the report: a stretch of a channel, in s. It is drawn from the recomputed data, so that nobody can paint it. */
export type Figure = { readonly channel: string; readonly from: number; readonly to: number }

/** An analysis in the report, by its id: its plot is computed from the measurements that were taken. */
export type AnalysisMark = { readonly analysis: string }

/** The mark that stands for a figure in the text of a report. */
export const figureMark = ({ channel, from, to }: Figure): string =>
  `〔图 ${channel} ${from.toFixed(4)}–${to.toFixed(4)} s〕`

/** The mark that stands for the plot of an analysis. */
export const analysisMark = (id: string): string => `〔析 ${id}〕`

const mark = /〔图 ([\w-]+) (\d+(?:\.\d+)?)–(\d+(?:\.\d+)?) s〕|〔析 ([\w-]+)〕/gu

/** A text as its words, its figures and its analyses, in their order. */
export const withFigures = (text: string): readonly (string | Figure | AnalysisMark)[] => {
  const parts: (string | Figure | AnalysisMark)[] = []
  let from = 0
  for (const hit of text.matchAll(mark)) {
    const [whole, channel = '', first, last, analysis] = hit
    const figure = { channel, from: Number(first), to: Number(last) }
    if (analysis === undefined && !(figure.to > figure.from)) continue
    parts.push(text.slice(from, hit.index), analysis === undefined ? figure : { analysis })
    from = hit.index + whole.length
  }
  return [...parts, text.slice(from)].filter((part) => part !== '')
}
