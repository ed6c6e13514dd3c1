import { numberAt, numbersFrom, powerAt, type Written } from './number.ts'
import { plainText, type PlainText } from './plain-text.ts'
import { near, times, type Ratio } from './ratio.ts'
import { unitAt, type Unit } from './unit-expression.ts'

/** A number that stands in a text, and its unit; places are UTF-16 units of the text, the end excluded. */
export type Figure = {
  readonly from: number
  readonly to: number
  /** Where its spread and its unit end. */
  readonly end: number
  readonly exact: Ratio
  readonly value: number
  /** Undefined where none is written. */
  readonly unit: Unit | undefined
}

/** A number that cannot be read, and why, in a Chinese clause. */
export type Unread = { readonly from: number; readonly to: number; readonly why: string }

/** Everything that was read of a text. */
export type Read = { readonly figures: readonly Figure[]; readonly unread: readonly Unread[] }

type Token = Written & {
  /** Where what belongs to the number ends: its spread, its unit. */
  readonly end: number
  readonly unit?: Unit
}

const matched = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const blank = / */y
const plusMinus = / *(?:±|\+\/-|\+-) */y

const unitBehind = (text: string, at: number): { unit: Unit; to: number } | undefined => {
  const begin = at + (matched(blank, text, at)?.[0].length ?? 0)
  const isHeld = text[begin] === '(' || text[begin] === '['
  const unit = unitAt(text, isHeld ? begin + 1 : begin)
  if (!unit || !isHeld) return unit
  const close = text[begin] === '(' ? ')' : ']'
  return text[unit.to] === close ? { ...unit, to: unit.to + 1 } : undefined
}

const held = /[([]([^()[\]\n]{1,16})[)\]] *(?:[:=]|约?为|是|约)? *$/

/** The head of a table names the unit once: 血压（mmHg）：46.2. */
const unitBefore = (text: string, from: number): Unit | undefined => {
  const heldText = held.exec(text.slice(from < 32 ? 0 : from - 32, from))?.[1] ?? ''
  const unit = unitAt(heldText, 0)
  return unit?.to === heldText.length ? unit.unit : undefined
}

/** What a spread is (±1.5, also in brackets) belongs to the number before it. */
const withSpread = (text: string, number: Written): Token => {
  const own = unitBehind(text, number.to)
  const sign = matched(plusMinus, text, own?.to ?? number.to)
  let token: Token = { ...number, end: number.to }
  if (sign) {
    const at = (own?.to ?? number.to) + sign[0].length
    const spread = numberAt(text, at)
    if (spread) token = { ...token, end: spread.to }
  } else {
    const open = matched(/ *\( */y, text, number.to)
    const spread = open && numberAt(text, number.to + open[0].length)
    const close = spread && matched(/ *\)/y, text, spread.to)
    if (spread && close && unitBehind(text, spread.to + close[0].length))
      token = { ...token, end: spread.to + close[0].length }
  }
  return whole(text, token, sign ? own?.unit : undefined)
}

/** (4.62±0.15)×10¹: what holds both may have a power and a unit of its own. */
const whole = (text: string, token: Token, own: Unit | undefined): Token => {
  let { value, end } = token
  const close = matched(/ *\)/y, text, end)
  if (
    close &&
    /\( *$/.test(text.slice(token.from < 8 ? 0 : token.from - 8, token.from)) &&
    end > token.to
  ) {
    end += close[0].length
    const power = powerAt(text, end)
    if (power && value && power.factor) value = times(value, power.factor)
    end = power?.to ?? end
  }
  const unit = unitBehind(text, end)
  const known = unit?.unit ?? own
  return { ...token, ...(value && { value }), end: unit?.to ?? end, ...(known && { unit: known }) }
}

const joined =
  /^ *(?:升高|降低|上升|下降|增加|减少|升|降|增|减|变)? *(?:[、,，~→/-]|->|至|到|为|和|与|及|或) *$/

