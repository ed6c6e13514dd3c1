import { contrast, hexFrom, oklchOf, type Oklch } from './oklch.ts'

const ink = '#1b2a29'
const white = '#ffffff'
const ground = '#f7f6f2'
const usual = '#0f766e'
const aa = 4.5

const shade = (of: Oklch, l: number, chroma: number, turn = 0) =>
  hexFrom({ l, c: Math.min(of.c * chroma, 0.2), h: (of.h + turn + 360) % 360 })

/** Walks the lightness from `from` by `step` until the colour reads on all of `grounds`. */
const readable = (
  of: Oklch,
  from: number,
  step: number,
  grounds: readonly string[],
  least = aa,
) => {
  for (let l = from; l >= 0 && l <= 1; l += step) {
    const hex = hexFrom({ ...of, l })
    if (grounds.every((behind) => contrast(hex, behind) >= least)) return hex
  }
  return step < 0 ? ink : white
}

/** A button keeps the school's own colour where some text reads on it; a middling one is darkened for white text. */
const fillOf = (school: string, lch: Oklch) => {
  if (contrast(school, white) >= aa) return { fill: school, on: white, hover: -0.06 }
  if (contrast(school, ink) >= 6) return { fill: school, on: ink, hover: 0.04 }
  return { fill: readable(lch, lch.l, -0.01, [white]), on: white, hover: -0.06 }
}

const dark = (of: Oklch, l: number) =>
  readable({ ...of, c: Math.min(of.c, 0.11) * 0.8 }, l, -0.01, [white], 7)

/**
 * Every colour that follows from a school's `#rrggbb`, as CSS variables. Text on a fill, the school's colour as text
 * on page, card and tint, and light text on the deep tones keep 4.5:1 whatever the school chose; other text than a
 * colour falls back to the platform's teal.
 */
export const schoolColours = (wish: string): Readonly<Record<`--${string}`, string>> => {
  const school = /^#[0-9a-f]{6}$/i.test(wish) ? wish.toLowerCase() : usual
  const lch = oklchOf(school)
  const soft = shade(lch, 0.965, 0.22)
  const mist = shade(lch, 0.93, 0.4)
  const { fill, on, hover } = fillOf(school, lch)
  const fillLch = oklchOf(fill)
  const text = readable(lch, Math.min(lch.l, 0.56), -0.01, [white, ground, soft, mist])
  const deep = dark(lch, 0.36)
  const night = dark(lch, 0.26)
  return {
    '--school': school,
    '--school-fill': fill,
    '--school-fill-hover': hexFrom({
      ...fillLch,
      l: Math.min(0.98, Math.max(0.12, fillLch.l + hover)),
    }),
    '--on-school': on,
    '--school-text': text,
    '--school-soft': soft,
    '--school-mist': mist,
    '--school-line': shade(lch, 0.87, 0.5),
    '--school-mid': shade(lch, 0.74, 0.8),
    '--school-strong': shade(lch, 0.52, 1),
    '--school-deep': deep,
    '--school-night': night,
    '--school-glow': readable({ ...lch, c: Math.min(lch.c, 0.12) }, 0.82, 0.01, [deep, night]),
    '--kin-soft': shade(lch, 0.955, 0.3, 42),
    '--kin-mist': shade(lch, 0.91, 0.5, 42),
    '--kin-mid': shade(lch, 0.76, 0.8, 42),
    '--kin-deep': dark({ ...lch, h: (lch.h + 42) % 360 }, 0.36),
    '--far-soft': shade(lch, 0.955, 0.3, -38),
    '--far-mist': shade(lch, 0.91, 0.5, -38),
    '--far-mid': shade(lch, 0.76, 0.8, -38),
    '--far-deep': dark({ ...lch, h: (lch.h - 38 + 360) % 360 }, 0.34),
  }
}

/** Puts a school's colours on the page. */
export const wearSchoolColours = (wish: string) => {
  for (const [name, value] of Object.entries(schoolColours(wish))) {
    document.documentElement.style.setProperty(name, value)
  }
}
