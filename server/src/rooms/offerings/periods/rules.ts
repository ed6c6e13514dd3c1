/** Where something stands by the clock. */
type OfferingState = 'upcoming' | 'open' | 'closed'

/** When something is open; null for no limit. */
export type Window = { readonly opens: Date | null; readonly closes: Date | null }

/** Where a window stands at a moment; at its closing it is closed. */
export const stateAt = ({ opens, closes }: Window, at: Date): OfferingState => {
  if (closes && closes <= at) return 'closed'
  return opens && opens > at ? 'upcoming' : 'open'
}

/** Later than everything where there is no limit. */
const closing = ({ closes }: Window): number => closes?.getTime() ?? Infinity
const laterFirst = (a: Window, b: Window): number =>
  closing(a) === closing(b) ? 0 : closing(b) - closing(a)
const opening = ({ opens }: Window): number => opens?.getTime() ?? 0

/**
 * Of several windows of one person the one that holds: the open one that closes last; where none is open the one that opens
 * next; else the one that closed last. Who studies in two classes never loses by being in the second.
 */
export const windowFor = <W extends Window>(windows: readonly W[], at: Date): W | undefined => {
  const inState = (state: OfferingState) => windows.filter((one) => stateAt(one, at) === state)
  const last = (some: readonly W[]) => some.toSorted(laterFirst)[0]
  const next = inState('upcoming').toSorted(
    (a, b) => opening(a) - opening(b) || laterFirst(a, b),
  )[0]
  return last(inState('open')) ?? next ?? last(inState('closed'))
}

/** What is wrong with the moments of an offering. */
export const momentsFault = ({
  opens,
  closes,
  examFrom,
  examUntil,
  deadlines,
}: Window & {
  readonly examFrom: Date | null
  readonly examUntil: Date | null
  readonly deadlines: readonly Date[]
}): 'order' | 'exam' | 'deadline' | undefined => {
  const within = (at: Date | null): boolean =>
    at === null || ((!opens || at >= opens) && (!closes || at <= closes))
  if (opens && closes && closes <= opens) return 'order'
  if (!within(examFrom) || !within(examUntil)) return 'exam'
  if (examFrom && examUntil && examUntil <= examFrom) return 'exam'
  return deadlines.every(within) ? undefined : 'deadline'
}
