import {
  codeOfName,
  diagnoses,
  examinations,
  tests as testCatalogue,
} from '@xinglin/simulation/catalogue'
import { said, within, wordsOf, type Element } from './xml.ts'

type Findings = {
  readonly exam: readonly object[]
  readonly tests: readonly object[]
  readonly diagnosis: object
  readonly taken: readonly string[]
  readonly notTaken: readonly string[]
}

const cut = (text: string, most: number): string => [...text].slice(0, most).join('')
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
  element: Element,
  names: readonly string[],
  results: readonly string[],
): Shown => ({
  name: said(element, ...names),
  finding: results
    .map((one) => said(element, one))
    .filter(Boolean)
    .join('，'),
})

const once = <T extends object>(
  entries: readonly T[],
  keyOf: (entry: T) => string,
): readonly T[] => [...new Map(entries.map((one) => [keyOf(one), one])).values()]

const diagnosesIn = (data: Element) => {
  const named = within(data, 'Diagnosis').map((one) => said(one, 'DiagnosisName') || wordsOf(one))
  const found = named.map((name) => ({
    name,
    code: codeOfName(name) ?? diagnoses.find(({ code }) => name.includes(code))?.code,
  }))
  return {
    codes: [...new Set(found.flatMap(({ code }) => code ?? []))],
    lost: found.filter(({ code }) => code === undefined).map(({ name }) => name),
  }
}

/** Findings, tests and diagnoses by their names: PhysicalExam, DiagnosticTest, Diagnosis. */
export const findingsOf = (data: Element): Findings => {
  const examined = within(data, 'PhysicalExam').map((one) =>
    shownBy(one, ['ExamName'], ['Finding', 'Description']),
  )
  const tested = within(data, 'DiagnosticTest').map((one) =>
    shownBy(one, ['TestName'], ['Result', 'TestResult', 'Finding', 'Description']),
  )
  const exam = examined.flatMap(({ name, finding }) => {
    const item = known(examinations, name)
    return item
      ? [{ item: item.id, ...(finding.length >= 2 && { finding: cut(finding, 160) }) }]
      : []
  })
  const tests = tested.flatMap(({ name, finding }) => {
    const test = known(testCatalogue, name)
    if (!test) return []
    const report =
      test.kind === 'laboratory' || finding.length < 2 ? {} : { report: cut(finding, 300) }
    return [{ id: test.id, necessity: 'optional', ...report }]
  })
  const { codes, lost } = diagnosesIn(data)
  const [primary, ...others] = codes
  const isLost =
    (catalogue: readonly { readonly id: string; readonly zh: string }[]) => (one: Shown) =>
      known(catalogue, one.name) === undefined
  const sheets = tested.filter(
    ({ name, finding }) => known(testCatalogue, name)?.kind === 'laboratory' && finding !== '',
  )
  return {
    exam: once(exam, ({ item }) => item),
    tests: once(tests, ({ id }) => id),
    diagnosis:
      primary === undefined
        ? {}
        : {
            diagnosis: {
              primary: { code: primary, tokens: [], points: 8 },
              differentials: others.slice(0, 10).map((code) => ({ code, points: 1, of: [] })),
              evidence: [],
              mistakes: [],
            },
          },
    taken: [
      ...(exam.length > 0 ? [`查体 ${exam.length} 项`] : []),
      ...(tests.length > 0 ? [`检查 ${tests.length} 项`] : []),
      ...(primary === undefined ? [] : [`诊断 ${codes.length} 个，第一个作为主要诊断`]),
    ],
    notTaken: [
      ...examined
        .filter(isLost(examinations))
        .map(
          ({ name, finding }) =>
            `查体“${cut(name, 30)}：${cut(finding, 60)}”：查体目录中没有同名项目`,
        ),
      ...tested
        .filter(isLost(testCatalogue))
        .map(
          ({ name, finding }) =>
            `检查“${cut(name, 30)}：${cut(finding, 60)}”：检查目录中没有同名项目`,
        ),
      ...sheets.map(
        ({ name, finding }) =>
          `化验“${cut(name, 30)}”的结果“${cut(finding, 60)}”：请逐项填入报告单`,
      ),
      ...lost.map((name) => `诊断“${cut(name, 40)}”：诊断目录中没有`),
    ],
  }
}
