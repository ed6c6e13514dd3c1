import { randomInt } from 'node:crypto'
import type { FeedbackState } from '@xinglin/contract/feedback'

/** How much may be written within a day: feedback of one person, one contact or one session of a shared account, follow-ups to one feedback, feedback of a school's guests together, long before which each is dear (`bitsAfter`). */
export const limits = { feedback: 20, followUps: 20, ofGuests: 3_000 } as const

/** How many pictures may wait for their text: of one person or riddle, and of a school's guests together. */
export const waitingPictures = { own: 15, all: 500 } as const

/** How long a picture waits for its text. */
export const pictureLifeMs = 86_400_000

/** After so many wrong contacts a code is closed, and for how long. */
export const maxMisses = 5
export const missMs = 900_000

/** How long a closed feedback may be reopened. */
const reopenMs = 7 * 86_400_000

/** Until when a closed feedback may be reopened; null for one that is open. */
export const reopenUntil = ({
  state,
  closedAt,
}: {
  state: FeedbackState
  closedAt: Date | null
}): Date | null => (state === 'closed' && closedAt ? new Date(closedAt.getTime() + reopenMs) : null)

/** Whether whoever gave a feedback may still write to it. */
export const mayFollow = (
  one: { state: FeedbackState; closedAt: Date | null },
  at: Date,
): boolean => {
  const until = reopenUntil(one)
  return until === null || at.getTime() <= until.getTime()
}

/** Where a feedback stands after a follow-up: it waits again, unless somebody is at work on it already. */
export const followed = (state: FeedbackState): FeedbackState =>
  state === 'working' ? 'working' : 'new'

/** Where a feedback stands after an action of the school; an action that does not belong to a state leaves it as it is. */
export const handled = (
  state: FeedbackState,
  action: 'reply' | 'work' | 'close' | 'open',
): FeedbackState => {
  switch (action) {
    case 'reply':
      return 'replied'
    case 'close':
      return 'closed'
    case 'open':
      return state === 'closed' ? 'working' : state
    default:
      return state === 'closed' ? state : 'working'
  }
}

// Without those that are taken for others: 0 O 1 I L.
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 10

/** A new query code: ten signs, 31 to the power of 10 possibilities. */
export const newCode = (): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('')

/** A query code as it is shown: two groups of five. */
export const shownCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`

const beginningLength = 80

/** The beginning of a text, on one line; what is cut off is said by a sign. */
export const beginningOf = (text: string): string => {
  const line = [...text.replaceAll(/\s+/g, ' ')]
  return line.length > beginningLength
    ? `${line.slice(0, beginningLength - 1).join('')}…`
    : line.join('')
}
