import {
  codeOfName,
  diagnoses,
  examinations,
  tests as testCatalogue,
} from '@xinglin/simulation/catalogue'
import type { Reading } from './reading.ts'
import { within, type Element } from '#platform/documents'

type Findings = {
  readonly exam: readonly object[]
  readonly tests: readonly object[]
  readonly diagnosis: object
  readonly taken: readonly string[]
  readonly notTaken: readonly string[]
}

const cut = (text: string, most: number): string => [...text].slice(0, most).join('')
/** The form wants two signs: a lone one is closed as a sentence. */
const closed = (text: string): string => ([...text].length === 1 ? `${text}。` : text)
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s()（）、,，.-]/g, '')

/** The entry of a catalogue whose name is given, or is the only one that holds it. */
const known = <T extends { readonly zh: string; readonly id: string }>(
  catalogue: readonly T[],
  name: string,
): T | undefined => {
  const wanted = plain(name)
  if (wanted.length < 2) return undefined
  const exact = catalogue.find(({ zh, id }) => plain(zh) === wanted || plain(id) === wanted)
  if (exact) return exact
  const holding = catalogue.filter(
    ({ zh }) => plain(zh).includes(wanted) || wanted.includes(plain(zh)),
  )
  return holding.length === 1 ? holding[0] : undefined
}

type Shown = { readonly name: string; readonly finding: string }

const shownBy = (
  { textOf }: Reading,
  element: Element,
  names: readonly string[],
  results: readonly string[],
): Shown => ({
  name: textOf(element, ...names),
  finding: results
    .map((one) => textOf(element, one))
    .filter(Boolean)
    .join('，'),
})

/** Entries by their key, the first of each; the others are told of. */
const once = <T extends object>(entries: readonly T[], keyOf: (entry: T) => string) => {
  const first = new Map<string, T>()
  const again: T[] = []
  for (const one of entries)
    if (first.has(keyOf(one))) again.push(one)
    else first.set(keyOf(one), one)
  return { first: [...first.values()], again }
}

/** A name that is written otherwise in our catalogue: its author should see what was made of it. */
const renamed = (what: string, from: string, to: string): readonly string[] =>
  plain(from) === plain(to) ? [] : [`${what}“${from}”：按目录取为“${to}”，请核对`]

const longer = (what: string, name: string, finding: string, most: number): readonly string[] =>
  [...finding].length > most ? [`${what}“${name}”的结果“${finding}”：过长，只取了前${most}字`] : []

type Part = {
  readonly entries: readonly object[]
  readonly notTaken: readonly string[]
}

const longestFinding = 160
const longestReport = 300

const examined = (data: Element, from: Reading): Part => {
  const shown = within(data, 'PhysicalExam')
    .map((one) => shownBy(from, one, ['ExamName'], ['Finding', 'Description']))
    .filter(({ name, finding }) => name !== '' || finding !== '')
    .map((one) => ({ ...one, item: known(examinations, one.name) }))
  const listedExaminations = shown.flatMap(({ item, ...one }) => (item ? [{ ...one, item }] : []))
  const { first, again } = once(listedExaminations, ({ item }) => item.id)
  return {
    entries: first.map(({ item, finding }) => ({
      item: item.id,
      ...(finding !== '' && { finding: closed(cut(finding, longestFinding)) }),
    })),
    notTaken: [
      ...shown
        .filter(({ item }) => item === undefined)
        .map(({ name, finding }) => `查体“${name}：${finding}”：查体目录中没有同名项目`),
      ...again.map(({ name, finding }) => `查体“${name}：${finding}”：同一项目已有一条`),
      ...first.flatMap(({ name, finding, item }) => [
        ...renamed('查体', name, item.zh),
        ...longer('查体', name, finding, longestFinding),
      ]),
    ],
  }
}

