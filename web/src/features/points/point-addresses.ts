/** Where the pages of points are. */
export type PointAddresses = {
  readonly summary: string
  readonly rules: string
  readonly ledger: string
  readonly ranking: string
  /** Where each rule is met; absent where nothing is to be opened. */
  readonly ruleAddress: (rule: string) => string | undefined
  readonly studentLedger: (personId: string) => string
}
