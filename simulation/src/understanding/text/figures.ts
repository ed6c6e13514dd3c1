/** A number as it stands in a text, with what it counts; the unit is empty where none of the known ones follows. */
export type Figure = { readonly value: string; readonly unit: string }

const digits = '零一二三四五六七八九'
const steps: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000, 万: 10_000 }

// What holds the sign of a number and counts nothing.
const idioms =
  /一直|一下子?|一点|一些|一样|一会|一阵|一般|一起|一边|一定|一个劲|一块|一动|一说|一想|一看|一听|一来|一旦|一向|一共|一身|一头|一把|不一|万一|十分|千万|百般|[那这]一|七上八下|三天两头|半天|多半/gu

const units: readonly (readonly [name: string, words: RegExp])[] = [
  ['hour', /^个?(?:多|半)?(?:小时|钟头)/u],
  ['minute', /^分钟?/u],
  ['second', /^秒钟?/u],
  ['day', /^(?:天|日|宿|夜|晚)/u],
  ['week', /^个?(?:周|星期|礼拜)/u],
  ['month', /^个?(?:多|半)?月/u],
  ['year', /^年/u],
  ['age', /^岁/u],
  ['clock', /^(?:点|时)/u],
  ['times', /^(?:次|回|遍|趟|顿)/u],
  ['tablet', /^(?:片|粒|颗)/u],
  ['cigarette', /^(?:支|根)/u],
  ['pack', /^(?:包|盒)/u],
  ['liang', /^两/u],
  ['jin', /^斤/u],
  ['kilo', /^(?:公斤|千克|kg)/iu],
  ['millilitre', /^(?:毫升|ml)/iu],
  ['milligram', /^(?:毫克|mg)/iu],
  ['degree', /^度/u],
  ['metre', /^米/u],
  ['floor', /^层/u],
  ['person', /^(?:个人|口人|人)/u],
]

/** 三百二十 as 320; of signs that only stand beside each other (三四) each for itself. */
const valuesOf = (signs: string): readonly string[] => {
  const plain = signs.replaceAll('两', '二').replaceAll('俩', '二').replaceAll('〇', '零')
  if (plain === '半') return ['0.5']
  if (![...plain].some((sign) => sign in steps))
    return [...plain].map((sign) => (sign === '半' ? '0.5' : String(digits.indexOf(sign))))
  let whole = 0
  let open = 0
  for (const sign of plain) {
    const step = steps[sign]
    if (step === undefined) open = digits.indexOf(sign)
    else {
      whole += (open === 0 ? 1 : open) * step
      open = 0
    }
  }
  return [String(whole + open)]
}

const unitAfter = (text: string): string => units.find(([, words]) => words.test(text))?.[0] ?? ''

/** Every number of a text, in signs or in words. */
export const figuresIn = (text: string): readonly Figure[] => {
  const plain = text.normalize('NFKC').replaceAll(idioms, (idiom) => '　'.repeat(idiom.length))
  return [...plain.matchAll(/\d+(?:\.\d+)?|[零〇一二两俩三四五六七八九十百千万半]+/gu)].flatMap(
    (match) => {
      const unit = unitAfter(plain.slice(match.index + match[0].length))
      // 二两酒: the last sign is what is counted.
      const [signs, counted] =
        match[0].length > 1 && match[0].endsWith('两')
          ? [match[0].slice(0, -1), 'liang']
          : [match[0], unit]
      const values = /^\d/.test(signs) ? [String(Number(signs))] : valuesOf(signs)
      return values.map((value) => ({ value, unit: counted }))
    },
  )
}

/** Whether a number stands among others: of the same value, and of the same unit where both say one. */
export const standsAmong = ({ value, unit }: Figure, others: readonly Figure[]): boolean =>
  others.some((one) => one.value === value && (unit === '' || one.unit === unit || one.unit === ''))
