// npm run test:faults: students save while servers, the database, the network and the disk fail. See docs/reliability.md.
import { parseArgs } from 'node:util'
import { kinds, type Kind } from './standing/savers.ts'
import { trials, type Name } from './standing/trials.ts'

const names = Object.keys(trials) as Name[]
const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
    every: { type: 'string', default: '2' },
    only: { type: 'string', default: names.join(',') },
    /** What is saved, by turns: `exam` alone makes everybody an examinee. */
    kinds: { type: 'string', default: kinds.join(',') },
    break: { type: 'string', default: '' },
  },
})
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const wanted = values.kinds.split(',')
const chosen = kinds.filter((kind): kind is Kind => wanted.includes(kind))
if (chosen.length !== wanted.length) throw new Error(`--kinds takes ${kinds.join(', ')}`)
const isName = (name: string): name is Name => name in trials

say(
  `\n  ${values.students} students save (${chosen.join(', ')}), one thing every ${values.every} s each`,
)
if (values.break) say(`  broken on purpose: ${values.break}; the trial must fail`)
let failed = 0
for (const name of values.only.split(',')) {
  if (!isName(name)) throw new Error(`--only takes ${names.join(', ')}`)
  const outcome = await trials[name]({
    students: Number(values.students),
    seconds: Number(values.seconds),
    everyMs: Number(values.every) * 1_000,
    broken: values.break,
    kinds: chosen,
    say: (line) => say(`          ${line}`),
  })
  if (outcome === undefined) continue
  const { acknowledged, lost, doubled, strange, failures, worstMs, p95Ms, medianMs, firstHeard } =
    outcome
  const holds = lost === 0 && doubled === 0 && strange.length === 0 && worstMs <= 5_000
  if (!holds) failed += 1
  say(
    `  ${holds ? 'holds ' : 'FAILS '}  ${name}: ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled; ${failures} had to be sent again, ` +
      `back after p50 ${medianMs.toFixed(0)}, p95 ${p95Ms.toFixed(0)}, at most ${worstMs.toFixed(0)} ms (goal 5000)`,
  )
  for (const [what, times] of firstHeard)
    say(`          held up for more than 5 s: ${times} who first heard “${what}”`)
  for (const line of new Set(strange)) say(`          not explained: ${line}`)
}
say('')
process.exit(failed === 0 ? 0 : 1)
