import { dicomFile } from './dicom-file.ts'
import { letterPixels } from './letters.ts'
import { inventedPatient } from './phantom-ct.ts'

const columns = 480
const rows = 360
/** The line of words that the machine drew into the picture: it names the invented patient. */
const ultrasoundLine = 'ZHANG SAN 1957-03-02 ID 0012345'
/** Where that line stands, in pixels. */
export const ultrasoundLineBox = { left: 8, top: 6, right: 388, bottom: 24 } as const

const speckle = (x: number, y: number): number =>
  (Math.imul((x * 374_761_393) ^ (y * 668_265_263), 1_274_126_177) >>> 16) % 90

/** Grey at a point of a sector of 70 degrees: tissue that fades with depth, and a round cyst without echoes. */
const shadeAt = (x: number, y: number): number => {
  const [across, down] = [x - columns / 2, y - 40]
  const depth = Math.hypot(across, down)
  if (down <= 0 || depth > 300 || Math.abs(Math.atan2(across, down)) > 0.61) return 0
  if (Math.hypot(across + 40, down - 150) < 38) return 6
  const behind = Math.abs(across + 40 * (down / 150)) < 34 && down > 188 ? 50 : 0
  return Math.min(235, Math.max(0, Math.round(140 - depth * 0.3) + speckle(x, y) - 40 + behind))
}

/** An invented ultrasound picture with the patient's name drawn into its upper margin, in colour as machines write it. */
export const phantomUltrasound = (): Uint8Array => {
  const pixels = new Uint8Array(columns * rows * 3)
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1)
      pixels.fill(shadeAt(x, y), (y * columns + x) * 3, (y * columns + x) * 3 + 3)
  for (const [x, y] of letterPixels(ultrasoundLine, { left: 10, top: 8, size: 2 }))
    pixels.fill(250, (y * columns + x) * 3, (y * columns + x) * 3 + 3)
  return dicomFile([
    ...inventedPatient,
    ['00080005', 'CS', 'GB18030'],
    ['00080008', 'CS', 'ORIGINAL\\PRIMARY'],
    ['00080016', 'UI', '1.2.840.10008.5.1.4.1.1.6.1'],
    ['00080018', 'UI', '1.2.826.0.1.3680043.10.2.1.1'],
    ['00080060', 'CS', 'US'],
    ['00180015', 'CS', 'LIVER'],
    [
      '00186011',
      'SQ',
      [
        [
          ['00186024', 'US', 3],
          ['00186026', 'US', 3],
          ['0018602C', 'FD', [0.05]],
          ['0018602E', 'FD', [0.05]],
        ],
      ],
    ],
    ['0020000D', 'UI', '1.2.826.0.1.3680043.10.2'],
    ['0020000E', 'UI', '1.2.826.0.1.3680043.10.2.1'],
    ['00200013', 'IS', '1'],
    ['00280002', 'US', 3],
    ['00280004', 'CS', 'RGB'],
    ['00280006', 'US', 0],
    ['00280010', 'US', rows],
    ['00280011', 'US', columns],
    ['00280100', 'US', 8],
    ['00280101', 'US', 8],
    ['00280102', 'US', 7],
    ['00280103', 'US', 0],
    ['7FE00010', 'OB', pixels],
  ])
}
