import { expect, test } from 'vitest'
import { drawFormulas, drawnFormula, FormulaFault } from './formula.ts'

const line = (tex: string) => ({ tex, place: 'line' }) as const

test.each([
  String.raw`\mathrm{pH} = 6.1 + \lg\frac{[\mathrm{HCO_3^-}]}{0.03 \times P_{\mathrm{CO_2}}}`,
  String.raw`\begin{aligned} CO &= SV \times HR \\ &= 70 \end{aligned}`,
  String.raw`\begin{cases} 1 & x > 0 \\ 0 & x \le 0 \end{cases}`,
  String.raw`\begin{array}{|l|c|} \hline a & b \\ \hline \end{array}`,
  String.raw`\ce{H2CO3 <=> HCO3- + H+}`,
  String.raw`\boxed{\cancel{x}} \sqrt[3]{\overline{ab}} \vec{F} \dot{V}`,
  String.raw`\text{心输出量} = 5\,\mathrm{L/min} \quad 37\,^\circ\mathrm{C}`,
  String.raw`\color{red} x \rule{1em}{2em} \underbrace{a+b}_{n} \xrightarrow{k}`,
])('%s is MathML without a style', (tex) => {
  const drawn = drawnFormula({ tex, place: 'block' })
  expect(drawn.querySelector('math')?.getAttribute('display')).toBe('block')
  expect(drawn.querySelector('[style], a, img, script, [href]')).toBeNull()
  expect(drawn.querySelector('annotation')?.textContent).toBe(tex)
})

test.each([
  [String.raw`\frac{a`, 8],
  [String.raw`a + \nothing`, 5],
  ['x'.repeat(2001), 2000],
])('%s is told with its place', (tex, at) => {
  const fault = (() => {
    try {
      return drawnFormula(line(tex))
    } catch (error) {
      return error
    }
  })()
  expect(fault).toBeInstanceOf(FormulaFault)
  expect((fault as FormulaFault).at).toBe(at)
})

test.each([
  String.raw`\href{javascript:alert(1)}{x}`,
  String.raw`\includegraphics{https://host.example/a.png}`,
  String.raw`\htmlStyle{color:red}{x}`,
])('%s brings nothing of the kind in', (tex) => {
  const drawn = drawnFormula(line(tex))
  expect(drawn.querySelector('a, img, [style], [href], [src]')).toBeNull()
})

test('a macro that grows without end ends', () => {
  expect(() => drawnFormula(line(String.raw`\def\a{\a\a}\a`))).toThrow(FormulaFault)
})

test('cells say where they stand and which lines they have', () => {
  const tex = String.raw`\begin{array}{l|r} a & b \\ \hline c & d \end{array}`
  const cells = [...drawnFormula(line(tex)).querySelectorAll('mtd')]
  expect(cells.map((cell) => cell.getAttribute('columnalign'))).toEqual([
    'left',
    'right',
    'left',
    'right',
  ])
  expect(cells.map((cell) => cell.getAttribute('data-line'))).toEqual([
    null,
    'left',
    'top',
    'left top',
  ])
})

test('a formula in a text that cannot be read stays as its TeX', () => {
  const holder = document.createElement('p')
  holder.innerHTML = '<code data-formula="line">x^2</code><code data-formula="line">\\frac{</code>'
  drawFormulas(holder.querySelectorAll('code'))
  expect(holder.querySelectorAll('math')).toHaveLength(1)
  expect(holder.querySelector('code')?.textContent).toBe(String.raw`\frac{`)
})
