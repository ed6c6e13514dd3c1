/** A name as it is compared: NFKC, lower case, without spaces and what cannot be seen. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')

/** What tells a class from every other of its school: the ids and numbers of where it stands, and its names as compared. */
export const classKey = (...parts: readonly (string | number)[]): string =>
  JSON.stringify(parts.map((part) => (typeof part === 'number' ? part : plainName(part))))
