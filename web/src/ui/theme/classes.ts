/** Joins class names; false and undefined are left out. */
export const classes = (...names: readonly (string | false | undefined)[]) =>
  names.filter(Boolean).join(' ')
