/** A text in one spelling, and where each of its signs stood: UTF-16 units, the end excluded. */
export type PlainText = {
  readonly text: string
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/** Groups the digits of a number, and nothing else. */
export const thin = '\u2009'
/** Stands for a sign that is no part of a number: ①, ½, ㏳. */
const apart = '\uffff'

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const lowered = '₀₁₂₃₄₅₆₇₈₉'
const raisedSigns: Readonly<Record<string, string>> = { '⁺': '+', '⁻': '-', '－': '-' }

const signs: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'−‐‑–﹣－'].map((sign) => [sign, '-'])),
  ...Object.fromEntries([...'—⸺―'].map((sign) => [sign, '~'])),
  ...Object.fromEntries([...'～∼〜﹏⁓'].map((sign) => [sign, '~'])),
  ...Object.fromEntries([...'✕✖⨯╳＊∗'].map((sign) => [sign, '×'])),
  ...Object.fromEntries([...'‧・∙⋅•･'].map((sign) => [sign, '·'])),
  ...Object.fromEntries([...'⟶➔➜⇒'].map((sign) => [sign, '→'])),
  '，': '，',
  '﹐': '，',
  '｡': '。',
  '／': '/',
  '∕': '/',
  '⁄': '/',
  '∶': ':',
  '\u202f': thin,
  [thin]: thin,
}

const spelled = (sign: string, before: string): string => {
  const known = signs[sign]
  if (known !== undefined) return known
  const power = raised.includes(sign) ? String(raised.indexOf(sign)) : raisedSigns[sign]
  // Powers stand beside each other: 10⁻³ is one.
  if (power !== undefined) return before === 'power' ? power : `^${power}`
  if (lowered.includes(sign)) return String(lowered.indexOf(sign))
  if (/\p{Default_Ignorable_Code_Point}/u.test(sign)) return ''
  const usual = sign.normalize('NFKC')
  // ① is no 1, and ½ is no 12.
  if (/\d/.test(usual) && !/^\p{Nd}$/u.test(sign) && !/^[a-z]/i.test(usual)) return apart
  return usual
}

/** A text in which digits, letters, signs of arithmetic and blanks have one spelling each; half or full width, raised or not. */
export const plainText = (original: string): PlainText => {
  const from: number[] = []
  const to: number[] = []
  let text = ''
  let before = ''
  let at = 0
  for (const sign of original) {
    const isPower = raised.includes(sign) || sign === '⁺' || sign === '⁻'
    const plain = spelled(sign, before)
    for (let unit = 0; unit < plain.length; unit += 1) {
      from.push(at)
      to.push(at + sign.length)
    }
    text += plain
    before = isPower ? 'power' : ''
    at += sign.length
  }
  return { text, from, to }
}
