import { type Share, shareOf } from './marks.ts'

/** A line of a judge's sheet; missing it holds the station down to `Cap` per cent, where that is not 0. */
export type SheetItem = { readonly Id: string; readonly Points: number; readonly Cap: number }

const hundred = 100

/** What a sheet comes to; undefined while a line of it is not marked. An item without a point is missed. */
export const sheetShare = (
  items: readonly SheetItem[],
  points: Readonly<Record<string, number>>,
): Share | undefined => {
  if (!items.every(({ Id }) => points[Id] !== undefined)) return undefined
  const got = items.reduce((total, { Id }) => total + (points[Id] ?? 0), 0)
  const most = items.reduce((total, one) => total + one.Points, 0)
  const share = shareOf(got, most)
  const caps = items.flatMap(({ Id, Cap }) => (Cap > 0 && points[Id] === 0 ? [Cap * hundred] : []))
  return share === undefined ? undefined : Math.min(share, ...caps)
}
