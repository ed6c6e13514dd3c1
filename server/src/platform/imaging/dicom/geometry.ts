import { type Elements, itemsOf, numberOf, numbersOf, wordOf } from './elements.ts'

/** How far apart pixels are in millimetres, and what that was read from; by `detector` lengths on the detector are meant, not in the patient. */
export type Spacing = {
  readonly row: number
  readonly column: number
  readonly by: 'patient' | 'detector' | 'ultrasound'
}

export type Geometry = {
  readonly spacing?: Spacing
  /** Directions of a row and of a column in the patient: six cosines. */
  readonly orientation?: readonly number[]
  /** Of the first pixel, of each frame. */
  readonly positions: readonly (readonly number[])[]
}

const pair = (numbers: readonly number[], by: Spacing['by']): Spacing | undefined => {
  const [row = 0, column = 0] = numbers
  return row > 0 && column > 0 ? { row, column, by } : undefined
}

/** Centimetres of the one region of an ultrasound picture; with several regions a length depends on where it is drawn. */
const ofUltrasound = (elements: Elements): Spacing | undefined => {
  const regions = itemsOf(elements, '00186011')
  const [region] = regions
  if (!region || regions.length !== 1) return undefined
  const inCentimetres = numberOf(region, '00186024') === 3 && numberOf(region, '00186026') === 3
  const across = Math.abs(numberOf(region, '0018602C') ?? 0) * 10
  const down = Math.abs(numberOf(region, '0018602E') ?? 0) * 10
  return inCentimetres ? pair([down, across], 'ultrasound') : undefined
}

/** What a group of frames says, or says for each. */
const groupOf = (elements: Elements, frame: number, tag: string): Elements | undefined => {
  const own = itemsOf(elements, '52009230')[frame]
  const shared = itemsOf(elements, '52009229')[0]
  return [own, shared]
    .map((group) => group && itemsOf(group, tag)[0])
    .find((one) => one !== undefined)
}

const six = (numbers: readonly number[]): readonly number[] | undefined =>
  numbers.length === 6 ? numbers : undefined

export const geometryOf = (elements: Elements, frames: number): Geometry => {
  const measures = groupOf(elements, 0, '00289110')
  const plane = groupOf(elements, 0, '00209116')
  const spacing =
    pair(numbersOf(measures ?? elements, '00280030'), 'patient') ??
    (wordOf(elements, '00080060') === 'US' ? ofUltrasound(elements) : undefined) ??
    pair(numbersOf(elements, '00181164'), 'detector')
  const orientation = six(numbersOf(plane ?? elements, '00200037'))
  const positions = Array.from({ length: frames }, (_, frame) =>
    numbersOf(groupOf(elements, frame, '00209113') ?? elements, '00200032'),
  ).filter((one) => one.length === 3)
  return { ...(spacing && { spacing }), ...(orientation && { orientation }), positions }
}

/** Where a slice lies along the direction that its stack runs; undefined without a place in the patient. */
export const alongStack = ({
  orientation,
  positions: [position],
}: Geometry): number | undefined => {
  if (!orientation || !position) return undefined
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = orientation
  const [x = 0, y = 0, z = 0] = position
  return (b * f - c * e) * x + (c * d - a * f) * y + (a * e - b * d) * z
}

/** From what is stored to what is meant (Hounsfield units in a CT). */
export const rescaleOf = (
  elements: Elements,
): { slope: number; intercept: number; unit: string } => {
  const values = groupOf(elements, 0, '00289145') ?? elements
  const slope = numberOf(values, '00281053') ?? 1
  const type = wordOf(values, '00281054')
  return {
    slope: slope === 0 ? 1 : slope,
    intercept: numberOf(values, '00281052') ?? 0,
    unit: type === 'HU' || (type === '' && wordOf(elements, '00080060') === 'CT') ? 'HU' : '',
  }
}

/** The windows that the file proposes. */
export const windowsOf = (elements: Elements): readonly { center: number; width: number }[] => {
  const values = groupOf(elements, 0, '00289132') ?? elements
  const widths = numbersOf(values, '00281051')
  return numbersOf(values, '00281050').flatMap((center, at) => {
    const width = widths[at] ?? 0
    return width >= 1 ? [{ center, width }] : []
  })
}
