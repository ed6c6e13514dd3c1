import { type Elements, wordOf } from './elements.ts'
import type { Pixels } from './pixels.ts'

/** Kinds of examination whose machines draw words into the picture: ultrasound, endoscopy, angiography, captures, scans. */
const atRisk = new Set([
  'CR',
  'DX',
  'ECG',
  'ES',
  'GM',
  'IO',
  'IVUS',
  'MG',
  'OCT',
  'OP',
  'OT',
  'PX',
  'RF',
  'SC',
  'US',
  'XA',
  'XC',
])

/** Why a picture may show words that name somebody; undefined where nothing speaks for it. */
export type BurnedIn = 'declared' | 'modality' | 'seen'

/** Bright and dark change so often across a line of letters, and seldom elsewhere in an empty margin. */
const fewestStrokes = 12
const fewestLines = 5
const margin = 0.18

/** The first frame in 8 bits: the higher byte of grey, green of colour. */
const shadeAt = ({ samples, bits, signed, bytes }: Pixels, pixel: number): number => {
  if (samples === 3) return bytes[pixel * 3 + 1] ?? 0
  if (bits === 8) return bytes[pixel] ?? 0
  const value = (bytes[pixel * 2] ?? 0) + 256 * (bytes[pixel * 2 + 1] ?? 0)
  return signed && value > 32_767 ? value - 65_536 : value
}

/** Whether a margin of the first frame holds what looks like letters: several lines of short bright strokes on a flat ground. */
export const looksLettered = (pixels: Pixels): boolean => {
  const { rows, columns } = pixels
  let least = Infinity
  let most = -Infinity
  for (let pixel = 0; pixel < rows * columns; pixel += 1) {
    const shade = shadeAt(pixels, pixel)
    least = Math.min(least, shade)
    most = Math.max(most, shade)
  }
  const bright = least + (most - least) * 0.75
  const flat = least + (most - least) * 0.25
  const strokesIn = (row: number): number => {
    let strokes = 0
    let isDark = false
    for (let column = 0; column < columns; column += 1) {
      const shade = shadeAt(pixels, row * columns + column)
      if (shade <= flat) isDark = true
      else if (shade >= bright && isDark) {
        strokes += 1
        isDark = false
      }
    }
    return strokes
  }
  let lines = 0
  const band = Math.round(rows * margin)
  for (let row = 0; row < rows; row += 1) {
    if (row === band) {
      lines = 0
      row = Math.max(band, rows - band)
    }
    lines = strokesIn(row) >= fewestStrokes ? lines + 1 : 0
    if (lines >= fewestLines) return true
  }
  return false
}

/** What speaks for words in a picture: what it says of itself, what kind it is, what it looks like. */
export const burnedInOf = (elements: Elements, pixels: Pixels): BurnedIn | undefined => {
  const said = wordOf(elements, '00280301')
  if (said === 'YES') return 'declared'
  if (looksLettered(pixels)) return 'seen'
  const [, second = ''] = (elements['00080008']?.Value ?? []).map(String)
  const isCapture =
    second === 'SECONDARY' && (elements['00080008']?.Value ?? []).includes('SCREEN SAVE')
  if (said !== 'NO' && (atRisk.has(wordOf(elements, '00080060')) || isCapture)) return 'modality'
  return undefined
}
