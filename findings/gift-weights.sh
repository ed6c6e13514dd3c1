#!/usr/bin/env bash
# GIFT gives partial credit as a percentage before an answer (Moodle's documentation of the format: several right answers of
# a choice are written ~%50%). gift-pegjs 1.0.2 tells a weight and isCorrect side by side, and they do not agree: the right
# answers of a choice with several are isCorrect false, and an answer worth half of a short question is isCorrect true like
# the full one. Guessed before: isCorrect follows the weight. Who reads GIFT by it must go by the weight where there is one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts gift-pegjs@1.0.2
cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs'
import gift from 'gift-pegjs'

const answersOf = (text) => {
  const [question] = gift.parse(text)
  return [question.type, ...question.choices.map((one) => [one.text.text, one.isCorrect, one.weight])]
}
const seen = {
  version: JSON.parse(readFileSync('node_modules/gift-pegjs/package.json', 'utf8')).version,
  severalRight: answersOf('Signs of shock? {~%50%cold skin ~%50%fast pulse ~%-100%warm skin}'),
  halfRight: answersOf('Unit of pressure? {=kilopascal =%50%pascal}'),
}
const expected = {
  version: '1.0.2',
  severalRight: ['MC', ['cold skin', false, 50], ['fast pulse', false, 50], ['warm skin', false, -100]],
  halfRight: ['Short', ['kilopascal', true, null], ['pascal', true, 50]],
}
console.log(JSON.stringify(seen, undefined, 2))
if (JSON.stringify(seen) !== JSON.stringify(expected)) {
  console.error('gift-pegjs answers otherwise now')
  process.exit(1)
}
JS
node try.mjs
