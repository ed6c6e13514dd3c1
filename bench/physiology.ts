// npm run bench:physiology [-- --only ID] [--seeds N]: what the experiments' models do against what the field publishes.
import { parseArgs } from 'node:util'
import { experiments, run, traceOf } from '@xinglin/simulation/experiment'

const { values } = parseArgs({
  options: { only: { type: 'string' }, seeds: { type: 'string', default: '20' } },
})
const seeds = Array.from({ length: Number(values.seeds) }, (_, n) => n + 1)
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const shown = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3)

let simulated = 0
let took = 0
let outside = 0
let rowsSeen = 0

for (const { model, expected } of experiments) {
  if (values.only !== undefined && values.only !== model.id) continue
  say(`\n${model.zh} (${model.id})`)
  let ownSimulated = 0
  let ownTook = 0
  for (const { zh, events, until, rows } of expected) {
    const obtained = seeds.map((seed) => {
      const from = process.cpuUsage()
      const recording = run(model, seed, {}, events, until)
      const { user, system } = process.cpuUsage(from)
      ownTook += (user + system) / 1000
      ownSimulated += until
      for (const refusal of recording.refusals) {
        outside += 1
        say(`  REFUSED ${zh} at ${String(refusal.at)} s: ${refusal.zh}`)
      }
      return rows.map(({ read }) => read((channel) => traceOf(recording, channel)))
    })
    for (const [at, row] of rows.entries()) {
      const sorted = obtained.map((one) => one[at] ?? Number.NaN).toSorted((a, b) => a - b)
      const [least, median, most] = [
        sorted[0] ?? Number.NaN,
        sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
        sorted.at(-1) ?? Number.NaN,
      ]
      const isIn = sorted.every((value) => value >= row.lo && value <= row.hi)
      rowsSeen += 1
      if (!isIn) outside += 1
      say(
        `  ${isIn ? 'ok     ' : 'OUTSIDE'} ${zh} · ${row.zh}: ${shown(least)} / ${shown(median)} / ${shown(most)} ${row.unit}` +
          ` (expected ${String(row.lo)} … ${String(row.hi)}; ${row.source})`,
      )
    }
  }
  const kinds = Map.groupBy(
    expected.flatMap(({ rows }) => rows),
    ({ source }) => source.slice(0, 2),
  )
  say(`  ranges rest on: ${[...kinds].map(([kind, of]) => `${kind} ${of.length}`).join(', ')}`)
  say(`  ${((1000 * ownSimulated) / ownTook).toFixed(0)} times faster than real time`)
  simulated += ownSimulated
  took += ownTook
}

say(
  `\n${rowsSeen - outside} of ${rowsSeen} rows inside over ${seeds.length} seeds (minimum / median / maximum);`,
)
say(`${((1000 * simulated) / took).toFixed(0)} times faster than real time in all\n`)
if (outside > 0) process.exitCode = 1
