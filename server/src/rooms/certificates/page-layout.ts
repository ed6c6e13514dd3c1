/** A4 in points, and what is left free around. */
export const paper = { width: 595.28, height: 841.89, side: 56, top: 60, bottom: 64 } as const

/** How wide text may run. */
export const textWidth = paper.width - 2 * paper.side

/** Colours of print: ink, secondary text, rules, the ground of a table's head. */
export const ink = { text: '#1d2a26', soft: '#5b6a65', rule: '#c9d3cf', head: '#eef3f1' } as const

const cellPadding = 6

/**
 * How wide the columns of a table are, in points, by how wide their longest cells would be (padding not counted): as wide as
 * they want where all fit, else what is too wide shares what the others leave.
 */
export const columnWidths = (wanted: readonly number[], width = textWidth): readonly number[] => {
  const padded = wanted.map((one) => one + 2 * cellPadding)
  const total = padded.reduce((sum, one) => sum + one, 0)
  if (padded.length === 0) return []
  if (total <= width) {
    const spare = (width - total) / padded.length
    return padded.map((one) => one + spare)
  }
  const given = padded.map(() => 0)
  let open = padded.map((_, at) => at)
  let left = width
  // Whoever wants less than an equal share has it; the others share anew what is left.
  for (;;) {
    const share = left / open.length
    const modest = open.filter((at) => (padded[at] ?? 0) <= share)
    if (modest.length === 0) {
      for (const at of open) given[at] = share
      return given
    }
    for (const at of modest) {
      given[at] = padded[at] ?? 0
      left -= given[at]
    }
    open = open.filter((at) => !modest.includes(at))
  }
}

/** The text of a cell, and where it stands in it. */
export const cell = { padding: cellPadding, size: 9.5, lead: 3 } as const
