import { error, type Problem } from '#form'

/** A problem for each name that leads nowhere; `what` says what it should be. */
export const absent = (
  path: string,
  what: string,
  names: readonly string[] | undefined,
  has: (name: string) => boolean,
): readonly Problem[] =>
  (names ?? []).filter((name) => !has(name)).map((name) => error(path, `没有这个${what}：${name}`))
