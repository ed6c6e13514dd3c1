import type { ExportedPicture } from './exported.ts'

/** A text as XML has it. */
export const xml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** A text in a section of its own, whatever stands in it. */
export const cdata = (text: string): string =>
  `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

/** The pictures that stand in some markup. */
export const picturesWithin = (
  html: string,
  pictures: ReadonlyMap<string, ExportedPicture>,
): ExportedPicture[] =>
  [...new Set([...html.matchAll(/\/f\/([0-9a-f-]{36})\.webp/g)].map(([, id]) => id ?? ''))].flatMap(
    (id) => pictures.get(id) ?? [],
  )
