/** A name as it is compared: NFKC, lower case, without spaces and what cannot be seen. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')

/** What tells a class from every other of its school: the ids and numbers of where it stands, and its names as compared. */
export const classKey = (...parts: readonly (string | number)[]): string =>
  JSON.stringify(parts.map((part) => (typeof part === 'number' ? part : plainName(part))))

/** How a 行政班 is called beside others: 2024级 临床医学 2班. */
export const fullName = ({
  grade,
  major,
  name,
}: {
  readonly grade: number
  readonly major: string
  readonly name: string
}): string => [`${grade}级`, ...(name.includes(major) ? [] : [major]), name].join(' ')

/** How a 教学班 is called: 诊断学 1班. */
export const classTitle = ({
  course,
  name,
}: {
  readonly course: string
  readonly name: string
}): string => [course, name].filter((part) => part !== '').join(' ')
