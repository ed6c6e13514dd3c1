import type { Vec } from './vector.ts'

/** Linear light of a colour as style sheets write it (#rrggbb). */
export const light = (hex: string): Vec => {
  const one = (from: number): number => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255
    return Number((value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4).toFixed(4))
  }
  return [one(1), one(3), one(5)]
}
