import type { DemoItem } from '@xinglin/content'
import type { ItemBody } from '#courses/versions'
import { newId } from '#platform/ids'

/** Keeps a file of a course, answers its id. */
type Keep = (media: {
  bytes: Buffer
  mediaType: string
  width?: number
  height?: number
}) => Promise<string>

/** How the files of packs and of the demo are kept, and what their courses stand on. */
export type Keepers = {
  readonly keep: Keep
  readonly keepCover: (bytes: Buffer) => Promise<string>
  /** The id of a case by its folder. */
  readonly caseOf: (slug: string) => string
  /** The id of a procedure by its folder. */
  readonly procedureOf: (slug: string) => string
  /** The id of a protocol by its file. */
  readonly protocolOf: (slug: string) => string
}

/** An item as a version of a course keeps it. */
export const itemBodyOf = async (
  item: DemoItem,
  { keep, caseOf, procedureOf, protocolOf }: Keepers,
): Promise<ItemBody> => {
  if (item.kind === 'text') return { kind: 'text', html: item.html }
  if (item.kind === 'quiz') {
    return {
      kind: 'quiz',
      pass: item.pass,
      ...(item.tries !== undefined && { tries: item.tries }),
      questions: item.questions.map((one) => ({ id: newId(), ...one })),
    }
  }
  if (item.kind === 'consultation') {
    const { kind, mode, temperament } = item
    return { kind, caseId: caseOf(item.case), mode, temperament }
  }
  if (item.kind === 'operation') {
    const { kind, procedure, patient, mode } = item
    return { kind, procedureId: procedureOf(procedure), patient, mode }
  }
  if (item.kind === 'experiment') return { kind: item.kind, protocolId: protocolOf(item.protocol) }
  if (item.kind === 'image') {
    const { alt, html, image } = item
    return {
      kind: 'image',
      file: await keep(image),
      alt,
      html,
      width: image.width ?? 0,
      height: image.height ?? 0,
    }
  }
  if (item.kind === 'document') {
    const { html, pages } = item
    return { kind: 'document', file: await keep(item.document), pages, html }
  }
  const { html, seconds, noSkip } = item
  const [file, poster, captions] = [
    await keep(item.video),
    await keep(item.poster),
    await keep(item.captions),
  ]
  return { kind: 'video', file, poster, captions, html, seconds, noSkip }
}
