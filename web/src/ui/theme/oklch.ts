/** A colour by lightness 0-1, chroma 0-0.4 and hue in degrees (Björn Ottosson, "A perceptual color space", 2020). */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Rgb = readonly [red: number, green: number, blue: number]

const toLinear = (part: number) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
const toGamma = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055

const linearOf = (hex: string): Rgb => {
  const part = (from: number) => toLinear(Number.parseInt(hex.slice(from, from + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}

/** Reads `#rrggbb`. */
export const oklchOf = (hex: string): Oklch => {
  const [r, g, b] = linearOf(hex)
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
  const green = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
  const blue = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short
  const h = (Math.atan2(blue, green) * 180) / Math.PI
  return { l, c: Math.hypot(green, blue), h: (h + 360) % 360 }
}

const linearFrom = ({ l, c, h }: Oklch): Rgb => {
  const green = c * Math.cos((h * Math.PI) / 180)
  const blue = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * green + 0.2158037573 * blue) ** 3
  const middle = (l - 0.1055613458 * green - 0.0638541728 * blue) ** 3
  const short = (l - 0.0894841775 * green - 1.291485548 * blue) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

const inGamut = (rgb: Rgb) => rgb.every((part) => part >= -0.0005 && part <= 1.0005)

const hexOf = (rgb: Rgb) =>
  `#${rgb
    .map((part) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, part)))) * 255))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`

/** Writes `#rrggbb`; what a screen cannot show loses chroma, never lightness or hue. */
export const hexFrom = ({ l, c, h }: Oklch): string => {
  let low = 0
  let high = c
  if (!inGamut(linearFrom({ l, c, h }))) {
    for (let step = 0; step < 20; step++) {
      const middle = (low + high) / 2
      if (inGamut(linearFrom({ l, c: middle, h }))) low = middle
      else high = middle
    }
    return hexOf(linearFrom({ l, c: low, h }))
  }
  return hexOf(linearFrom({ l, c, h }))
}

const luminance = (hex: string) => {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast of two colours by WCAG 2, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
