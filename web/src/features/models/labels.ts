/** A point in the picture that wants its name beside it. */
export type Anchor = { readonly id: string; readonly x: number; readonly y: number }

/** A name in the left or the right margin, and the point that a line leads to. */
export type Label = Anchor & { readonly side: 'left' | 'right'; readonly top: number }

/** How tall a label is, with the gap below it. */
export const labelHeight = 30

const spread = (anchors: readonly Anchor[], height: number): number[] => {
  const tops = anchors.map(({ y }) => y - labelHeight / 2)
  // Down, so that none lies on the one above it; then up again from the lower edge.
  for (let i = 0; i < tops.length; i += 1)
    tops[i] = Math.max(tops[i] ?? 0, i === 0 ? 0 : (tops[i - 1] ?? 0) + labelHeight)
  for (let i = tops.length - 1; i >= 0; i -= 1) {
    const floor = i === tops.length - 1 ? height : (tops[i + 1] ?? 0)
    tops[i] = Math.min(tops[i] ?? 0, floor - labelHeight)
  }
  return tops
}

/**
 * Lays names into the two margins of a picture as an atlas does: in the order of their points from top to bottom, each
 * on the side its point is nearer to, none over another. Those that find no room are left out, the last ones first.
 */
export const layLabels = (
  anchors: readonly Anchor[],
  { width, height }: { width: number; height: number },
): Label[] => {
  const room = Math.max(0, Math.floor(height / labelHeight))
  const byPlace = anchors.toSorted((a, b) => a.x - b.x)
  const sides: Record<Label['side'], Anchor[]> = { left: [], right: [] }
  for (const anchor of byPlace) sides[anchor.x < width / 2 ? 'left' : 'right'].push(anchor)
  // A margin that is full gives to the other those nearest to the middle.
  while (sides.left.length > room && sides.right.length < room) {
    const one = sides.left.pop()
    if (one) sides.right.unshift(one)
  }
  while (sides.right.length > room && sides.left.length < room) {
    const one = sides.right.shift()
    if (one) sides.left.push(one)
  }
  const order = new Map(anchors.map(({ id }, index) => [id, index]))
  return (['left', 'right'] as const).flatMap((side) => {
    const kept = sides[side]
      .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
      .slice(0, room)
      .toSorted((a, b) => a.y - b.y)
    const tops = spread(kept, height)
    return kept.map((anchor, index) => ({ ...anchor, side, top: Math.max(0, tops[index] ?? 0) }))
  })
}
