import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A stand-in for ffmpeg, for machines without one: it looks at what a file says of itself. `SECONDS 8`, `SOUND` (no
 * picture), `BROKEN`, `CUT` (the result is too short), `SLOW` (never ends), `FAILS`.
 */
const program = `const { readFileSync, writeFileSync } = require('node:fs')
const given = process.argv.slice(2)
if (given[0] === '-version') process.exit(0)
const after = (name) => given[given.indexOf(name) + 1]
const from = after('-i')
const text = readFileSync(from, 'latin1')
const to = given.at(-1)
const seconds = Number(/SECONDS (\\d+)/.exec(text)?.[1] ?? 4)
if (to === from) {
  if (text.includes('BROKEN')) console.error('moov atom not found')
  else {
    console.error('  Duration: 00:00:0' + seconds + '.00, start: 0.0')
    console.error('  Stream #0:0: ' + (text.includes('SOUND') ? 'Audio: aac' : 'Video: h264, yuv420p, 1280x720, 30 fps'))
  }
  process.exit(1)
}
if (after('-frames:v') === '1') process.exit(1)
if (text.includes('FAILS')) process.exit(1)
console.log('out_time_us=' + (seconds / 2) * 1e6)
const done = () => {
  const mark = after('-metadata')
  writeFileSync(to, text.includes('CUT') ? 'xxxxftyp SECONDS 1 ' + mark : 'xxxxftyp SECONDS ' + seconds + ' ' + mark)
  console.log('progress=end')
}
if (text.includes('SLOW')) setInterval(() => {}, 1000)
else done()
`

/** Writes the stand-in somewhere and answers its path. */
export const standInFfmpeg = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'xinglin-ffmpeg-'))
  const script = join(folder, 'ffmpeg.cjs')
  const path = join(folder, 'ffmpeg')
  writeFileSync(script, program)
  // Not Node's path behind "#!": that may hold no space, and the folder of a clone may.
  writeFileSync(path, `#!/bin/sh\nexec "${process.execPath}" "${script}" "$@"\n`)
  chmodSync(path, 0o755)
  return path
}
