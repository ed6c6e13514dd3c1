import { type Faults, faultsBy } from '#ui'
import type { OutputOf } from '@xinglin/contract/call'
import { type getManagedAnnouncement, saveAnnouncement } from '@xinglin/contract/messages'
import type { Targets } from './target-choice.tsx'

/** An announcement with its text, as its form reads it. */
export type Whole = OutputOf<typeof getManagedAnnouncement>

/** What stands in the form. */
export type AnnouncementValues = {
  readonly Title: string
  readonly Html: string
  readonly MustRead: boolean
  readonly Targets: Targets
}

/** What the lines are called. */
export const announcementNames: Record<keyof AnnouncementValues, string> = {
  Title: '标题',
  Html: '正文',
  MustRead: '必读',
  Targets: '发布对象',
}

/** How the form begins; a new one is for those whose page it is written on. */
export const valuesWith =
  (first: Targets) =>
  (one: Whole | undefined): AnnouncementValues => ({
    Title: one?.Title ?? '',
    Html: one?.Html ?? '',
    MustRead: one?.MustRead ?? false,
    Targets: one?.Targets ?? first,
  })

const { blank, sensitive, target, givenOut } = saveAnnouncement.refusals

/** What is wrong with each line; `isSensitive` is the first look at its words. */
export const checkAnnouncement =
  (isSensitive: (text: string) => boolean) =>
  (values: AnnouncementValues): Faults<AnnouncementValues> => {
    const read = faultsBy(saveAnnouncement.input, { ...values, Id: '', Version: 0 })
    const lines = (['Title', 'Html'] as const).filter((line) =>
      isSensitive(values[line].replaceAll(/<[^>]*>/g, '')),
    )
    return {
      ...(read as Faults<AnnouncementValues>),
      ...Object.fromEntries(lines.map((line) => [line, sensitive[1]])),
      ...(values.Html === '' && { Html: blank[1] }),
    }
  }

/** The sentences of the server that are about one line. */
export const announcementLines: Readonly<Record<string, keyof AnnouncementValues>> = {
  [blank[1]]: 'Html',
  [target[1]]: 'Targets',
  [givenOut[1]]: 'Targets',
}
