/** Where papers are looked at and written, which pages decide. */
export type PaperAddresses = {
  readonly list: string
  readonly one: (id: string) => string
  readonly write: string
}
