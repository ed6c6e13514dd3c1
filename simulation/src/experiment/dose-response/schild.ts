import { log10 } from '#arithmetic'

/** A dose and what it did: concentration in mol/L, response in any unit above the base line. */
export type Response = { readonly concentration: number; readonly response: number }

/** A straight line y = intercept + slope·x. */
type Line = { readonly slope: number; readonly intercept: number }

const line = (points: readonly { readonly x: number; readonly y: number }[]): Line => {
  const count = points.length
  const meanX = points.reduce((sum, { x }) => sum + x, 0) / count
  const meanY = points.reduce((sum, { y }) => sum + y, 0) / count
  let above = 0
  let below = 0
  for (const { x, y } of points) {
    above += (x - meanX) * (y - meanY)
    below += (x - meanX) * (x - meanX)
  }
  const slope = above / below
  return { slope, intercept: meanY - slope * meanX }
}

/**
 * The −log10 of the concentration of half the maximum (pD2), by a line through log(R/(max − R)) of the points between 10
 * and 90 % (A. V. Hill's plot), and its slope. NaN with fewer than two such points.
 */
export const halfMaximal = (
  responses: readonly Response[],
  maximum: number,
): { readonly pD2: number; readonly slope: number } => {
  const points = responses
    .filter(({ response }) => response > 0.1 * maximum && response < 0.9 * maximum)
    .map(({ concentration, response }) => ({
      x: log10(concentration),
      y: log10(response / (maximum - response)),
    }))
  if (points.length < 2) return { pD2: Number.NaN, slope: Number.NaN }
  const { slope, intercept } = line(points)
  return { pD2: intercept / slope, slope }
}

/**
 * Schild's plot (Arunlakshana & Schild 1959): log(dose ratio − 1) over log of the antagonist's concentration (mol/L).
 * Gives pA2, where the line meets 0, and the slope, 1 for competition. NaN with fewer than two ratios above 1.
 */
export const schild = (
  shifts: readonly { readonly antagonist: number; readonly doseRatio: number }[],
): { readonly pA2: number; readonly slope: number } => {
  const points = shifts
    .filter(({ doseRatio }) => doseRatio > 1)
    .map(({ antagonist, doseRatio }) => ({ x: log10(antagonist), y: log10(doseRatio - 1) }))
  if (points.length < 2) return { pA2: Number.NaN, slope: Number.NaN }
  const { slope, intercept } = line(points)
  return { pA2: intercept / slope, slope }
}
