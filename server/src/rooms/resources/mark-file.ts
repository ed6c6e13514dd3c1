import { fileURLToPath } from 'node:url'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'

/** A file into which a text is to be drawn all over, so that what is passed on says from whom. */
export type Marking = {
  readonly bytes: Uint8Array
  readonly is: 'picture' | 'pdf'
  readonly text: string
}

const font = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
)
const clear = { r: 0, g: 0, b: 0, alpha: 0 }
/** Seen on a white page and on a dark film alike, and read through. */
const ink = '#8b95a1'
const share = '50%'
const turn = -24

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** The text on a transparent ground, turned, with room around it, to be laid side by side. */
const tileOf = async (text: string): Promise<Buffer> => {
  const words = await sharp({
    text: {
      text: `<span foreground="${ink}" alpha="${share}">${escaped(text)}</span>`,
      font: 'Noto Sans SC 20',
      fontfile: font,
      rgba: true,
      dpi: 96,
    },
  })
    .png()
    .toBuffer()
  const room = { top: 40, bottom: 40, left: 30, right: 30, background: clear }
  return sharp(words).rotate(turn, { background: clear }).extend(room).png().toBuffer()
}

/** The tile so large that two of them stand beside one another, and never larger than the picture. */
const fitting = (tile: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(tile)
    .resize({ width: Math.min(520, Math.ceil(width / 2)), height, fit: 'inside' })
    .png()
    .toBuffer()

const markPicture = async (bytes: Uint8Array, text: string): Promise<Uint8Array> => {
  const picture = sharp(bytes)
  const { width, height } = await picture.metadata()
  const input = await fitting(await tileOf(text), width, height)
  return picture
    .composite([{ input, tile: true, gravity: 'northwest' }])
    .webp({ quality: 82, effort: 2 })
    .toBuffer()
}

const markPdf = async (bytes: Uint8Array, text: string): Promise<Uint8Array> => {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  const tile = await pdf.embedPng(await tileOf(text))
  for (const page of pdf.getPages()) {
    const { width: wide, height: high } = page.getSize()
    const width = wide / 2
    const height = (tile.height / tile.width) * width
    for (let y = 0; y < high; y += height)
      for (let x = 0; x < wide; x += width) page.drawImage(tile, { x, y, width, height })
  }
  return pdf.save()
}

/** Draws a text all over a picture or every page of a PDF; throws where the file cannot be read or is locked by a password. */
export const markFile = ({ bytes, is, text }: Marking): Promise<Uint8Array> =>
  is === 'picture' ? markPicture(bytes, text) : markPdf(bytes, text)
