import type { CourseContent, DraftBody, DraftItem, saveDraft } from '@xinglin/contract/authoring'
import { nobody, type InputOf } from '@xinglin/contract/call'
import type { NewContent, Teaching } from '#courses/publishing'
import { cleanHtml, picturesIn, shownHtml } from '#platform/rich-text'
import type { Visit } from '#platform/visit'
import { bodyOf, draftBodyOf, noDraws } from './item-bodies.ts'

/** What a save names. */
type SavedParts = InputOf<typeof saveDraft>['Parts']

/** What a version teaches, as a draft to go on from. */
export const draftOf = (teaching: Teaching): CourseContent => ({
  Introduction: teaching.introduction.map(({ title, html }) => ({ Title: title, Html: html })),
  ShowOutline: teaching.showOutline,
  ShowScoring: teaching.showScoring,
  ShowReviews: teaching.showReviews,
  Sequential: teaching.sequential,
  Chapters: teaching.chapters.map(({ id, title, items }) => ({
    Id: id,
    Title: title,
    Items: items.map((item) => ({
      Id: item.id,
      Title: item.title,
      Minutes: Math.max(1, item.minutes),
      Required: item.required,
      Body: draftBodyOf(item.body),
    })),
  })),
})

/** A draft as the version that it becomes. */
export const versionOf = (content: CourseContent, frozen = noDraws): NewContent => ({
  introduction: content.Introduction.map(({ Title, Html }) => ({ title: Title, html: Html })),
  showOutline: content.ShowOutline,
  showScoring: content.ShowScoring,
  showReviews: content.ShowReviews,
  sequential: content.Sequential,
  chapters: content.Chapters.map(({ Title, Items }) => ({
    title: Title,
    items: Items.map((item) => ({
      title: item.Title,
      minutes: item.Minutes,
      required: item.Required,
      body: bodyOf(item.Body, frozen),
      continues: item.Id,
    })),
  })),
})

/** The items of a draft in their order. */
export const itemsIn = ({ Chapters }: CourseContent): DraftItem[] =>
  Chapters.flatMap(({ Items }) => Items)

/** The pictures in the formatted texts of a draft. */
export const textPicturesIn = (content: CourseContent): string[] => [
  ...content.Introduction.flatMap(({ Html }) => picturesIn(Html)),
  ...itemsIn(content).flatMap(({ Body }) => ('Html' in Body ? picturesIn(Body.Html) : [])),
]

/** The files that the items of a draft show or play. */
export const filesIn = (content: CourseContent): string[] =>
  itemsIn(content)
    .flatMap(({ Body }) => [
      ...('File' in Body ? [Body.File] : []),
      ...(Body.Kind === 'video' ? [Body.Poster, Body.Captions] : []),
    ])
    .filter((id) => id !== nobody)

/** The cases that a draft names. */
export const casesIn = (content: CourseContent): string[] =>
  itemsIn(content).flatMap(({ Body }) =>
    Body.Kind === 'consultation' && Body.Case !== nobody ? [Body.Case] : [],
  )

/** A draft with some of its members changed. */
export const changed = (content: CourseContent, parts: SavedParts): CourseContent => ({
  Introduction: parts.Introduction ?? content.Introduction,
  ShowOutline: parts.ShowOutline ?? content.ShowOutline,
  ShowScoring: parts.ShowScoring ?? content.ShowScoring,
  ShowReviews: parts.ShowReviews ?? content.ShowReviews,
  Sequential: parts.Sequential ?? content.Sequential,
  Chapters: parts.Chapters ?? content.Chapters,
})

/** A draft with each of its formatted texts changed. */
const withHtml = (content: CourseContent, change: (html: string) => string): CourseContent => {
  const changedBody = (body: DraftBody): DraftBody =>
    'Html' in body ? { ...body, Html: change(body.Html) } : body
  return {
    ...content,
    Introduction: content.Introduction.map((one) => ({ ...one, Html: change(one.Html) })),
    Chapters: content.Chapters.map((chapter) => ({
      ...chapter,
      Items: chapter.Items.map((item) => ({ ...item, Body: changedBody(item.Body) })),
    })),
  }
}

/** A draft whose HTML is sanitised: it is shown to others before it is a version. */
export const cleaned = (content: CourseContent): CourseContent => withHtml(content, cleanHtml)

/** A draft as its author sees it, with pictures that open. */
export const shownContent = (visit: Visit, content: CourseContent): CourseContent =>
  withHtml(content, (html) => shownHtml(visit, html))

/** Every text of a draft, for looking through it. */
export const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}
