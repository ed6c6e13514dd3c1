/** A scale with its values, and how it is read: the values that a text states of what the nouns name. */
export type Scale = {
  readonly id: string
  readonly zh: string
  readonly values: readonly string[]
  readonly read: (text: string, nouns: readonly string[]) => readonly string[]
}

const roman = ['', 'i', 'ii', 'iii', 'iv', 'v']
const chinese = ['零', '一', '二', '三', '四', '五']

/** Width and case do not count: Ⅱ, II and ii are the same. */
const even = (text: string): string => text.normalize('NFKC').toLowerCase()

const spellings = (value: string): readonly string[] =>
  [value, roman[Number(value)] ?? '', chinese[Number(value)] ?? ''].filter((one) => one !== '')

/** Values that are numbers, written in any numerals, with what must stand before or after them. */
export const numerals = (
  id: string,
  zh: string,
  values: readonly string[],
  { before = '', after = '' }: { readonly before?: string; readonly after?: string },
): Scale => {
  const numeral = '\\d+(?:\\.\\d+)?|[ivx]+|[零一二三四五六七八九十]+'
  const pattern = new RegExp(`${before}(?<![a-z\\d.])(${numeral})(?![\\da-z])${after}`, 'gu')
  // After a lead the numeral may follow letters (killip1): the boundary before it holds where there is none.
  const led = new RegExp(`${before}(${numeral})(?![\\da-z])${after}`, 'gu')
  const valueOf = new Map(values.flatMap((one) => spellings(one).map((way) => [way, one] as const)))
  return {
    id,
    zh,
    values,
    read: (text) =>
      [...even(text).matchAll(before === '' ? pattern : led)].map(
        ([, numeral = '']) => valueOf.get(numeral) ?? numeral,
      ),
  }
}

/** Values that are words, as sources of regular expressions; the first that fits at a place is read, and what it took is not read again. */
export const words = (
  id: string,
  zh: string,
  values: Readonly<Record<string, readonly string[]>>,
): Scale => {
  const rows = Object.entries(values).flatMap(([value, ways]) =>
    ways.map((way) => ({
      value,
      way: new RegExp(`^(?:${/[a-z]/u.test(way) ? `${way}(?![a-z])` : way})`, 'u'),
    })),
  )
  const read = (text: string): readonly string[] => {
    const given = even(text)
    const readings: string[] = []
    for (let at = 0; at < given.length;) {
      const rest = given.slice(at)
      const isInside = /[a-z\d]/u.test(given[at] ?? '') && /[a-z\d]/u.test(given[at - 1] ?? '')
      const row = isInside ? undefined : rows.find(({ way }) => way.test(rest))
      if (row !== undefined) readings.push(row.value)
      at += row === undefined ? 1 : (row.way.exec(rest)?.[0].length ?? 1)
    }
    return readings
  }
  return { id, zh, values: Object.keys(values), read }
}

/** Left, right or both: of what the nouns name where a side stands before one of them, else any side. */
export const sides = (id: string, zh: string): Scale => ({
  id,
  zh,
  values: ['左', '右', '双'],
  read: (text, nouns) => {
    const sides = [...even(text).matchAll(/(双|两(?=侧)|左|右)([^双左右,;。、\s]{0,10})/gu)].map(
      ([, side = '', rest = '']) => ({
        side: side === '两' ? '双' : side,
        isOfNoun: nouns.some((noun) => !/^[左右双]/u.test(noun) && rest.includes(even(noun))),
      }),
    )
    const own = sides.filter(({ isOfNoun }) => isOfNoun)
    return (own.length > 0 ? own : sides).map(({ side }) => side)
  },
})

const denial = /(?:无|未|没|非(?!甾体)|不伴|不合并|排除|除外|否认)[^,;。、伴及]*$/u
const deniedAfter = /^[^,;。、]{0,4}?(?:无关|阴性|\(-\)|已?排除|不存在)/u

/** Whether what the nouns name is said to be there (`有`) or not (`无`). */
export const present = (id: string, zh: string): Scale => ({
  id,
  zh,
  values: ['有', '无'],
  read: (text, nouns) => {
    const given = even(text)
    return nouns.map(even).flatMap((noun) => {
      const readings: string[] = []
      for (let at = given.indexOf(noun); at >= 0; at = given.indexOf(noun, at + noun.length)) {
        const isDenied =
          denial.test(given.slice(0, at)) || deniedAfter.test(given.slice(at + noun.length))
        readings.push(isDenied ? '无' : '有')
      }
      return readings
    })
  },
})
