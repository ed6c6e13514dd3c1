/** Another site by its name, without a name and password before it. */
const outward = /^https:\/\/[^\s@/?#\\]+(?:[/?#][^\s\\]*)?$/

/**
 * The one rule for every address that leads out of the product, in rich text and in fields: https, a host, nothing that browsers
 * read otherwise than it looks (`//host`, `/\\host`, `https:host`, a name before `@`, blanks and controls within).
 */
export const isOutwardAddress = (text: string): boolean =>
  outward.test(text) && !/\p{Cc}/u.test(text)
