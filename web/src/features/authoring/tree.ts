import type { DraftBody, DraftChapter, DraftItem } from '@xinglin/contract/authoring'
import { nobody } from '@xinglin/contract/call'
import { newId } from '#call'

/** The chapters of a draft. */
export type Tree = readonly DraftChapter[]

/** The kinds of what is learnt. */
export type Kind = DraftBody['Kind']

const emptyBodies: Readonly<Record<Kind, () => DraftBody>> = {
  text: () => ({ Kind: 'text', Html: '' }),
  image: () => ({ Kind: 'image', File: nobody, Alt: '', Width: 0, Height: 0, Html: '' }),
  video: () => ({
    Kind: 'video',
    File: nobody,
    Poster: nobody,
    Captions: nobody,
    Seconds: 0,
    NoSkip: false,
    Html: '',
  }),
  document: () => ({ Kind: 'document', File: nobody, Pages: 0, Html: '' }),
  quiz: () => ({ Kind: 'quiz', Pass: 60, Tries: 5, Questions: [], Draws: [] }),
  consultation: () => ({
    Kind: 'consultation',
    Case: nobody,
    Mode: 'practice',
    Temperament: 'standard',
    Limit: 0,
  }),
  operation: () => ({ Kind: 'operation', Procedure: nobody, Patient: '', Mode: 'practice' }),
  experiment: () => ({ Kind: 'experiment', Protocol: nobody, Mode: 'practice' }),
}

const defaultMinutes: Readonly<Record<Kind, number>> = {
  text: 10,
  image: 5,
  video: 10,
  document: 15,
  quiz: 10,
  consultation: 30,
  operation: 40,
  experiment: 90,
}

/** An item without content yet. */
export const emptyItem = (kind: Kind): DraftItem => ({
  Id: newId(),
  Title: '',
  Minutes: defaultMinutes[kind],
  Required: true,
  Body: emptyBodies[kind](),
})

/** A chapter without items yet. */
export const emptyChapter = (): DraftChapter => ({ Id: newId(), Title: '', Items: [] })

/** An item with the chapter that it stands in. */
export const itemIn = (tree: Tree, id: string) => {
  for (const chapter of tree) {
    const item = chapter.Items.find((one) => one.Id === id)
    if (item) return { chapter, item }
  }
  return undefined
}

/** A chapter changed. */
export const withChapter = (
  tree: Tree,
  id: string,
  change: (chapter: DraftChapter) => DraftChapter,
): DraftChapter[] => tree.map((one) => (one.Id === id ? change(one) : one))

/** An item changed. */
export const withItem = (
  tree: Tree,
  id: string,
  change: (item: DraftItem) => DraftItem,
): DraftChapter[] =>
  tree.map((chapter) =>
    chapter.Items.some((one) => one.Id === id)
      ? { ...chapter, Items: chapter.Items.map((one) => (one.Id === id ? change(one) : one)) }
      : chapter,
  )

/** An item added at the end of a chapter. */
export const withNewItem = (tree: Tree, chapterId: string, item: DraftItem): DraftChapter[] =>
  withChapter(tree, chapterId, (chapter) => ({ ...chapter, Items: [...chapter.Items, item] }))

/** An item taken away. */
export const withoutItem = (tree: Tree, id: string): DraftChapter[] =>
  tree.map((chapter) => ({ ...chapter, Items: chapter.Items.filter((one) => one.Id !== id) }))

/** An item taken to the end of another chapter. */
export const withItemIn = (tree: Tree, id: string, chapterId: string): DraftChapter[] => {
  const item = itemIn(tree, id)
  if (!item || item.chapter.Id === chapterId) return [...tree]
  return withNewItem(withoutItem(tree, id), chapterId, item.item)
}

/** The items of a chapter in another order; ids that it does not have are left out, those that are not named keep to the end. */
export const withOrder = (tree: Tree, chapterId: string, ids: readonly string[]): DraftChapter[] =>
  withChapter(tree, chapterId, (chapter) => ({
    ...chapter,
    Items: [
      ...ids.flatMap((id) => chapter.Items.find((one) => one.Id === id) ?? []),
      ...chapter.Items.filter((one) => !ids.includes(one.Id)),
    ],
  }))

/** One of a list a place up (−1) or down (1); the list as it is where there is no place. */
export const shifted = <T>(list: readonly T[], at: number, by: -1 | 1): T[] => {
  const next = [...list]
  const [one, other] = [next[at], next[at + by]]
  if (one === undefined || other === undefined) return next
  next[at] = other
  next[at + by] = one
  return next
}