const tested = (data: Element, from: Reading): Part => {
  const shown = within(data, 'DiagnosticTest')
    .map((one) =>
      shownBy(from, one, ['TestName'], ['Result', 'TestResult', 'Finding', 'Description']),
    )
    .filter(({ name, finding }) => name !== '' || finding !== '')
    .map((one) => ({ ...one, test: known(testCatalogue, one.name) }))
  const results = shown.flatMap(({ test, ...one }) => (test ? [{ ...one, test }] : []))
  const { first, again } = once(results, ({ test }) => test.id)
  const sheets = first.filter(({ test, finding }) => test.kind === 'laboratory' && finding !== '')
  return {
    entries: first.map(({ test, finding }) => ({
      id: test.id,
      necessity: 'optional',
      ...(test.kind !== 'laboratory' &&
        finding !== '' && { report: closed(cut(finding, longestReport)) }),
    })),
    notTaken: [
      ...shown
        .filter(({ test }) => test === undefined)
        .map(({ name, finding }) => `检查“${name}：${finding}”：检查目录中没有同名项目`),
      ...again.map(({ name, finding }) => `检查“${name}：${finding}”：同一项目已有一条`),
      ...sheets.map(({ name, finding }) => `化验“${name}”的结果“${finding}”：请逐项填入报告单`),
      ...first.flatMap(({ name, finding, test }) => [
        ...renamed('检查', name, test.zh),
        ...(test.kind === 'laboratory' ? [] : longer('检查', name, finding, longestReport)),
      ]),
    ],
  }
}

const maxDifferentials = 10

const diagnosed = (data: Element, { textOf, words }: Reading) => {
  const diagnosisNames = within(data, 'Diagnosis')
    .map((one) => textOf(one, 'DiagnosisName') || words(one))
    .filter(Boolean)
    .map((name) => ({
      name,
      entry: diagnoses.find(
        ({ code }) =>
          code === (codeOfName(name) ?? diagnoses.find((one) => name.includes(one.code))?.code),
      ),
    }))
  const taken = diagnosisNames.flatMap(({ name, entry }) => (entry ? [{ name, entry }] : []))
  const { first, again } = once(taken, ({ entry }) => entry.code)
  const kept = first.slice(0, maxDifferentials + 1)
  const [primary, ...others] = kept.map(({ entry }) => entry.code)
  return {
    count: kept.length,
    diagnosis:
      primary === undefined
        ? {}
        : {
            diagnosis: {
              primary: { code: primary, tokens: [], points: 8 },
              differentials: others.map((code) => ({ code, points: 1, of: [] })),
              evidence: [],
              mistakes: [],
            },
          },
    notTaken: [
      ...diagnosisNames
        .filter(({ entry }) => entry === undefined)
        .map(({ name }) => `诊断“${name}”：诊断目录中没有`),
      ...again.map(({ name }) => `诊断“${name}”：同一诊断已有一条`),
      ...first.slice(maxDifferentials + 1).map(({ name }) => `诊断“${name}”：鉴别诊断已满`),
      ...kept.flatMap(({ name, entry }) => renamed('诊断', name, entry.zh)),
    ],
  }
}

/** Findings, tests and diagnoses by their names: PhysicalExam, DiagnosticTest, Diagnosis. */
export const findingsOf = (data: Element, from: Reading): Findings => {
  const exam = examined(data, from)
  const tests = tested(data, from)
  const { count, diagnosis, notTaken } = diagnosed(data, from)
  return {
    exam: exam.entries,
    tests: tests.entries,
    diagnosis,
    taken: [
      ...(exam.entries.length > 0 ? [`查体 ${exam.entries.length} 项`] : []),
      ...(tests.entries.length > 0 ? [`检查 ${tests.entries.length} 项`] : []),
      ...(count === 0 ? [] : [`诊断 ${count} 个，第一个作为主要诊断`]),
    ],
    notTaken: [...exam.notTaken, ...tests.notTaken, ...notTaken],
  }
}
