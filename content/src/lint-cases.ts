// Prints what is wrong with every case of content/cases (or with those named), read and played; fails when anything
// stops publication. With --denials it prints instead what the patient answers where the case says nothing: each of
// these must be true of this patient. With --asked it says real sentences to the understanding that the product has,
// and prints a table of what they brought, with every sentence that was misread; with --tsv as lines for a file. With
// --recitals it says summings up and leading questions, and prints how many false parts are put right; errors of those
// that are not held out.
import { readModel } from '@xinglin/language/model'
import { factsOf, type CaseScript } from '@xinglin/simulation/cases'
import { rehearse, rehearseQuestions, rehearseRecitals } from '@xinglin/simulation/consultation'
import { understand } from '@xinglin/simulation/understanding'
import { askedOf, askedProblems } from './asked.ts'
import { writtenCases } from './cases.ts'
import { recitalsOf, scoreOf } from './recitals.ts'

type Written = ReturnType<typeof writtenCases>[number]

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

const percent = (part: number, whole: number): string => ((100 * part) / whole).toFixed(1)

const printDenials = (script: CaseScript): void => {
  for (const { id, text } of factsOf(script).filter(({ usual }) => usual))
    print(`  ${id.padEnd(34)}${text}`)
}

/** Prints what reading and playing find; how many of the problems stop publication. */
const printProblems = ({ script, problems: read }: Written) => {
  const played = script === undefined ? undefined : rehearse(script)
  if (played !== undefined) {
    const { golden, empty, everything, specific } = played
    const share = (specific * 100).toFixed(1)
    print(`  示范 ${golden}  空白 ${empty}  全选 ${everything}  常见问题 ${share}%`)
  }
  const problems = [...read, ...(played?.problems ?? [])]
  for (const { path, zh, weight } of problems)
    print(`  ${weight === 'error' ? '错误' : '建议'}  ${path}  ${zh}`)
  return problems.filter(({ weight }) => weight === 'error').length
}

const given = process.argv.slice(2)
const wanted = given.filter((one) => !one.startsWith('--'))
const isMeant = (flag: string): boolean => given.includes(flag)

/** Prints what real sentences bring; how many cases lack sentences or answer too few of the ordinary questions. */
const printAsked = (cases: readonly Written[]): number => {
  const hear = understand(readModel())
  let stopped = 0
  const rows = cases.flatMap(({ slug, script }) => {
    if (script === undefined) return []
    const questions = askedOf(slug)
    const rehearsal = rehearseQuestions(script, questions, hear)
    const problems = askedProblems(script, questions)
    stopped += problems.length + (rehearsal.answered / rehearsal.ordinary < 0.95 ? 1 : 0)
    for (const { text, read, wanted: should, fact } of rehearsal.misheard)
      print(
        isMeant('--tsv')
          ? [slug, fact ?? '', text, read, should].join('\t')
          : `${slug}  ${fact ?? '常见问题'}  ${text} => ${read} => ${should}`,
      )
    for (const problem of problems) print(`${slug}  错误  ${problem}`)
    return { slug, ...rehearsal }
  })
  if (isMeant('--tsv')) return stopped
  for (const { slug, asked: questions, reached, ordinary, answered } of rows)
    print(
      `${slug.padEnd(26)}关键事实 ${reached}/${questions} ${percent(reached, questions)}%  常见问题 ${answered}/${ordinary} ${percent(answered, ordinary)}%`,
    )
  const sum = (count: (row: (typeof rows)[number]) => number): number =>
    rows.reduce((total, row) => total + count(row), 0)
  print(
    `${'合计'.padEnd(24)}关键事实 ${percent(
      sum((row) => row.reached),
      sum((row) => row.asked),
    )}%  常见问题 ${percent(
      sum((row) => row.answered),
      sum((row) => row.ordinary),
    )}%`,
  )
  return stopped
}

/** Prints how true and false summings up are told apart, those apart that no rule was made by. */
const printRecitals = (cases: readonly Written[]): void => {
  const hear = understand(readModel())
  const all = cases.flatMap(({ slug, script }) => {
    if (script === undefined) return []
    const recitals = recitalsOf(slug)
    return rehearseRecitals(script, recitals, hear).map((outcome, at) => ({
      slug,
      heard: outcome,
      isHeldOut: recitals[at]?.heldOut === true,
    }))
  })
  for (const { slug, heard: outcome } of all.filter(({ isHeldOut }) => !isHeldOut))
    for (const part of [
      ...outcome.missed.map((one) => `未纠正 ${one}`),
      ...outcome.wronged.map((one) => `误纠正 ${one}`),
    ])
      print(`${slug}  ${outcome.says} => ${part}`)
  for (const isHeldOut of [false, true]) {
    const score = scoreOf(
      all.filter((one) => one.isHeldOut === isHeldOut).map(({ heard: outcome }) => outcome),
    )
    print(
      `${isHeldOut ? '未看过' : '看过的'} ${score.recitals} 句  不符之处 ${score.detected}/${score.falseParts} ${percent(score.detected, score.falseParts)}%` +
        `  纠正得对 ${score.rightly}/${score.putRight} ${percent(score.rightly, score.putRight)}%` +
        `  属实者确认 ${score.confirmed}/${score.allTrue} ${percent(score.confirmed, score.allTrue)}%`,
    )
  }
}

const printEach = (one: Written): number => {
  print(`${one.slug}  ${one.script?.title ?? ''}`)
  if (!isMeant('--denials')) return printProblems(one)
  if (one.script !== undefined) printDenials(one.script)
  return 0
}

const cases = writtenCases().filter(({ slug }) => wanted.length === 0 || wanted.includes(slug))
if (isMeant('--recitals')) {
  printRecitals(cases)
  process.exit(0)
}
const stopped = isMeant('--asked')
  ? printAsked(cases)
  : cases.reduce((sum, one) => sum + printEach(one), 0)
process.exit(stopped === 0 ? 0 : 1)
