// npm run bench:understanding [-- --file F] [--errors] [--confused] [--unanswered]: how well questions are understood.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildModel, corpus, readModel, storedBytes } from '@xinglin/language'
import { meaningKey } from '@xinglin/simulation/ontology'
import { understand, type DialogueContext, type Part } from '@xinglin/simulation/understanding'

type Label = {
  readonly intents: readonly string[] | null
  readonly or?: readonly (readonly string[] | null)[]
}
type Line = Label & {
  readonly text: string
  readonly before?: readonly string[]
  /** What the patient had just answered. */
  readonly answer?: string
}

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    errors: { type: 'boolean' },
    confused: { type: 'boolean' },
    without: { type: 'string' },
    unanswered: { type: 'boolean' },
  },
})
const own = (name: string): string =>
  fileURLToPath(new URL(`understanding/${name}.jsonl`, import.meta.url))
const linesOf = (file: string): readonly unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line))
const lines = linesOf(values.file ?? own('held-out')) as readonly Line[]

const hear = understand(
  values.without === undefined ? readModel() : buildModel(corpus(values.without)),
)

const historyOf = ({ before = [], answer }: Line): DialogueContext => {
  const history: DialogueContext['before'][number][] = []
  for (const [i, text] of before.entries()) {
    const isLast = i === before.length - 1 && values.unanswered !== true
    const meanings = hear(text, { before: history })
      .filter(({ verdict }) => verdict === 'understood')
      .flatMap((part) => part.meanings)
    history.push({ text, meanings, ...(isLast && answer !== undefined ? { answer } : {}) })
  }
  return { before: history }
}

const understoodOf = (parts: readonly Part[]): string[] => [
  ...new Set(
    parts.flatMap(({ verdict, meanings }) => {
      if (verdict === 'understood') return meanings.map(meaningKey)
      return verdict === 'leak' ? ['leak_attempt'] : []
    }),
  ),
]

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name) => other.includes(name))

type Outcome = 'correct' | 'wrong' | 'clarify' | 'rejected' | 'partial'

/** Correct: exactly what is labelled. Wrong: something is understood that is not. Partial: some of it, and nothing else. */
const outcomeOf = ({ intents, or }: Line, parts: readonly Part[]): Outcome => {
  const got = understoodOf(parts)
  if (intents === null && got.every((name) => name === 'leak_attempt')) return 'correct'
  const wanted = [intents, ...(or ?? [])].map((set) =>
    (set ?? []).filter((name) => name !== 'other'),
  )
  if (wanted.some((set) => same(set, got))) {
    const isEmpty = got.length === 0
    return isEmpty && parts.some(({ verdict }) => verdict === 'unsure') ? 'clarify' : 'correct'
  }
  const any = new Set(wanted.flat())
  if (got.some((name) => !any.has(name))) return 'wrong'
  if (got.length > 0) return 'partial'
  return parts.some(({ verdict }) => verdict === 'unsure') ? 'clarify' : 'rejected'
}

const times: number[] = []
const results = lines.map((line) => {
  const history = historyOf(line)
  // The machine may be busy with other things: each question is asked five times, and the middle time counts.
  const took = Array.from({ length: 5 }, () => {
    const from = performance.now()
    hear(line.text, history)
    return performance.now() - from
  })
  times.push(took.toSorted((a, b) => a - b)[2] ?? 0)
  const parts = hear(line.text, history)
  return { line, parts, outcome: outcomeOf(line, parts) }
})

/** The longest turns that come: questions and explanations of whole interviews, joined to 100 to 400 characters. */
const longTurns = (): string[] => {
  const turns: string[] = []
  let output = ''
  for (const { text, before } of corpus()) {
    if (before.length === 0) continue
    output += output === '' || /[。？！]$/.test(output) ? text : `。${text}`
    if (output.length < 100 + ((turns.length * 37) % 300)) continue
    turns.push(output.slice(0, 400))
    output = ''
  }
  return turns.slice(-300)
}
const longTimes = longTurns().map((text) => {
  const before = lines.slice(0, 2).map((line) => ({ text: line.text, meanings: [] }))
  const took = Array.from({ length: 5 }, () => {
    const from = process.threadCpuUsage()
    hear(text, { before })
    const { user, system } = process.threadCpuUsage(from)
    return (user + system) / 1000
  })
  return took.toSorted((a, b) => a - b)[2] ?? 0
})

const percent = (part: number, whole: number): string =>
  whole === 0 ? '   –' : `${((100 * part) / whole).toFixed(1).padStart(5)} % (${part}/${whole})`
const share = (of: typeof results, outcome: Outcome): string =>
  percent(of.filter((result) => result.outcome === outcome).length, of.length)
const quantileOf = (times: readonly number[], q: number): string =>
  `${(times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * q)] ?? 0).toFixed(2)} ms`
const quantilesOf = (times: readonly number[]): string =>
  [0.5, 0.95, 0.99].map((q) => `p${q * 100} ${quantileOf(times, q)}`).join(', ')

const isRefusal = ({ intents }: Line): boolean => intents === null
const questions = results.filter(({ line }) => !isRefusal(line))
const strays = results.filter(({ line }) => isRefusal(line))
const isRefused = (parts: readonly Part[]): boolean =>
  parts.every(({ verdict }) => verdict !== 'understood' && verdict !== 'unsure')
