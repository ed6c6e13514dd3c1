/** An axis of a radar: how far along it, 0 to 100, or null where nothing was there to be scored. */
export type Axis = { readonly name: string; readonly score: number | null }

/** A point on the drawing. */
export type Point = { readonly x: number; readonly y: number }

const whole = 2 * Math.PI

/** Where `share` (0 to 1) of an axis lies: the first axis points up, the others follow clockwise. */
export const pointOn = (
  index: number,
  { axes, share, radius }: { axes: number; share: number; radius: number },
): Point => {
  const angle = (whole * index) / axes - whole / 4
  return { x: Math.cos(angle) * radius * share, y: Math.sin(angle) * radius * share }
}

/** Points as SVG takes them. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')

const scored = (axes: readonly Axis[]): number => axes.filter(({ score }) => score !== null).length

/** Whether there is anything to be drawn: an axis with a score. */
export const hasScores = (axes: readonly Axis[]): boolean => scored(axes) > 0

/** Whether the scores make a shape: three of them; fewer are drawn as spokes. */
export const hasShape = (axes: readonly Axis[]): boolean => scored(axes) >= 3
