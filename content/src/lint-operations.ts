// Prints what is wrong with every procedure of content/operations (or with those named), read and played with each of
// its patients; fails when anything stops publication. With --items it prints what the golden way does not earn.
import { goldenWay, rehearse, sheetOf } from '@xinglin/simulation/operation'
import type { Procedure } from '@xinglin/simulation/procedures'
import { writtenProcedures } from './procedures.ts'

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const given = process.argv.slice(2)
const wanted = given.filter((one) => !one.startsWith('--'))

const printLost = (procedure: Procedure, variant: Procedure['variants'][number]): void => {
  const { state } = goldenWay({ procedure, variant, seed: 1, mode: 'examination' })
  const sheet = sheetOf(state)
  for (const { name, items } of sheet.dimensions)
    for (const { id, zh, got, max } of items.filter((one) => one.got < one.max || one.max === 0))
      print(`    ${name}  ${id}  ${zh}  ${got}/${max}`)
  for (const { id, zh, cap } of sheet.caps) print(`    封顶${cap}  ${id}  ${zh}`)
}

const play = (procedure: Procedure): number =>
  procedure.variants.reduce((stopped, variant) => {
    const { golden, empty, everything, problems } = rehearse(procedure, variant)
    print(`  ${variant.zh}：示范 ${golden}  空白 ${empty}  全选 ${everything}`)
    for (const { path, zh } of problems) print(`  错误  ${path}  ${zh}`)
    if (given.includes('--items')) printLost(procedure, variant)
    return stopped + problems.length
  }, 0)

let stopped = 0
for (const { slug, procedure, problems } of writtenProcedures()) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue
  print(`${slug}  ${procedure?.title ?? ''}`)
  for (const { path, zh } of problems) print(`  错误  ${path}  ${zh}`)
  stopped += problems.length
  if (procedure !== undefined) stopped += play(procedure)
}
process.exit(stopped === 0 ? 0 : 1)
