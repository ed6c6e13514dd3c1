// npm run test:processes: several servers on one database behind a proxy. See docs/reliability.md.
import { parseArgs } from 'node:util'
import { questions } from './standing/together.ts'

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '2,4' },
    students: { type: 'string', default: '60' },
    break: { type: 'string', default: '' },
  },
})
const say = (line: string): void => void process.stdout.write(`${line}\n`)
let failed = 0
if (values.break)
  say(`\n  broken on purpose: ${values.break}; its question must be answered with no`)
for (const processes of values.processes.split(',').map(Number)) {
  say(`\n  ${processes} processes on one database`)
  const outcome = await questions({
    processes,
    students: Number(values.students),
    broken: values.break,
  })
  for (const { holds, what } of outcome) {
    if (!holds) failed += 1
    say(`  ${holds ? 'holds ' : 'FAILS '}  ${what}`)
  }
}
say('')
process.exit(failed === 0 ? 0 : 1)
