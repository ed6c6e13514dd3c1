import { MathMLToLaTeX } from 'mathml-to-latex'

/** What of MathML says how a formula looks. Of other names the converter says nothing, or only what stands within: they are not given to it. */
const presentation = new Set([
  'math',
  'semantics',
  'annotation',
  'mrow',
  'mstyle',
  'mpadded',
  'mi',
  'mn',
  'mo',
  'ms',
  'mtext',
  'mspace',
  'mfrac',
  'msqrt',
  'mroot',
  'mfenced',
  'msub',
  'msup',
  'msubsup',
  'munder',
  'mover',
  'munderover',
  'mmultiscripts',
  'mprescripts',
  'none',
  'mtable',
  'mtr',
  'mtd',
])

const longestMarkup = 20_000
/** As long as a formula may be that is typed. */
const longest = 500

const names = /<\/?\s*([\w:-]+)/g

/** MathML as the TeX that says the same; undefined for what cannot be said so, or is no formula. */
export const texOfMathML = (markup: string): string | undefined => {
  if (markup.length > longestMarkup) return undefined
  for (const [, name = ''] of markup.matchAll(names))
    if (!presentation.has(name.toLowerCase())) return undefined
  try {
    const tex = MathMLToLaTeX.convert(markup).trim()
    return tex === '' || tex.length > longest ? undefined : tex
  } catch {
    return undefined
  }
}
