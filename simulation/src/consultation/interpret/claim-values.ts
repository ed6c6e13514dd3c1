import { figuresIn } from '#understanding'

/** What is measured: spans in hours, the hour of a clock of twelve, weights in kg, drink in 两. */
export type Measure =
  | 'span'
  | 'clock'
  | 'degree'
  | 'kilo'
  | 'times'
  | 'pack'
  | 'liang'
  | 'tablet'
  | 'age'

/** A value as it is told, with how far it may reach: nobody tells the minutes of three days. */
export type Value = { readonly measure: Measure; readonly low: number; readonly high: number }

const hour = 1
const day = 24
const spans: Readonly<Record<string, number>> = {
  minute: hour / 60,
  second: hour / 3600,
  hour,
  day,
  week: 7 * day,
  month: 30 * day,
  year: 365 * day,
}
const others: Readonly<Record<string, readonly [Measure, number]>> = {
  kilo: ['kilo', 1],
  times: ['times', 1],
  pack: ['pack', 1],
  liang: ['liang', 1],
  tablet: ['tablet', 1],
  age: ['age', 1],
}

/** Days and parts of them that stand for how long ago something was, in hours. */
const moments: readonly (readonly [words: RegExp, low: number, high: number])[] = [
  [/大前天/u, 56, 100],
  [/(?<!大)前天|前晚/u, 26, 66],
  [/昨[天晚夜儿日]/u, 6, 42],
  [/今[天早晨儿]|一宿|一晚上|[早中]上?午?(?=\d|[一二三四五六七八九十])/u, 0, 26],
  [/上上?(?:个)?(?:礼拜|星期|周)/u, 4 * day, 21 * day],
  [/上个?月/u, 20 * day, 62 * day],
  [/去年/u, 120 * day, 700 * day],
  [/半辈子|一辈子/u, 3650 * day, 30_000 * day],
]

const within = (measure: Measure, value: number, by: number): Value => ({
  measure,
  low: value * (1 - by),
  high: value * (1 + by),
})

const digits = '零一二三四五六七八九'
const numberOf = (signs: string): number => {
  const [tens, ones = ''] = signs.split('十')
  if (tens === signs) return Number(signs)
  const ten = tens === '' ? 1 : digits.indexOf(tens ?? '')
  return ten * 10 + (ones === '' ? 0 : digits.indexOf(ones))
}

/** Body temperatures: 三十七度八, 38.5℃, 三十八度上下. */
const degreesIn = (text: string): readonly Value[] =>
  [
    ...text.matchAll(
      /(3[5-9]|4[0-2]|三十[五六七八九]|四十[一二]?)(?:\.(\d)|点([零一二三四五六七八九]))?(?:度|℃|°)([零一二三四五六七八九\d]|半)?/gu,
    ),
  ].map(([, whole = '', point, spoken, after]) => {
    const tenth = point ?? spoken ?? after ?? '0'
    const part = tenth === '半' ? 5 : /\d/.test(tenth) ? Number(tenth) : digits.indexOf(tenth)
    const value = numberOf(whole) + part / 10
    return { measure: 'degree', low: value - 0.3, high: value + 0.3 } as const
  })

/** 十几次, 二十多斤: up to the next ten. */
const isVague = /^(?:多|几|来)/u

/** 六点八 of a sheet is no hour; 两点二十 is one. */
const decimals = /[零一二三四五六七八九十\d]+点[零一二三四五六七八九\d](?![十分\d])/gu

/** The first day, and what there is a day, are no time that something took. */
const noSpans =
  /[头第][一二三四五六七八九十]+[天日]|[一每]天(?=到晚|[一二两三四五六七八九十几\d半])/gu

/** Every value that a text tells. */
export const valuesIn = (text: string): readonly Value[] => {
  const plain = text
    .normalize('NFKC')
    .replaceAll(noSpans, '')
    .replaceAll(/半个?(?=多?月)/gu, '15天')
    .replaceAll(/小半年|大半年|半年/gu, '6个月')
  const measured = figuresIn(plain.replaceAll(decimals, '')).flatMap(
    ({ value, unit }): readonly Value[] => {
      const number = Number(value)
      const span = spans[unit]
      if (span !== undefined) return [within('span', number * span, 0.3)]
      if (unit === 'clock') return [within('clock', number % 12, 0)]
      if (unit === 'jin') {
        const asDrink = within('liang', number * 10, 0.25)
        return [within('kilo', number / 2, 0.12), asDrink]
      }
      const [measure, by] = others[unit] ?? []
      if (measure === undefined || by === undefined) return []
      if (measure === 'age') return [within('age', number, 0)]
      return [within(measure, number * by, measure === 'kilo' ? 0.05 : 0.3)]
    },
  )
  const vague = [...plain.matchAll(/([十百])(.)/gu)].some(([, , after = '']) => isVague.test(after))
  const wide = vague
    ? measured.map((one) => (one.measure === 'clock' ? one : { ...one, high: one.high * 1.6 }))
    : measured
  const spoken = moments.flatMap(([words, low, high]): readonly Value[] =>
    words.test(plain) ? [{ measure: 'span', low, high }] : [],
  )
  return [...wide, ...degreesIn(plain), ...spoken]
}

/** Whether a value may be the same as another. */
export const fits = (one: Value, other: Value): boolean =>
  one.measure === other.measure && one.low <= other.high && other.low <= one.high