/** 75→80 mmHg, 120、130 mmHg, 120/80 mmHg: numbers beside each other have the unit that is written once. */
const sharing = (text: string, tokens: readonly Token[]): Token[] => {
  const shared: Token[] = []
  for (const token of tokens.toReversed()) {
    const next = shared.at(-1)
    const gap = next ? text.slice(token.end, next.from) : ''
    const mayShare = next?.unit && !token.unit && gap !== '' && joined.test(gap)
    const unit = token.unit ?? (mayShare ? next.unit : unitBefore(text, token.from))
    const isPart = mayShare && gap.trim() === '/' && next.unit?.kind !== 'pressure'
    shared.push(
      isPart
        ? { from: token.from, to: next.to, end: next.end, why: '分数要写成小数', unit: next.unit }
        : { ...token, ...(unit && { unit }) },
    )
    if (isPart) shared.splice(-2, 1)
  }
  return shared.toReversed()
}

const looksLikeUnit = /^ ?(?:mm|cm|[km]?pa|m?[vsgl]|bp|hz|次|毫|千|汞)/i
const word = /^ ?[A-Za-zμ°%/0-9\u4e00-\u9fff]{1,6}/

/** A number with places or a power was measured: what follows is meant as its unit. */
const unknownUnit = (text: string, token: Token): string | undefined => {
  const rest = text.slice(token.end, token.end + 8)
  const latin = /^ ?[A-Za-zμ]{1,8}/.test(rest)
  if (!looksLikeUnit.test(rest) || (!latin && !/^ ?[毫千汞]/.test(rest))) return undefined
  return `没有“${(word.exec(rest)?.[0] ?? rest).trim()}”这个单位`
}

const fraction = /(?<!\d)\uffff/g
const attached = /[A-Za-zμ](\d+(?:\.\d+)?)/g
const inWords = /(?<![\d.])[零〇一二两三四五六七八九十百千万]+(?:点[零〇一二三四五六七八九]+)?/g
const seldomMeasured = new Set(['time', 'count', 'fold', 'cycles', 'drops'])

/** Numbers that no reader of digits sees: in Chinese words, or written to a letter. */
const overlooked = (text: string): (Unread | undefined)[] => [
  ...[...text.matchAll(inWords)].map((match) => {
    const to = match.index + match[0].length
    const unit = unitBehind(text, to)
    return unit && !seldomMeasured.has(unit.unit.kind)
      ? { from: match.index, to: unit.to, why: '用汉字写的数：改用阿拉伯数字' }
      : undefined
  }),
  ...[...text.matchAll(fraction)].map((match) => {
    const to = match.index + 1
    return unitBehind(text, to) && { from: match.index, to, why: '改用小数' }
  }),
  ...[...text.matchAll(attached)].map((match) => {
    const [all, digits = ''] = match
    const to = match.index + all.length
    const isLong = digits.length > 1
    const unit = isLong ? unitBehind(text, to) : undefined
    return unit && text[to] !== '('
      ? { from: match.index + 1, to, why: '数字紧跟着字母：中间空一格' }
      : undefined
  }),
]

const placed = ({ from, to }: PlainText, begin: number, end: number) => ({
  from: from[begin] ?? 0,
  to: to[end - 1] ?? 0,
})

/**
 * Reads every number of a text with its unit, however it is spelled: half or full width, a decimal comma, powers of ten,
 * a spread, ranges and lists that name their unit once. What stands beside a unit and cannot be read is told with the
 * reason.
 */
export const readFigures = (original: string): Read => {
  const plain = plainText(original)
  const { text } = plain
  const tokens: Token[] = []
  for (let at = 0; ;) {
    const numbers = numbersFrom(text, at)
    const last = numbers.at(-1)
    if (!last) break
    const whole = withSpread(text, last)
    tokens.push(...numbers.slice(0, -1).map((one) => ({ ...one, end: one.to })), whole)
    at = whole.end > last.to ? whole.end : last.to
  }
  const figures: Figure[] = []
  const unread: Unread[] = []
  for (const token of sharing(text, tokens)) {
    const { value, unit, why } = token
    const fault = why === undefined ? (unit ? undefined : unknownUnit(text, token)) : unit && why
    if (fault !== undefined) unread.push({ ...placed(plain, token.from, token.to), why: fault })
    else if (value)
      figures.push({
        ...placed(plain, token.from, token.to),
        end: plain.to[token.end - 1] ?? 0,
        exact: value,
        value: near(value),
        unit,
      })
  }
  for (const one of overlooked(text))
    if (one) unread.push({ ...placed(plain, one.from, one.to), why: one.why })
  return { figures, unread: unread.toSorted((one, other) => one.from - other.from) }
}
