#!/usr/bin/env bash
# MathML may be written with a prefix (<m:math xmlns:m="http://www.w3.org/1998/Math/MathML">), as many files of QTI do, and has
# two vocabularies: presentation (mfrac, msup) and content (apply, ci). mathml-to-latex 1.8.0 is told either without complaint.
# Guessed before: a prefix makes no difference, and what cannot be said as TeX fails. In truth names with a prefix and content
# elements come out as nothing, and of an element that it does not know what stands within is said as if it stood in a row: a long
# division of 6 by 3 becomes "6 3". Who uses it must take prefixes away first, and let through only names that it knows.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mathml-to-latex@1.8.0
cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { MathMLToLaTeX } from 'mathml-to-latex'

const tex = (inner) => MathMLToLaTeX.convert(`<math xmlns="http://www.w3.org/1998/Math/MathML">${inner}</math>`)
const seen = {
  version: JSON.parse(readFileSync('node_modules/mathml-to-latex/package.json', 'utf8')).version,
  plain: tex('<mfrac><mn>1</mn><mn>6</mn></mfrac>'),
  prefixed: MathMLToLaTeX.convert(
    '<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:mfrac><m:mn>1</m:mn><m:mn>6</m:mn></m:mfrac></m:math>',
  ),
  content: tex('<apply><divide/><cn>1</cn><cn>6</cn></apply>'),
  unknown: tex('<mlongdiv><mn>6</mn><mn>3</mn></mlongdiv>'),
}
const expected = {
  version: '1.8.0',
  plain: String.raw`\frac{1}{6}`,
  prefixed: '',
  content: '',
  unknown: '6 3',
}
console.log(JSON.stringify(seen, undefined, 2))
if (JSON.stringify(seen) !== JSON.stringify(expected)) {
  console.error('mathml-to-latex answers otherwise now')
  process.exit(1)
}
JS
node try.mjs
