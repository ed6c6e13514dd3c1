import type { StudyMask } from '@xinglin/contract/resources'

export type Point = { readonly x: number; readonly y: number }

/** Smaller than this it was a click, not a rectangle. */
const least = 0.004

const within = (value: number): number => Math.max(0, Math.min(1, value))

/** The rectangle between two points of a picture, in shares of it; undefined where they are too near. */
export const maskBetween = (series: number, one: Point, other: Point): StudyMask | undefined => {
  const mask = {
    Series: series,
    Left: within(Math.min(one.x, other.x)),
    Top: within(Math.min(one.y, other.y)),
    Right: within(Math.max(one.x, other.x)),
    Bottom: within(Math.max(one.y, other.y)),
  }
  return mask.Right - mask.Left < least || mask.Bottom - mask.Top < least ? undefined : mask
}

/** The edges of a picture, where machines write: for who does not draw with a pointer. */
export const edgeMasks = [
  { name: '上缘', Left: 0, Top: 0, Right: 1, Bottom: 0.1 },
  { name: '下缘', Left: 0, Top: 0.9, Right: 1, Bottom: 1 },
  { name: '左缘', Left: 0, Top: 0, Right: 0.1, Bottom: 1 },
  { name: '右缘', Left: 0.9, Top: 0, Right: 1, Bottom: 1 },
] as const

/** A rectangle in words. */
export const maskWords = ({ Left, Top, Right, Bottom }: StudyMask): string => {
  const share = (value: number) => `${Math.round(value * 100)}%`
  return `横 ${share(Left)}–${share(Right)}，纵 ${share(Top)}–${share(Bottom)}`
}
