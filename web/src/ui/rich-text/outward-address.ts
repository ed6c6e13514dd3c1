/** Whether an address leads to another site, by the same rule as the contract’s `isOutwardAddress`; both are held to the same table. */
export const isAddress = (text: string): boolean =>
  /^https:\/\/[^\s@/?#\\]+(?:[/?#][^\s\\]*)?$/.test(text) && !/\p{Cc}/u.test(text)
