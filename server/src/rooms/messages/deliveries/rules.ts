import { messageText, type MessageKind } from '@xinglin/contract/messages'

const minute = 60_000

/** So long a delivery waits for what belongs with it. */
export const digestMs = 5 * minute
/** So long nothing more goes to the same person by the same way. */
export const gapMs = 60 * minute
/** How long is waited after each try in vain; after the last it has failed. */
const patience = [1, 5, 15, 60].map((minutes) => minutes * minute)
/** Nobody is woken: from the first hour of the day to the second nothing is sent. */
const [quietFrom, quietUntil] = [22, 7]

/** When a delivery is tried again; undefined where it is given up. */
export const nextTry = (tries: number, at: Date): Date | undefined => {
  const wait = patience[tries - 1]
  return wait === undefined ? undefined : new Date(at.getTime() + wait)
}

/** The hour and minute of a moment in a time zone. */
const clockIn = (timezone: string, at: Date): { hour: number; minute: number } => {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(at)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return { hour: of('hour'), minute: of('minute') }
}

/** When something may be sent that is due now: now, or in the morning. */
export const allowedFrom = (timezone: string, at: Date): Date => {
  const { hour, minute: minutes } = clockIn(timezone, at)
  if (hour >= quietUntil && hour < quietFrom) return at
  const hours = hour >= quietFrom ? 24 - hour + quietUntil : quietUntil - hour
  return new Date(at.getTime() + (hours * 60 - minutes) * minute)
}

/** What of the inbox a delivery tells of. */
export type Summary = { readonly kind: MessageKind; readonly title: string; readonly count: number }

const named = ({ kind, title, count }: Summary): string =>
  title ? `${messageText(kind, count)}：${title}` : messageText(kind, count)

const maxNamed = 3

/** What somebody reads: one message as it is, of several how many and the first ones. Nothing of their contents. */
export const deliveredText = (messages: readonly Summary[]): string => {
  const [first] = messages
  if (!first) return ''
  if (messages.length === 1) return `${named(first)}。请登录平台查看。`
  const some = messages.slice(0, maxNamed).map(named).join('；')
  const rest = messages.length > maxNamed ? '等' : ''
  return `您有${messages.length}条新消息：${some}${rest}。请登录平台查看。`
}
