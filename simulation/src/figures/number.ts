import { exactly, times, type Ratio } from './ratio.ts'
import { thin } from './plain-text.ts'

/** A number that is written in digits: what it is, or why it cannot be known. Places are those of the plain text. */
export type Written = {
  readonly from: number
  readonly to: number
  readonly value?: Ratio
  readonly why?: string
}

const grouped = new RegExp(`^\\d{1,3}(?:[${thin}']\\d{3})+(?:[.·]\\d+)?$`)
const byComma = /^(?!0)\d{1,2}[,，]\d{3}(?:\.\d+)?$/
const eitherWay = /^(?!0)\d{3}[,，]\d{3}(?:\.\d+)?$/
const withPoint = /^\d*[.·。,，]\d+$/

/** What one run of digits says: a number, or several that only stand beside each other. */
const readRun = (run: string, from: number): Written[] => {
  const one = (decimal: string): Written[] => {
    const value = exactly(decimal)
    const to = from + run.length
    return [value ? { from, to, value } : { from, to, why: '数字太长' }]
  }
  if (/^\d+$/.test(run)) return one(run)
  if (grouped.test(run))
    return one(run.replaceAll(new RegExp(`[${thin}']`, 'g'), '').replace('·', '.'))
  if (eitherWay.test(run))
    return [
      {
        from,
        to: from + run.length,
        why: '逗号可以是千分位，也可以隔开两个数：不用逗号，或改用顿号',
      },
    ]
  if (byComma.test(run)) return one(run.replace(/[,，]/, ''))
  if (withPoint.test(run)) return one(run.replace(/[·。,，]/, '.'))
  // Several: commas part them, and so does a full stop.
  const parts = run.split(/([,，。])/)
  if (parts.length === 1) return [{ from, to: from + run.length, why: '小数点不止一个' }]
  let at = from
  return parts.flatMap((part, index) => {
    const begin = at
    at += part.length
    return index % 2 === 0 && part !== '' ? readRun(part, begin) : []
  })
}

const begins = new RegExp(`(?<![\\d.·A-Za-zμ_^])(?:[.·]\\d+|\\d+)(?:[.,，·。${thin}']\\d+)*`, 'g')
const power =
  /(?: ?[×xX*·] ?10 ?\^ ?(?:[({] ?)?([+-]?\d{1,3})(?: ?[)}])?| ?[×xX*·] ?10的([+-]?\d{1,3})次方|[eE]([+-]?\d{1,3}))(?![\d.])/y
const lostPower = / ?[×xX*] ?10(\d?)(?![\d^])/y
const raised = /\^ ?(?:[({] ?)?([+-]?\d{1,3})(?: ?[)}])?(?![\d.])/y

const matched = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const tenTo = (exponent: string): Ratio | undefined => exactly(`1e${exponent}`)

/** The power of ten that is written behind a number, or behind the bracket that holds it. */
export const powerAt = (text: string, at: number): { factor?: Ratio; to: number } | undefined => {
  const exponent = matched(power, text, at)
  if (exponent) {
    const factor = tenTo(exponent[1] ?? exponent[2] ?? exponent[3] ?? '')
    return { ...(factor && { factor }), to: at + exponent[0].length }
  }
  const lost = matched(lostPower, text, at)
  const ten = tenTo('1')
  // ×10 is ten times; ×103 was 10³ before its power was lost, and nobody knows.
  return lost
    ? { ...(lost[1] === '' && ten && { factor: ten }), to: at + lost[0].length }
    : undefined
}

const unclearPower = '指数看不清：写成 ×10^3 或 e3'

const withPower = (text: string, number: Written): Written => {
  if (!number.value) return number
  const bare = matched(raised, text, number.to)
  if (bare) {
    const to = number.to + bare[0].length
    const value = text.slice(number.from, number.to) === '10' ? tenTo(bare[1] ?? '') : undefined
    return value ? { ...number, to, value } : { from: number.from, to, why: unclearPower }
  }
  const exponent = powerAt(text, number.to)
  if (!exponent) return number
  return exponent.factor
    ? { from: number.from, to: exponent.to, value: times(number.value, exponent.factor) }
    : { from: number.from, to: exponent.to, why: unclearPower }
}

/** Whether the sign before a number is its own: after a number or a unit it is a range. */
const signedFrom = (text: string, from: number): number => {
  const sign = text[from - 1]
  if (sign !== '-' && sign !== '+') return from
  return /[\dA-Za-zμ%°)\]]\s*$/.test(text.slice(0, from - 1)) ? from : from - 1
}

const signed = (text: string, number: Written, least: number): Written => {
  const from = signedFrom(text, number.from)
  if (from === number.from || from < least) return number
  const { value } = number
  const isBelow = text[from] === '-'
  return { ...number, from, ...(value && isBelow && { value: { ...value, over: -value.over } }) }
}

const broken = / ?\. (?=\d)| \.(?=\d)/y
const doubled = /[.·]{2,}(?=\d)/y
const spaced = / \d{3}(?![\d.])/y

/** The next number that begins here or behind; several where digits only stand beside each other. */
export const numbersFrom = (text: string, at: number): Written[] => {
  const opening = matched(begins, text, at)
  if (!opening) return []
  const numbers = readRun(opening[0], opening.index)
  const first = numbers[0]
  const last = numbers.at(-1)
  if (!first || !last) return []
  const twice = matched(doubled, text, last.to)
  const gap = twice ?? matched(broken, text, last.to)
  const group = /^\d{1,3}$/.test(opening[0]) ? matched(spaced, text, last.to) : null
  if (gap || group) {
    const rest = gap ? (matched(/\d+/y, text, last.to + gap[0].length)?.[0].length ?? 0) : 0
    const to = last.to + (gap ?? group)![0].length + rest
    const why = gap ? '小数点旁有空格' : '数字中间有空格'
    return [{ from: last.from, to, why: twice ? '小数点不止一个' : why }]
  }
  const done = [...numbers.slice(0, -1), withPower(text, last)]
  return [signed(text, done[0] ?? last, at), ...done.slice(1)]
}

/** The number that begins exactly here. */
export const numberAt = (text: string, at: number): Written | undefined => {
  const [first, ...others] = numbersFrom(text, at)
  return first?.from === at && others.length === 0 ? first : undefined
}
