import { type Attribute, dicomFile } from './dicom-file.ts'

/** An ellipsoid of a body: its middle and half axes in millimetres, what it weakens X-rays by in Hounsfield units. */
type Part = {
  readonly at: readonly [number, number, number]
  readonly half: readonly [number, number, number]
  readonly hu: number
}

/** A chest as phantoms have it: fat and muscle, lungs, heart, aorta, vertebra, ribs, and one round nodule of 12 mm in the right lung. */
const chest: readonly Part[] = [
  { at: [0, 0, 0], half: [165, 115, 400], hu: -90 },
  { at: [0, 0, 0], half: [150, 100, 400], hu: 50 },
  { at: [-75, -8, 0], half: [58, 78, 130], hu: -850 },
  { at: [78, -8, 0], half: [54, 78, 130], hu: -850 },
  { at: [22, -32, -20], half: [50, 42, 60], hu: 40 },
  { at: [14, 46, 0], half: [13, 13, 400], hu: 45 },
  { at: [0, 68, 0], half: [20, 17, 400], hu: 450 },
  { at: [0, 68, 0], half: [15, 12, 400], hu: 180 },
  { at: [0, 90, 0], half: [9, 9, 400], hu: 30 },
  { at: [0, 106, 0], half: [6, 12, 400], hu: 700 },
  { at: [-92, 22, 8], half: [6, 6, 6], hu: 60 },
]

const side = 256
const pixel = 1.5

/** A little unevenness, the same each time: a hash of the place, about −12 to 12 units. */
const noise = (x: number, y: number, z: number): number => {
  const mixed = Math.imul((x * 73_856_093) ^ (y * 19_349_663) ^ (z * 83_492_791), 2_654_435_761)
  return ((mixed >>> 8) % 25) - 12
}

const huAt = (x: number, y: number, z: number): number => {
  let hu = -1_000
  for (const { at, half, hu: own } of chest) {
    const [a, b, c] = [(x - at[0]) / half[0], (y - at[1]) / half[1], (z - at[2]) / half[2]]
    if (a * a + b * b + c * c <= 1) hu = own
  }
  return hu
}

const slice = (no: number, z: number): Uint8Array => {
  const bytes = Buffer.alloc(side * side * 2)
  for (let row = 0; row < side; row += 1)
    for (let column = 0; column < side; column += 1) {
      const [x, y] = [(column - side / 2) * pixel, (row - side / 2) * pixel]
      const hu = huAt(x, y, z) + noise(column, row, no)
      bytes.writeUInt16LE(Math.max(0, Math.round(hu) + 1_024), (row * side + column) * 2)
    }
  return bytes
}

/** Whose name stands in what is made: nobody's, so that it can be looked for afterwards. */
export const inventedPatient: readonly Attribute[] = [
  ['00080020', 'DA', '20240311'],
  ['00080050', 'SH', 'ACC-778899'],
  ['00080080', 'LO', '杏林示范医院'],
  ['00080090', 'PN', '王医师^示范'],
  ['00081030', 'LO', '张三 胸部平扫'],
  ['00090010', 'LO', 'INVENTED MAKER'],
  ['00091001', 'LO', 'ZHANG SAN private'],
  ['00100010', 'PN', 'Zhang^San=张^三'],
  ['00100020', 'LO', 'HOSP-0012345'],
  ['00100030', 'DA', '19570302'],
  ['00100040', 'CS', 'M'],
  ['00101010', 'AS', '067Y'],
  ['00101040', 'LO', '示范市杏林路 1 号'],
  ['00400275', 'SQ', [[['00321060', 'LO', 'ZHANG SAN request']]]],
]

/** The files of an invented chest CT, `slices` of them 5 mm apart, from the feet up. */
export const phantomCt = (slices: number): readonly Uint8Array[] =>
  Array.from({ length: slices }, (_, at) => {
    const z = (at - (slices - 1) / 2) * 5
    return dicomFile([
      ...inventedPatient,
      ['00080005', 'CS', '\\ISO 2022 IR 58'],
      ['00080008', 'CS', 'ORIGINAL\\PRIMARY\\AXIAL'],
      ['00080016', 'UI', '1.2.840.10008.5.1.4.1.1.2'],
      ['00080018', 'UI', `1.2.826.0.1.3680043.10.1.1.${at + 1}`],
      ['00080060', 'CS', 'CT'],
      ['00180015', 'CS', 'CHEST'],
      ['00180050', 'DS', '5'],
      ['00180060', 'DS', '120'],
      ['0020000D', 'UI', '1.2.826.0.1.3680043.10.1'],
      ['0020000E', 'UI', '1.2.826.0.1.3680043.10.1.1'],
      ['00200011', 'IS', '1'],
      // Numbered from the head down, as many machines do; they are sorted by where they lie.
      ['00200013', 'IS', String(slices - at)],
      ['00200032', 'DS', `${(-side / 2) * pixel}\\${(-side / 2) * pixel}\\${z}`],
      ['00200037', 'DS', '1\\0\\0\\0\\1\\0'],
      ['00280002', 'US', 1],
      ['00280004', 'CS', 'MONOCHROME2'],
      ['00280010', 'US', side],
      ['00280011', 'US', side],
      ['00280030', 'DS', `${pixel}\\${pixel}`],
      ['00280100', 'US', 16],
      ['00280101', 'US', 12],
      ['00280102', 'US', 11],
      ['00280103', 'US', 0],
      ['00281050', 'DS', '40\\-600'],
      ['00281051', 'DS', '400\\1500'],
      ['00281052', 'DS', '-1024'],
      ['00281053', 'DS', '1'],
      ['00281054', 'LO', 'HU'],
      ['7FE00010', 'OW', slice(at, z)],
    ])
  })
