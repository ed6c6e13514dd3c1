/** A figure of the report: a stretch of a channel, in s. It is drawn from the recomputed data, so that nobody can paint it. */
export type Figure = { readonly channel: string; readonly from: number; readonly to: number }

/** The mark that stands for a figure in the text of a report. */
export const figureMark = ({ channel, from, to }: Figure): string =>
  `〔图 ${channel} ${from.toFixed(4)}–${to.toFixed(4)} s〕`

const mark = /〔图 ([\w-]+) (\d+(?:\.\d+)?)–(\d+(?:\.\d+)?) s〕/gu

/** A text as its words and its figures, in their order. */
export const withFigures = (text: string): readonly (string | Figure)[] => {
  const parts: (string | Figure)[] = []
  let from = 0
  for (const found of text.matchAll(mark)) {
    const [whole, channel = '', first, last] = found
    const figure = { channel, from: Number(first), to: Number(last) }
    if (!(figure.to > figure.from)) continue
    parts.push(text.slice(from, found.index), figure)
    from = found.index + whole.length
  }
  return [...parts, text.slice(from)].filter((part) => part !== '')
}
