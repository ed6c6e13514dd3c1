/** Whose body it is: proportions of an adult man or woman, and how well fed (-1 thin, 1 obese). */
export type Figure = { readonly sex: 'man' | 'woman'; readonly fat: number }

/** Half-width, depth to the front and to the back of the trunk, and how far its middle lies forward, at a height. */
type Row = readonly [height: number, wide: number, front: number, back: number, middle: number]

const man: readonly Row[] = [
  [-0.06, 0.03, 0.03, 0.04, 0],
  [-0.02, 0.11, 0.06, 0.085, 0],
  [0.03, 0.152, 0.082, 0.105, 0],
  [0.08, 0.168, 0.094, 0.108, 0],
  [0.13, 0.164, 0.1, 0.1, 0],
  [0.18, 0.156, 0.101, 0.092, 0],
  [0.23, 0.147, 0.101, 0.085, 0],
  [0.28, 0.143, 0.1, 0.086, 0],
  [0.34, 0.148, 0.103, 0.093, 0],
  [0.4, 0.156, 0.108, 0.1, 0],
  [0.46, 0.163, 0.112, 0.107, 0],
  [0.51, 0.163, 0.106, 0.108, 0],
  [0.55, 0.152, 0.09, 0.1, -0.002],
  [0.585, 0.118, 0.066, 0.083, -0.006],
  [0.615, 0.08, 0.052, 0.068, -0.01],
  [0.645, 0.06, 0.05, 0.058, -0.006],
  [0.68, 0.055, 0.052, 0.053, 0.002],
  [0.72, 0.053, 0.052, 0.053, 0.008],
  [0.77, 0.05, 0.048, 0.05, 0.012],
]

const womanly = ([h, wide, front, back, middle]: Row): Row => {
  const hip = h > -0.03 && h < 0.16 ? 1.06 : 1
  const waist = h > 0.18 && h < 0.38 ? 0.91 : 1
  const top = h > 0.42 ? 0.91 : 1
  return [h, wide * hip * waist * top, front * (h > 0.4 ? 0.92 : 0.97), back * top, middle]
}

const fed = (fat: number) => {
  return ([h, wide, front, back, middle]: Row): Row => {
    const belly = Math.exp(-(((h - 0.21) / 0.13) ** 2))
    const share = h > 0.58 ? 0.25 : 1
    return [
      h,
      wide * (1 + fat * share * (0.05 + 0.09 * belly)),
      front * (1 + fat * share * (0.05 + 0.32 * belly)),
      back * (1 + fat * share * 0.06),
      middle,
    ]
  }
}

const fine = 2048
const lowest = -0.06
const highest = 0.77

/** The trunk's cross-sections as tables, looked up by height in a moment. */
export type Sections = {
  readonly wide: Float64Array
  readonly front: Float64Array
  readonly back: Float64Array
  readonly middle: Float64Array
  /** The place of a height in the tables, within them. */
  readonly at: (height: number) => number
}

/** The cross-sections of a figure. */
export const sectionsOf = ({ sex, fat }: Figure): Sections => {
  const rows = (sex === 'man' ? man : man.map(womanly)).map(fed(fat))
  const column = (which: 1 | 2 | 3 | 4) =>
    Float64Array.from({ length: fine + 2 }, (_, index) => {
      const h = lowest + ((highest - lowest) * index) / fine
      const next = Math.max(
        1,
        rows.findIndex(([height]) => height > h),
      )
      const row = (offset: number) =>
        rows[Math.min(rows.length - 1, Math.max(0, next + offset))] as Row
      const [a, b, c, d] = [row(-2), row(-1), row(0), row(1)]
      const t = Math.min(1, Math.max(0, (h - b[0]) / (c[0] - b[0] || 1)))
      return (
        0.5 *
        (2 * b[which] +
          (c[which] - a[which]) * t +
          (2 * a[which] - 5 * b[which] + 4 * c[which] - d[which]) * t * t +
          (3 * b[which] - a[which] - 3 * c[which] + d[which]) * t * t * t)
      )
    })
  return {
    wide: column(1),
    front: column(2),
    back: column(3),
    middle: column(4),
    at: (height) =>
      Math.min(fine, Math.max(0, Math.round(((height - lowest) / (highest - lowest)) * fine))),
  }
}
