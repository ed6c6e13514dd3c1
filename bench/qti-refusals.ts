// node bench/qti-refusals.ts SCHEMAS FOLDER...: of items of QTI that an import refuses, which are valid and which of them a bank of
// questions could hold. Says it by the words of each document alone, not by our reader. SCHEMAS holds the XSDs of 1EdTech for
// 2.1 and 2.2 with all that they import; xmllint (libxml2) checks by them.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { unanswerable } from '../server/src/rooms/questions/content/problems.ts'
import { readFile } from '../server/src/rooms/questions/formats/read-file.ts'
import { packed } from './qti-package.ts'

const print = (line: string): void => void process.stdout.write(`${line}\n`)

const filesIn = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path).flatMap((name) => filesIn(join(path, name)))
    : path.endsWith('.xml')
      ? [path]
      : []

const schemas = [
  ['imsqti_v2p1', 'qtiv2p1p1/imsqti_v2p1p1.xsd'],
  ['imsqti_v2p2', 'qtiv2p2p2/imsqti_v2p2p2.xsd'],
] as const

/** Which documents are valid by their schema; those of 3.0, whose schema is not at hand, are in neither list. */
const validity = (folder: string, documents: ReadonlyMap<string, string>): Map<string, boolean> => {
  const known = new Map<string, boolean>()
  for (const [name, schema] of schemas) {
    const paths = [...documents].flatMap(([path, text]) =>
      text.includes(`http://www.imsglobal.org/xsd/${name}"`) ? path : [],
    )
    const { stderr } = spawnSync(
      'xmllint',
      ['--noout', '--nonet', '--schema', join(folder, schema), ...paths],
      { encoding: 'utf8', maxBuffer: 100_000_000 },
    )
    for (const path of paths) known.set(path, stderr.includes(`${path} validates`))
  }
  return known
}

/** The ways of answering that the types of a bank have: chosen options, pairs, gaps, words, a text. */
const held =
  /^(?:choice|hottext|match|inlineChoice|inline-choice|gapMatch|gap-match|textEntry|text-entry|extendedText|extended-text)$/
const interaction = /<(?:\w+:)?(?:qti-)?([a-zA-Z-]+?)-?[iI]nteraction[\s>/]/g

type Facts = {
  readonly interactions: readonly string[]
  readonly hasKey: boolean
  readonly isComputed: boolean
  readonly isAdaptive: boolean
}

const factsOf = (whole: string): Facts => {
  const text = whole.replaceAll(/<!--[\s\S]*?-->/g, '')
  const names = [...text.matchAll(interaction)].map(([, name = '']) => name)
  const processing =
    /<(?:qti-)?response-?[pP]rocessing[\s\S]*<\/(?:qti-)?response-?[pP]rocessing>/.exec(text)?.[0]
  return {
    interactions: [...new Set(names)],
    hasKey:
      /<(?:qti-)?correct-?[rR]esponse[^>]*>\s*<(?:qti-)?value/.test(text) ||
      /mapped-?[vV]alue="(?!0(?:\.0)?"|-)/.test(text) ||
      /<(?:qti-)?(?:base-?[vV]alue)[\s\S]*/.test(processing ?? ''),
    isComputed: /<(?:qti-)?template-?[dD]eclaration/.test(text),
    isAdaptive: /adaptive="true"/.test(text),
  }
}

/** Options beside gaps in one item. */
const isMixed = (names: readonly string[]): boolean => {
  const gaps = names.filter((name) => /^(?:inline|gap|text)/i.test(name)).length
  return gaps > 0 && gaps < names.length
}

const classOf = (facts: Facts, valid: boolean | undefined): string => {
  if (valid === false) return 'not valid by its schema'
  if (facts.interactions.length === 0) return 'valid, asks nothing'
  if (facts.isAdaptive) return 'valid, adaptive: several tries, each with hints'
  if (facts.isComputed) return 'valid, figures drawn by a program of its own'
  if (facts.interactions.some((name) => !held.test(name)) || isMixed(facts.interactions))
    return 'valid, a way of answering that no type of the bank has'
  if (!facts.hasKey && !facts.interactions.some((name) => /extended/.test(name)))
    return 'valid, without a key: nothing says what is right'
  return 'valid, and could be held'
}

const [folder = '', ...paths] = process.argv.slice(2)
const documents = new Map(
  paths
    .flatMap(filesIn)
    .map((path) => [path, readFileSync(path, 'utf8')] as const)
    .filter(([, text]) =>
      /<(?:[a-z0-9]+:)?(?:qti-)?assessment-?[iI]tem[\s>]/.test(text.slice(0, 20_000)),
    ),
)
const refused = new Map<string, string>()
for (const path of documents.keys()) {
  try {
    const came = await readFile(packed(path))
    if ('unreadable' in came) {
      refused.set(path, came.unreadable)
      continue
    }
    const [item] = came.file.items
    const reason = [
      ...(item?.faults ?? []),
      ...(item?.content ? unanswerable(item.content) : []),
    ][0]
    if (reason !== undefined) refused.set(path, reason)
  } catch (error) {
    refused.set(path, String(error))
  }
}
const valid = validity(folder, new Map([...documents].filter(([path]) => refused.has(path))))
const classes = new Map<string, string[]>()
for (const [path, reason] of refused) {
  const facts = factsOf(documents.get(path) ?? '')
  const name = classOf(facts, valid.get(path))
  classes.set(name, [
    ...(classes.get(name) ?? []),
    `${basename(path)} (${facts.interactions.join(', ')}): ${reason}`,
  ])
}
const taken = documents.size - refused.size
print(`${taken} in, ${refused.size} refused`)
for (const [name, some] of [...classes].toSorted((a, b) => b[1].length - a[1].length)) {
  print(`${some.length} × ${name}`)
  if (name.endsWith('held')) for (const one of some) print(`    ${one}`)
}
const could = classes.get('valid, and could be held')?.length ?? 0
print(
  `of what is valid and could be held ${((100 * taken) / (taken + could)).toFixed(1)} % came in`,
)
