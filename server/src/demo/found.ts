/** What the demo names; throws where there is none. */
export const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`the demo names ${what}, which there is not`)
  return value
}
