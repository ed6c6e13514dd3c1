#!/usr/bin/env bash
# A numeric question of GIFT may have feedback: {#3:2#Good}, and {#3:2~#Completely wrong} for every other answer (so in Moodle's
# own test file of the format). gift-pegjs 1.0.2 refuses both; the same as a list of one, {#=3:2#Good ~#Completely wrong}, it
# reads. Guessed before: feedback is read as in every other type. Who reads GIFT by it must write the answer as a list first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts gift-pegjs@1.0.2
cat >try.mjs <<'JS'
import { readFileSync } from 'node:fs'
import gift from 'gift-pegjs'

const read = (text) => {
  try {
    return gift.parse(text)[0].type
  } catch (error) {
    return error.message.split('\n')[0]
  }
}
const seen = {
  version: JSON.parse(readFileSync('node_modules/gift-pegjs/package.json', 'utf8')).version,
  plain: read('A number from 1 to 5? {#3:2}'),
  right: read('A number from 1 to 5? {#3:2#Good}'),
  wrong: read('A number from 1 to 5? {#3:2~#Completely wrong}'),
  listed: read('A number from 1 to 5? {#=3:2#Good ~#Completely wrong}'),
}
console.log(JSON.stringify(seen, undefined, 2))
const expected = {
  version: '1.0.2',
  plain: 'Numerical',
  right: 'Expected "}" but "#" found.',
  wrong: 'Expected "}" but "~" found.',
  listed: 'Numerical',
}
if (JSON.stringify(seen) !== JSON.stringify(expected)) {
  console.error('gift-pegjs answers otherwise now')
  process.exit(1)
}
JS
node try.mjs
