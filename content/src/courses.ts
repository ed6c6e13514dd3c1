import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imageSize } from 'image-size'
import type * as z from 'zod'
import { readHtml, readParsed } from './read.ts'
import { CourseFile, type SchoolFile } from './schema.ts'

/** A file that belongs to an item. */
export type Media = {
  readonly bytes: Buffer
  readonly mediaType: string
  readonly width?: number
  readonly height?: number
}

type ItemHead = { readonly title: string; readonly minutes: number; readonly required: boolean }

/** An item with its texts as HTML and its media as bytes. */
export type DemoItem = ItemHead &
  (
    | { readonly kind: 'text'; readonly html: string }
    | { readonly kind: 'image'; readonly html: string; readonly image: Media; readonly alt: string }
    | {
        readonly kind: 'video'
        readonly html: string
        readonly video: Media
        readonly poster: Media
        readonly captions: Media
        readonly seconds: number
        readonly noSkip: boolean
      }
    | {
        readonly kind: 'document'
        readonly html: string
        readonly document: Media
        readonly pages: number
      }
    | {
        readonly kind: 'quiz'
        readonly pass: number
        readonly tries?: number
        readonly questions: QuizFile['questions']
      }
    | Pick<ConsultationFile, 'kind' | 'case' | 'mode' | 'temperament'>
    | Pick<OperationFile, 'kind' | 'procedure' | 'patient' | 'mode'>
    | Pick<ExperimentFile, 'kind' | 'protocol'>
  )

type ItemFile = z.output<typeof CourseFile>['chapters'][number]['items'][number]
type QuizFile = Extract<ItemFile, { kind: 'quiz' }>
type ConsultationFile = Extract<ItemFile, { kind: 'consultation' }>
type OperationFile = Extract<ItemFile, { kind: 'operation' }>
type ExperimentFile = Extract<ItemFile, { kind: 'experiment' }>

/** A course of a demo school, its texts as HTML and its files as bytes. */
export type DemoCourse = Omit<
  z.output<typeof CourseFile>,
  'introduction' | 'chapters' | 'cover'
> & {
  readonly cover: Media | undefined
  readonly slug: string
  /** The fixed id of `demo-ids.json`, where it has one. */
  readonly id: string | undefined
  readonly special: z.output<typeof SchoolFile>['courses'][string]
  readonly introduction: readonly { title: string; html: string }[]
  readonly chapters: readonly { title: string; items: readonly DemoItem[] }[]
}

const mediaTypes: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
}

const media = (file: string): Media => {
  if (!existsSync(file)) throw new Error(`${file} is missing`)
  const bytes = readFileSync(file)
  const ending = file.split('.').at(-1) ?? ''
  const mediaType = mediaTypes[ending]
  if (!mediaType) throw new Error(`${file}: no such kind of media`)
  if (ending !== 'webp') return { bytes, mediaType }
  const { width, height } = imageSize(bytes)
  return { bytes, mediaType, width, height }
}

/** Half a minute for a question, the length of a video, else what the author says. */
const minutesOf = (item: ItemFile): number => {
  if (item.kind === 'quiz') return Math.ceil(item.questions.length / 2)
  return item.kind === 'video' ? Math.max(1, Math.ceil(item.seconds / 60)) : item.minutes
}

const demoItem = (folder: string, item: ItemFile): DemoItem => {
  const common = { title: item.title, minutes: minutesOf(item), required: item.required }
  const at = (name: string) => join(folder, name)
  if (item.kind === 'text') return { ...common, kind: 'text', html: readHtml(at(item.file)) }
  if (item.kind === 'quiz') {
    const { pass, tries, questions } = item
    return { ...common, kind: 'quiz', pass, ...(tries !== undefined && { tries }), questions }
  }
  if (item.kind === 'consultation') {
    const { kind, mode, temperament } = item
    return { ...common, kind, case: item.case, mode, temperament }
  }
  if (item.kind === 'operation') {
    const { kind, procedure, patient, mode } = item
    return { ...common, kind, procedure, patient, mode }
  }
  if (item.kind === 'experiment') return { ...common, kind: item.kind, protocol: item.protocol }
  if (item.kind === 'image') {
    return {
      ...common,
      kind: 'image',
      html: readHtml(at(item.file)),
      image: media(at(item.image)),
      alt: item.alt,
    }
  }
  if (item.kind === 'document') {
    const { document, pages } = item
    return {
      ...common,
      kind: 'document',
      html: readHtml(at(item.file)),
      document: media(at(document)),
      pages,
    }
  }
  const { video, poster, captions, seconds, noSkip } = item
  return {
    ...common,
    kind: 'video',
    html: readHtml(at(item.file)),
    video: media(at(video)),
    poster: media(at(poster)),
    captions: media(at(captions)),
    seconds,
    noSkip,
  }
}

/** A course from its folder; `special` is what its demo school says of it. */
export const demoCourse = (
  folder: string,
  slug: string,
  special: DemoCourse['special'],
  ids: Record<string, string>,
): DemoCourse => {
  const { introduction, chapters, cover, ...file } = readParsed(
    CourseFile,
    join(folder, 'course.json'),
  )
  return {
    ...file,
    cover: cover === undefined ? undefined : media(join(folder, cover)),
    slug,
    id: special.demoName ? ids[special.demoName] : undefined,
    special,
    introduction: introduction.map((one) => ({
      title: one.title,
      html: readHtml(join(folder, one.file)),
    })),
    chapters: chapters.map((one) => ({
      title: one.title,
      items: one.items.map((item) => demoItem(folder, item)),
    })),
  }
}