const refused = results.filter(({ parts }) => isRefused(parts))
const rightlyRefused = refused.filter(
  ({ line }) => isRefusal(line) || line.intents?.includes('other') === true,
)
/** Questions of the interview that are turned away as none: the precision of what is refused as off-topic. */
const turnedAway = questions.filter(
  ({ parts }) => parts.length > 0 && parts.every(({ verdict }) => verdict === 'offtopic'),
)
const takenAsStray = strays.filter(({ parts }) =>
  parts.some(({ verdict }) => verdict === 'offtopic' || verdict === 'leak'),
)
const lettersOf = (text: string): string => text.replaceAll(/[\s\p{P}\p{S}]/gu, '')
/** Short questions come again: those that stand in the corpus, whatever the signs, are learnt from. */
const learnt = new Set(corpus().map(({ text }) => lettersOf(text)))
const groups: readonly (readonly [string, typeof results])[] = [
  ['all questions', questions],
  ['not learnt from', questions.filter(({ line }) => !learnt.has(lettersOf(line.text)))],
  ['one question', questions.filter(({ line }) => line.intents?.length === 1)],
  ['several at once', questions.filter(({ line }) => (line.intents?.length ?? 0) > 1)],
  ['leaning on before', questions.filter(({ line }) => (line.before?.length ?? 0) > 0)],
]
const say = (line: string): void => void process.stdout.write(`${line}\n`)
say(`\n  ${lines.length} lines of ${values.file ?? 'bench/understanding/held-out.jsonl'}\n`)
for (const [name, of] of groups)
  say(
    `  ${name.padEnd(18)} correct ${share(of, 'correct')}, wrong ${share(of, 'wrong')}, partly ${share(of, 'partial')}, ` +
      `clarify ${share(of, 'clarify')}, rejected ${share(of, 'rejected')}`,
  )
/**
 * Counted by the question instead of by the turn: of a turn that asks three things of which two are heard, two are understood.
 * Where several readings are fair, the one that fits best is taken for what was asked.
 */
const byQuestion = (of: typeof results): string => {
  let questionCount = 0
  let understood = 0
  let wrong = 0
  for (const { line, parts } of of) {
    const got = understoodOf(parts)
    const readings = [line.intents, ...(line.or ?? [])].map((set) =>
      (set ?? []).filter((name) => name !== 'other'),
    )
    const fit = (set: readonly string[]): number =>
      3 * set.filter((name) => got.includes(name)).length - set.length
    const [best = []] = readings.toSorted((a, b) => fit(b) - fit(a))
    questionCount += best.length
    understood += best.filter((name) => got.includes(name)).length
    wrong += got.filter((name) => !readings.flat().includes(name)).length
  }
  return `understood ${percent(understood, questionCount)}, wrong beside them ${percent(wrong, questionCount)}`
}
say(`  by the question    ${byQuestion(questions)}`)
/** By what a second reader labels too, who saw neither these labels nor an answer: either reading is right. */
const alsoBy = (second: readonly Label[]): typeof results =>
  results.flatMap((result, at) => {
    const { line, parts } = result
    const other = second[at]
    if (line.intents === null || other === undefined) return []
    const or = [...(line.or ?? []), other.intents, ...(other.or ?? [])]
    return [{ ...result, outcome: outcomeOf({ ...line, or }, parts) }]
  })
if (values.file === undefined) {
  const either = alsoBy(linesOf(own('second-reader')) as readonly Label[])
  say(
    `  by either reader   correct ${share(either, 'correct')}, wrong ${share(either, 'wrong')}, partly ${share(either, 'partial')}, ` +
      `clarify ${share(either, 'clarify')}, rejected ${share(either, 'rejected')}`,
  )
}
say(
  `  off-topic          refused ${percent(strays.filter(({ parts }) => isRefused(parts)).length, strays.length)}`,
)
say(
  `  called off-topic   rightly ${percent(takenAsStray.length, takenAsStray.length + turnedAway.length)}; ` +
    `of questions that are not ${percent(turnedAway.length, questions.length)}`,
)
say(`  what was refused   rightly ${percent(rightlyRefused.length, refused.length)}`)
say(`  a question takes   ${quantilesOf(times)}`)
say(`  a long turn takes  ${quantilesOf(longTimes)} of one processor (${longTimes.length} turns)`)
say(`  the model          ${(storedBytes() / 1_000_000).toFixed(2)} MB\n`)
if (values.errors)
  for (const { line, parts, outcome } of results)
    if (outcome !== 'correct')
      say(
        `${outcome.padEnd(8)} ${[...(line.before ?? []), line.text].join(' → ')} | ${line.intents?.join(' ') ?? 'null'} | ` +
          parts
            .map(
              (part) =>
                `${part.verdict} ${part.meanings.map(meaningKey).join('+')} ${part.confidence.toFixed(2)}`,
            )
            .join(' ; '),
      )

/** What was labelled and missed, and what was understood instead, the commonest first. */
const confusionsOf = (): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>()
  for (const { line, parts, outcome } of results) {
    if (outcome === 'correct' || line.intents === null) continue
    const got = understoodOf(parts)
    const missed = line.intents.filter((name) => !got.includes(name))
    const instead = got.filter((name) => line.intents?.includes(name) !== true)
    for (const name of missed.length > 0 ? missed : ['nothing'])
      for (const other of instead.length > 0 ? instead : ['nothing']) {
        const pair = `${name} → ${other}`
        counts.set(pair, (counts.get(pair) ?? 0) + 1)
      }
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)
}
if (values.confused) {
  say('  what was labelled → what was understood instead')
  for (const [pair, count] of confusionsOf().slice(0, 40))
    say(`  ${String(count).padStart(4)}  ${pair}`)
}
