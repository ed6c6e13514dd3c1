import { expect, test } from 'vitest'
import { texOfMathML } from './formula.ts'
import { fromMarkup, missingFormula } from './rich-words.ts'

test.each([
  ['<math><mfrac><mn>1</mn><mn>6</mn></mfrac></math>', String.raw`\frac{1}{6}`],
  ['<math><msub><mi>H</mi><mn>2</mn></msub><mi>O</mi></math>', 'H_{2} O'],
  ['<math><mi>t</mi><mo>≥</mo><mn>3</mn><mo>%</mo></math>', String.raw`t \geq 3 \%`],
  [
    '<math><semantics><msup><mi>x</mi><mn>2</mn></msup><annotation encoding="application/x-tex">x^2</annotation></semantics></math>',
    'x^{2}',
  ],
])('%s is %s', (markup, tex) => expect(texOfMathML(markup)).toBe(tex))

test.each([
  ['content without a look', '<math><apply><plus/><ci>x</ci><cn>1</cn></apply></math>'],
  ['nothing', '<math></math>'],
  ['what the converter would leave out', '<math><mi>x</mi><mphantom><mn>9</mn></mphantom></math>'],
  ['more than a formula holds', `<math>${'<mi>x</mi>'.repeat(400)}</math>`],
])('%s is no formula of ours', (_what, markup) => expect(texOfMathML(markup)).toBeUndefined())

test('formulas of another system become ours where they stood; what cannot is marked and told', () => {
  const whole = fromMarkup(
    '<p>速度 <math display="block"><mfrac><mi>s</mi><mi>t</mi></mfrac></math> 与 <math><ci>v</ci></math></p>',
    () => undefined,
  )
  expect(whole.html).toBe(
    String.raw`<p>速度 <code data-formula="block">\frac{s}{t}</code> 与 ${missingFormula}</p>`,
  )
  expect(whole.notes).toEqual(['公式（MathML）未导入'])
})
