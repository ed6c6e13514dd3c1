const never = (): never => {
  throw new TypeError('text becomes no markup')
}

/**
 * Lets code that is not ours empty an element by setting its markup to nothing (React Aria does, where it announces
 * what is typed into a date); everything else is refused as before. A page may be told so once.
 */
export const allowEmptying = () =>
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html: string) => (html === '' ? html : never()),
  })
