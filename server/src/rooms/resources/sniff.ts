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

/** Whether bytes begin as one of the pictures that may be uploaded. */
export const isPictureFile = (bytes: Buffer): boolean =>
  ['jpeg', 'png', 'webp', 'gif'].includes(sniffed(bytes) ?? '')

const soundSigns: readonly (readonly [mediaType: string, (bytes: Buffer) => boolean])[] = [
  ['audio/wav', (bytes) => at(bytes, 0, 'RIFF') && at(bytes, 8, 'WAVE')],
  ['audio/ogg', (bytes) => at(bytes, 0, 'OggS')],
  ['audio/flac', (bytes) => at(bytes, 0, 'fLaC')],
  // ISO 14496-12 with a brand that says there is no picture.
  ['audio/mp4', (bytes) => at(bytes, 4, 'ftypM4A') || at(bytes, 4, 'ftypM4B')],
  // A tag of ID3v2 before it, or the eleven set bits with which a frame of layer III begins (ISO 11172-3).
  [
    'audio/mpeg',
    (bytes) =>
      at(bytes, 0, 'ID3') ||
      (bytes[0] === 0xff && [0xe2, 0xf2, 0xfa].includes((bytes[1] ?? 0) & 0xfe)),
  ],
]

/** The media type of a recording of sound by its beginning; undefined for everything else. */
export const soundType = (bytes: Buffer): string | undefined =>
  soundSigns.find(([, is]) => is(bytes))?.[0]

/** The main part of each kind of document that Office writes (ECMA-376, Open Packaging Conventions), and its media type. */
const officeParts = [
  ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  [
    'ppt/presentation.xml',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ],
] as const

/**
 * The media type of a document of Word, Excel or PowerPoint: a package with the part that makes it one; undefined for every
 * other file, and for a document with macros. Nothing of it is unpacked.
 */
export const officeType = (bytes: Buffer): string | undefined => {
  if (!at(bytes, 0, 'PK\u0003\u0004') || !bytes.includes('[Content_Types].xml')) return undefined
  if (bytes.includes('vbaProject.bin')) return undefined
  return officeParts.find(([part]) => bytes.includes(part))?.[1]
}

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
