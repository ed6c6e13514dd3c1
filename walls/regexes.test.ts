import { createContext, Script } from 'node:vm'
import { expect, test } from 'vitest'
import { codeFiles, read } from './tree.ts'

// Every regular expression of the product that repeats anything meets texts that grow: none is held up by one.

type Found = { readonly where: string; readonly source: string; readonly flags: string }

const product = /^(?:contract|wire|simulation|language|content|server|web|anatomy)\/.*\.tsx?$/
// A literal as the formatter leaves it: after a sign that no division comes after, its classes and escapes whole.
const literal =
  /(?<=(?:^|[=(,:?&|![{;]|=>|return)\s*)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+)\/([dgimsuvy]*)/gm

const findRegexes = (): Found[] => {
  const all = new Map<string, Found>()
  for (const path of codeFiles()) {
    if (!product.test(path) || /\.test\.tsx?$|\/testing\//.test(path)) continue
    for (const [raw, source = '', flags = ''] of read(path).matchAll(literal))
      all.set(raw, { where: path, source, flags })
  }
  return [...all.values()]
}

/** What is asked has at most 500 signs, which take it 80 ms; another one would have the model learnt anew. */
const bounded = 'simulation/src/understanding/decide/read-clause.ts'

const repeats = ({ where, source }: Found): boolean =>
  where !== bounded && /[*+]|\{\d*,/.test(source)

const usual = [...'aA0 \t\n<>"\'.-/=;&(字，', '1,', 'a.', '<a ', '<br', '0-', ' ,']

/** What a text is made of that may make an expression try again and again: the signs it is written with. */
const pumpsOf = (source: string): string[] => {
  const signs = source.replaceAll(/\\[a-zA-Z]|[\\^$*+?()[\]{}|]/g, '').slice(0, 40)
  return [...new Set([...usual, ...[...signs].slice(0, 12)])]
}

/** Texts that are matched are shorter: what people type, a sentence of a case; rich text is measured by its own test. */
const lengths = [32, 500, 2_000]
/** Of the processor's time, which other work on the machine does not take. */
const patienceMs = 100
/** What one that never ends is given before it is stopped. */
const maxMs = 3_000

const holdUp = ({ source, flags }: Omit<Found, 'where'>): string | undefined => {
  const flagged = flags.replaceAll(/[gy]/g, '')
  const sandbox = createContext({ text: '', expression: new RegExp(source, flagged) })
  const script = new Script('expression.test(text)')
  const msOf = (text: string): number => {
    const before = process.threadCpuUsage()
    try {
      script.runInContext(Object.assign(sandbox, { text }), { timeout: maxMs })
    } catch {
      // It was stopped: what it used by then is judged.
    }
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1_000
  }
  for (const length of lengths)
    for (const pump of pumpsOf(source))
      for (const end of ['\u0001!', '']) {
        const text = pump.repeat(Math.ceil(length / pump.length)) + end
        // What V8 compiles or collects meanwhile is no fault of an expression: the best of three.
        const isHeld = () => msOf(text) > patienceMs
        if (isHeld() && isHeld() && isHeld()) return `${JSON.stringify(pump)} × ${length}`
      }
  return undefined
}

test('no expression is held up by a text', () => {
  const all = findRegexes()
  expect(all.length).toBeGreaterThan(400)
  const held = all.filter(repeats).flatMap((one) => {
    const backtracking = holdUp(one)
    return backtracking === undefined ? [] : [`${one.where}: /${one.source}/ ${backtracking}`]
  })
  expect(held).toEqual([])
}, 120_000)

test.each(['(a+)+$', '^(.*，.*|.*，.*，.*)，x$', '(?:<br[^>]*)+x'])(
  '/%s/ would be found',
  (source) => expect(holdUp({ source, flags: '' })).toBeDefined(),
)
