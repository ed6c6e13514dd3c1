import {
  calibrationOf,
  type EcgStrip,
  middleOf,
  pathOf,
  placeOfName,
  scaleWords,
  sizeOfSheet,
} from './ecg-geometry.ts'

/** Pixels of a millimetre: the fine lines stay apart, also where the picture is enlarged. */
const scale = 7
// A picture is looked at and printed on white, whatever the page wears.
const colours = { paper: '#fff8f7', fine: '#f6d3cf', bold: '#e9a7a0', ink: '#1c2321' } as const

/** The sheet as a picture (PNG), for texts: what `EcgSheet` draws, in the colours of paper. */
export const ecgPicture = async (
  rows: readonly (readonly EcgStrip[])[],
  seconds: number,
): Promise<Blob> => {
  const { width, height } = sizeOfSheet(rows.length, seconds)
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('无法生成图片，请换用其他浏览器')
  pen.scale(scale, scale)
  pen.fillStyle = colours.paper
  pen.fillRect(0, 0, width, height)
  const grid = (step: number, colour: string, lineWidth: number): void => {
    pen.beginPath()
    for (let x = 0; x <= width; x += step) {
      pen.moveTo(x, 0)
      pen.lineTo(x, height)
    }
    for (let y = 0; y <= height; y += step) {
      pen.moveTo(0, y)
      pen.lineTo(width, y)
    }
    pen.strokeStyle = colour
    pen.lineWidth = lineWidth
    pen.stroke()
  }
  grid(1, colours.fine, 0.1)
  grid(5, colours.bold, 0.18)
  pen.strokeStyle = colours.ink
  pen.fillStyle = colours.ink
  pen.lineWidth = 0.34
  pen.lineJoin = 'round'
  for (const [row, strips] of rows.entries()) {
    const middle = middleOf(row)
    pen.stroke(new Path2D(calibrationOf(middle)))
    pen.font = '600 3.6px sans-serif'
    for (const strip of strips) {
      pen.stroke(new Path2D(pathOf(strip, middle)))
      const { x, y } = placeOfName(strip, middle)
      pen.fillText(strip.lead, x, y)
    }
  }
  pen.font = '3px sans-serif'
  pen.textAlign = 'right'
  pen.fillText(scaleWords, width - 3, height - 2)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('图片生成失败，请重试'))),
      'image/png',
    ),
  )
}
