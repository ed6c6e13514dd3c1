/** Something to choose, with what may be chosen below it. */
export type Option = {
  readonly value: string
  readonly name: string
  readonly children?: readonly Option[]
}

/** What a select chooses from: an empty list while it is on the way, and when it did not come. */
export type Choices = {
  readonly list: readonly Option[]
  readonly state: 'loading' | 'ready' | 'failed'
  /** Asks for the list again. */
  readonly retry: () => void
}

/** What a value is called among choices; `other` where they do not hold it. */
export const nameAmong = ({ list }: Choices, value: string, other = ''): string =>
  list.flatMap((one) => [one, ...(one.children ?? [])]).find((one) => one.value === value)?.name ??
  other
