import type { Visit } from '#platform/visit'

const stored = /(<img src=")\/f\/([0-9a-f-]{36})\.webp"/g

/** The files of the pictures in rich text that was cleaned, each once. */
export const picturesIn = (html: string): string[] => [
  ...new Set([...html.matchAll(stored)].flatMap(([, , id]) => id ?? [])),
]

/** Rich text as it is shown to a visitor: its pictures have addresses that open for half a day to a day. */
export const shownHtml = ({ addressOf }: Pick<Visit, 'addressOf'>, html: string): string =>
  html.replaceAll(
    stored,
    (_, before: string, id: string) =>
      `${before}${addressOf(id, 'picture').replaceAll('&', '&amp;')}"`,
  )
