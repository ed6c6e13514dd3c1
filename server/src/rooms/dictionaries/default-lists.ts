/** An entry that every school begins with. */
export type UsualItem = {
  readonly code: string
  readonly name: string
  readonly figures?: Readonly<Record<string, number>>
  readonly children?: readonly UsualItem[]
}

/** Entries written as `code=名称`, between spaces. */
export const list = (words: string): UsualItem[] =>
  words
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [code = '', name = ''] = word.split('=')
      return { code, name }
    })
