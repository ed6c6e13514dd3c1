import type { AnnouncementRow } from './store.ts'

const yearMs = 366 * 86_400_000
const remindAgainMs = 10 * 60_000

type Timed = Pick<AnnouncementRow, 'state' | 'publishAt'>

/** What becomes of an announcement, as those who write see it: what is published for later waits for its time. */
export const stateOf = (
  { state, publishAt }: Timed,
  at: Date,
): 'draft' | 'scheduled' | 'published' | 'withdrawn' =>
  state === 'published' && publishAt !== null && publishAt > at ? 'scheduled' : state

/** What is wrong with the moment that something is to be published at; nothing without one. */
export const timeFault = (text: string, at: Date): 'past' | 'far' | undefined => {
  if (text === '') return undefined
  const ms = Date.parse(text)
  // What is no moment is not one to come.
  if (!/^\d{4}-\d\d-\d\dT/.test(text) || Number.isNaN(ms) || ms <= at.getTime()) return 'past'
  return ms > at.getTime() + yearMs ? 'far' : undefined
}

/** Whether readers may be reminded again: ten minutes after the last time. */
export const mayRemind = ({ remindedAt }: Pick<AnnouncementRow, 'remindedAt'>, at: Date): boolean =>
  remindedAt === null || at.getTime() - remindedAt.getTime() >= remindAgainMs
