const at = (bytes: Buffer, from: number, text: string): boolean =>
  bytes.subarray(from, from + text.length).toString('latin1') === text

type Kind = 'jpeg' | 'png' | 'webp' | 'gif' | 'mov' | 'webm'

const signs: readonly (readonly [Kind, (bytes: Buffer) => boolean])[] = [
  ['jpeg', (bytes) => at(bytes, 0, '\u00ff\u00d8\u00ff')],
  ['png', (bytes) => at(bytes, 0, '\u0089PNG\r\n\u001a\n')],
  ['gif', (bytes) => at(bytes, 0, 'GIF87a') || at(bytes, 0, 'GIF89a')],
  ['webp', (bytes) => at(bytes, 0, 'RIFF') && at(bytes, 8, 'WEBP')],
  // MP4 and MOV are one family (ISO 14496-12); what is in it, the decoder finds out.
  ['mov', (bytes) => ['ftyp', 'moov', 'wide', 'mdat'].some((box) => at(bytes, 4, box))],
  ['webm', (bytes) => at(bytes, 0, '\u001a\u0045\u00df\u00a3')],
]

/** What bytes are by their own beginning, whatever they are called; undefined for everything that nobody may upload. */
export const sniffed = (bytes: Buffer): Kind | undefined => signs.find(([, is]) => is(bytes))?.[0]

/** As far from its end as a reader looks for the end of a PDF. */
const lastOfPdf = 1_024

/** Whether bytes are a PDF from beginning to end (ISO 32000-1, 7.5.2 and 7.5.5): what stands behind its end is another file. */
export const isPdf = (bytes: Buffer): boolean =>
  at(bytes, 0, '%PDF-') && /%%EOF[\s\0]*$/.test(bytes.subarray(-lastOfPdf).toString('latin1'))

const endings: Readonly<Record<string, 'picture' | 'video'>> = {
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  webp: 'picture',
  gif: 'picture',
  mp4: 'video',
  m4v: 'video',
  mov: 'video',
  webm: 'video',
}

/** What the name of a file promises by its ending. */
export const promised = (name: string): 'picture' | 'video' | undefined =>
  endings[/\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '']
