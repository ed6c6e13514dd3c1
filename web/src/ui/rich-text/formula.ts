import 'katex/contrib/mhchem'
import katex, { ParseError } from 'katex'
import { type Formula, longestTex } from './tex.ts'

// Macros may grow so many times, and no space is wider than so many characters.
const bounds = { maxExpand: 300, maxSize: 20 }

/** Where a formula cannot be read, counted in characters from 1; undefined where that cannot be said. */
export class FormulaFault extends Error {
  readonly at: number | undefined
  constructor(at: number | undefined) {
    super('no formula')
    this.at = at
  }
}

/** Tells each cell of a table where it stands and which lines it has, for style sheets: browsers read only that. */
const sayLines = (holder: HTMLElement): void => {
  for (const table of holder.querySelectorAll('mtable')) {
    const attribute = (name: string) => table.getAttribute(name)?.split(' ') ?? []
    const [aligned, columns, rows] = [
      attribute('columnalign'),
      attribute('columnlines'),
      attribute('rowlines'),
    ]
    const isLine = (line: string | undefined) => line !== undefined && line !== 'none'
    for (const [y, row] of [...table.children].entries()) {
      for (const [x, cell] of [...row.children].entries()) {
        cell.setAttribute('columnalign', aligned[x] ?? 'center')
        const lines = [
          ...(isLine(columns[x - 1]) ? ['left'] : []),
          ...(isLine(rows[y - 1]) ? ['top'] : []),
        ]
        if (lines.length > 0) cell.setAttribute('data-line', lines.join(' '))
      }
    }
  }
}

/** A formula as MathML, which browsers set and screen readers read; throws a FormulaFault. */
export const drawnFormula = ({ tex, place }: Formula): HTMLElement => {
  const holder = document.createElement('span')
  holder.dataset['formula'] = place
  try {
    if (tex.length > longestTex) throw new FormulaFault(longestTex)
    katex.render(tex, holder, {
      ...bounds,
      output: 'mathml',
      displayMode: place === 'block',
      throwOnError: true,
      // Chinese within a formula is no fault; links and pictures within one are not let in.
      strict: 'ignore',
      trust: false,
    })
  } catch (error) {
    if (error instanceof FormulaFault) throw error
    throw new FormulaFault(error instanceof ParseError ? error.position + 1 : undefined)
  }
  sayLines(holder)
  return holder
}

/** Draws the formulas in a text; one that cannot be read stays as its TeX. */
export const drawFormulas = (codes: Iterable<HTMLElement>): void => {
  for (const code of codes) {
    const place = code.dataset['formula'] === 'block' ? 'block' : 'line'
    try {
      code.replaceWith(drawnFormula({ tex: code.textContent, place }))
    } catch {
      // Its TeX is what there is to read.
    }
  }
}
