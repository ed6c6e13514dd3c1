import mammoth from 'mammoth/mammoth.browser.min.js'
import type { WordPicture } from './picture-mark.ts'

/** What a Word document says; where its pictures stand is said by `pictureMark`. */
export type WordRead = { readonly html: string; readonly pictures: readonly WordPicture[] }

const shown = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp'])

/** The text of a Word document as HTML that is still to be cleaned; throws where it is none. */
export const toReadable = async (file: ArrayBuffer): Promise<WordRead> => {
  const pictures: WordPicture[] = []
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer: file },
    {
      // Without it a picture would become a part of the text, several times as long as it is.
      convertImage: mammoth.images.imgElement(async (image) => {
        if (!shown.has(image.contentType)) return { src: 'unknown' }
        // What it calls a buffer may be a view of one.
        const bytes = new Uint8Array(await image.readAsArrayBuffer()).buffer
        pictures.push({ type: image.contentType, bytes })
        return { src: `picture-${pictures.length - 1}` }
      }),
    },
  )
  const html = value
    .replaceAll(/<img\b[^>]*? src="picture-(\d+)"[^>]*>/g, '\u{E000}$1\u{E001}')
    .replaceAll(/<img\b[^>]*>/g, '〔无法显示的图片〕')
  return { html, pictures }
}
