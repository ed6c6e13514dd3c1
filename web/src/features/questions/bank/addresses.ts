/** Where the bank is looked at and written, which pages decide. */
export type BankAddresses = {
  readonly list: string
  /** Where files of questions are brought. */
  readonly bring: string
  readonly one: (id: string) => string
  /** The form of a question; of a new one without an id. */
  readonly write: (id?: string) => string
}
