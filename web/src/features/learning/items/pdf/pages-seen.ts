/** The pages seen so far with one more, in order, each once. */
export const withPage = (pages: readonly number[], page: number): number[] =>
  pages.includes(page) ? [...pages] : [...pages, page].toSorted((one, other) => one - other)

type Box = { readonly top: number; readonly bottom: number }

const seenOf = ({ top, bottom }: Box, height: number) =>
  Math.max(0, Math.min(bottom, height) - Math.max(top, 0))

/** The page that fills most of a window `height` high, from 1; 0 where none is in it. */
export const pageInSight = (boxes: readonly Box[], height: number): number => {
  const shares = boxes.map((box) => seenOf(box, height))
  const most = Math.max(0, ...shares)
  return most === 0 ? 0 : shares.indexOf(most) + 1
}

/** Whether enough of a page is in the window to call it shown: half of the page, or nearly half of the window. */
export const isShown = (box: Box, height: number): boolean => {
  const seen = seenOf(box, height)
  return seen >= (box.bottom - box.top) * 0.5 || seen >= height * 0.45
}

/** Steps of enlargement; 1 fits the width. */
export const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const

/** The next step of enlargement from `zoom`, larger or smaller. */
export const nextZoom = (zoom: number, by: 1 | -1): number =>
  (by > 0 ? zooms.find((step) => step > zoom) : zooms.findLast((step) => step < zoom)) ?? zoom
