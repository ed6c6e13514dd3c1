/** How much of a whole a part is, in percent, half a percent rounded up; 100 is the whole alone, and 0 nothing alone. */
export const shareOf = (part: number, whole: number): number => {
  if (whole === 0 || part === 0) return 0
  return part >= whole ? 100 : Math.min(99, Math.max(1, Math.round((part / whole) * 100)))
}
