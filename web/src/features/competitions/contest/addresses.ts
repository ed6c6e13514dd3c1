/** Where contests are shown, entered and held. */
export type ContestAddresses = {
  readonly lobby: string
  readonly game: (id: string) => string
  readonly entry: (id: string) => string
  readonly ownEntries: string
}

/** Where contests are held: a list, and one of them. */
export type OrganiseAddresses = {
  readonly list: string
  readonly one: (id: string) => string
}
