import { plainText } from './plain-text.ts'
import { ratio, through, times, type Ratio } from './ratio.ts'
import { atomAt, type Atom } from './units.ts'

/** A unit, simple or composed: what is compared with what (`kind`), how many of the first of its kind, how it is written. */
export type Unit = { readonly kind: string; readonly factor: Ratio; readonly zh: string }

type Part = { readonly atom: Atom; readonly isUnder: boolean; readonly alone: string }
type Parsed = { readonly parts: readonly Part[]; readonly to: number }

const operator = / ?(?:([·*×])|([/每])) ?(?!\d)/y
const power = /\^\(?(?:(-)|\+)?1\)?(?![\d.])|(-)1(?![\d.])/y

const match = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const partAt = (text: string, at: number, isUnder: boolean): Parsed | undefined => {
  if (text[at] === '(') {
    const inner = partsAt(text, at + 1, isUnder)
    return inner && text[inner.to] === ')' ? { ...inner, to: inner.to + 1 } : undefined
  }
  const named = atomAt(text, at)
  if (!named) return undefined
  const raised = match(power, text, named.to)
  const turned = raised?.[1] !== undefined || raised?.[2] !== undefined
  return {
    parts: [
      { atom: named.atom, isUnder: turned ? !isUnder : isUnder, alone: text.slice(at, named.to) },
    ],
    to: named.to + (raised?.[0].length ?? 0),
  }
}

const partsAt = (text: string, at: number, isUnder: boolean): Parsed | undefined => {
  let read = partAt(text, at, isUnder)
  while (read) {
    const sign = match(operator, text, read.to)
    const next: Parsed | null | undefined =
      sign && partAt(text, read.to + sign[0].length, sign[2] === undefined ? isUnder : !isUnder)
    if (!next) break
    read = { parts: [...read.parts, ...next.parts], to: next.to }
  }
  return read
}

const once = atomAt('次', 0)?.atom

/** 分 and 时 alone are more often a mark and a moment than minutes and hours. */
const isWord = ({ parts }: Parsed): boolean =>
  parts.length === 1 && ['分', '时'].includes(parts[0]?.alone ?? '')

const composed = (parts: readonly Part[]): Unit => {
  const over = parts.filter(({ isUnder }) => !isUnder).map(({ atom }) => atom)
  const under = parts.filter(({ isUnder }) => isUnder).map(({ atom }) => atom)
  // What happens in a minute is counted, also where it is only written /min.
  if (over.length === 0 && once) over.push(once)
  const product = (some: readonly Atom[]) =>
    some.reduce((sum, { factor }) => times(sum, factor), ratio(1n))
  const names = (some: readonly Atom[], name: 'kind' | 'zh') => some.map((one) => one[name])
  const kinds = (some: readonly Atom[]) => names(some, 'kind').toSorted().join('·')
  const below = names(under, 'zh').map((zh) => (zh === 'min' && over[0] === once ? '分' : zh))
  return {
    kind: under.length === 0 ? kinds(over) : `${kinds(over)}/${kinds(under)}`,
    factor: through(product(over), product(under)),
    zh:
      names(over, 'zh').join('·') +
      (below.length > 1 ? `/(${below.join('·')})` : below.map((zh) => `/${zh}`).join('')),
  }
}

const beat = /bpm(?![A-Za-z])/iy
const molar = /([mμun]?)M(?![A-Za-z])/y
const sum: Readonly<Record<string, string>> = {
  '': 'mol/L',
  m: 'mmol/L',
  μ: 'μmol/L',
  u: 'μmol/L',
  n: 'nmol/L',
}

/** The unit that is written here, and where it ends; `undefined` where none is. */
export const unitAt = (text: string, at: number): { unit: Unit; to: number } | undefined => {
  const spoken = match(beat, text, at)
  if (spoken) return { ...unitOrNone('次/min'), to: at + 3 }
  const strength = match(molar, text, at)
  if (strength) return { ...unitOrNone(sum[strength[1] ?? ''] ?? ''), to: at + strength[0].length }
  const rest = match(/\/ ?/y, text, at)
  const read = rest ? partsAt(text, at + rest[0].length, true) : partsAt(text, at, false)
  if (!read || isWord(read) || (rest && !read.parts.every(({ atom }) => atom.kind === 'time')))
    return undefined
  return { unit: composed(read.parts), to: read.to }
}

const unitOrNone = (text: string): { unit: Unit } => {
  const read = partsAt(text, 0, false)
  if (!read) throw new Error(`${text} is no unit`)
  return { unit: composed(read.parts) }
}

/** The unit that a text is, and nothing else. */
export const unitOf = (text: string): Unit | undefined => {
  const plain = plainText(text).text.trim()
  const unit = unitAt(plain, 0)
  return unit?.to === plain.length ? unit.unit : undefined
}
