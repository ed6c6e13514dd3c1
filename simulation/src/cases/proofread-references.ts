import { examinationOf, isMeantBy, orders, readingOf, testOf } from '#catalogue'
import { factsOf } from './facts.ts'
import { type Problem, error, repeated, unless } from '#form'
import type { Gate } from './history-format.ts'
import type { CaseScript } from './script.ts'

type Named = readonly (readonly [path: string, claims: readonly string[]])[]

/** Every place of a case that names what was found out. */
const claimsIn = ({ rubric, diagnosis, record, treatment }: CaseScript): Named => [
  ...rubric.history.map((one, at) => [`rubric.history[${at}].of`, one.of] as const),
  ...rubric.background.map((one, at) => [`rubric.background[${at}].of`, one.of] as const),
  ...diagnosis.evidence.map((one, at) => [`diagnosis.evidence[${at}].of`, one.of] as const),
  ...diagnosis.differentials.map(
    (one, at) => [`diagnosis.differentials[${at}].of`, one.of] as const,
  ),
  ...treatment.forbid.map(
    ({ unless = [] }, at) =>
      [
        `treatment.forbid[${at}].unless`,
        unless.filter((one) => !orders.some(({ id }) => id === one)),
      ] as const,
  ),
  ...Object.entries(record).flatMap(([section, points]) =>
    (points ?? []).map((one, at) => [`record.${section}[${at}].of`, one.of ?? []] as const),
  ),
]

const claimExists = (script: CaseScript): ((claim: string) => boolean) => {
  const facts = new Set(factsOf(script).map(({ id }) => id))
  const tests = new Set(script.tests.map(({ id }) => id))
  return (claim) => {
    if (claim.startsWith('exam:')) return examinationOf(claim.slice(5)) !== undefined
    return claim.startsWith('test:') ? tests.has(claim.slice(5)) : facts.has(claim)
  }
}

const goldenClaims = ({ golden }: CaseScript): Named =>
  golden.flatMap((step, at) =>
    'diagnose' in step
      ? [
          [`golden[${at}].diagnose.evidence`, step.diagnose.evidence] as const,
          ...step.diagnose.differentials.map(
            (one, no) =>
              [`golden[${at}].diagnose.differentials[${no}].evidence`, one.evidence] as const,
          ),
        ]
      : [],
  )

const unknownClaims = (script: CaseScript): Problem[] => {
  const exists = claimExists(script)
  return [...claimsIn(script), ...goldenClaims(script)].flatMap(([path, claims]) =>
    claims
      .filter((one) => !exists(one))
      .map((one) =>
        error(
          path,
          `病例中没有“${one}”这条信息（事实编号、symptom:症状、disease:疾病、exam:查体、test:检查）`,
        ),
      ),
  )
}

/** Every fact that a gate rests on, however deep. */
const knownIn = (gate: Gate | undefined): readonly string[] => [
  ...(gate?.known ?? []),
  ...[...(gate?.all ?? []), ...(gate?.any ?? [])].flatMap(knownIn),
]

const links = (script: CaseScript): Problem[] => {
  const facts = new Set(factsOf(script).map(({ id }) => id))
  const missing = (path: string, ids: readonly string[]): Problem[] =>
    ids.filter((one) => !facts.has(one)).map((one) => error(path, `没有编号为“${one}”的事实`))
  return [
    ...script.facts.flatMap(({ reveals, gate }, at) =>
      missing(`facts[${at}]`, [...reveals, ...knownIn(gate)]),
    ),
    ...script.exam.flatMap(({ item, gate }) => missing(`exam.${item}.gate`, knownIn(gate))),
  ]
}

/** The facts without which a gate stays shut: of several ways to open it what all of them need. */
const needed = ({ known = [], all = [], any = [] }: Gate): readonly string[] => {
  const [first = [], ...others] = any.map(needed)
  const inEach = first.filter((id) => others.every((one) => one.includes(id)))
  return [...known, ...all.flatMap(needed), ...inEach]
}

/** Facts that wait for themselves, straight or over others, and that no other tells besides: nobody can bring them out. */
const circles = ({ facts }: CaseScript): Problem[] => {
  const besides = new Set(facts.flatMap(({ reveals }) => reveals))
  const needs = new Map(
    facts
      .filter(({ id }) => !besides.has(id))
      .map(({ id, gate }) => [id, gate === undefined ? [] : needed(gate)]),
  )
  const waitsForItself = (id: string): boolean => {
    const seen = new Set<string>()
    const ahead = [...(needs.get(id) ?? [])]
    for (let one = ahead.pop(); one !== undefined; one = ahead.pop()) {
      if (one === id) return true
      if (!seen.has(one)) ahead.push(...(needs.get(one) ?? []))
      seen.add(one)
    }
    return false
  }
  return facts
    .filter(({ id }) => waitsForItself(id))
    .map(({ id }) => error(`facts.${id}.gate`, '这条事实要等它自己先被问出，永远问不出来'))
}

const twice = (script: CaseScript): Problem[] => {
  const lists: Readonly<Record<string, readonly string[]>> = {
    facts: script.facts.map(({ id }) => id),
    exam: script.exam.map(({ item }) => item),
    tests: script.tests.map(({ id }) => id),
    rubric: [
      ...script.rubric.history,
      ...script.rubric.background,
      ...script.rubric.communication,
    ].map(({ id }) => id),
    treatment: [
      ...script.treatment.must,
      ...script.treatment.should,
      ...script.treatment.forbid,
    ].map(({ id }) => id),
    'symptoms.present': Object.keys(script.symptoms.present).filter(
      (one) => one in script.symptoms.absent,
    ),
  }
  return Object.entries(lists).flatMap(([path, ids]) =>
    (path === 'symptoms.present' ? ids : repeated(ids)).map((id) =>
      error(
        path,
        path === 'symptoms.present' ? `“${id}”既写了有又写了没有` : `编号“${id}”出现了两次`,
      ),
    ),
  )
}

const withoutP: readonly string[] = [
  'atrial-fibrillation',
  'atrial-flutter',
  'ventricular-tachycardia',
]

const results = ({ tests }: CaseScript): Problem[] =>
  tests.flatMap((test, at) => {
    const known = testOf(test.id)
    const path = `tests[${at}]`
    const analytes = known?.kind === 'laboratory' ? known.analytes.map(({ id }) => id) : []
    return [
      ...[test, ...(test.later ?? [])]
        .flatMap(({ values }) => Object.keys(values ?? {}))
        .filter((one) => !analytes.includes(one))
        .map((one) =>
          error(
            `${path}.values.${one}`,
            `“${known?.zh}”的报告单没有这一项，可用：${analytes.join('、')}`,
          ),
        ),
      ...unless(
        known?.kind !== 'tracing' || test.tracing !== undefined,
        error(path, '心电图需给出 tracing'),
      ),
      ...unless(
        [test, ...(test.later ?? [])].every(({ tracing }) => tracing === undefined) ||
          known?.kind === 'tracing',
        error(path, '只有心电图才有 tracing'),
      ),
      ...unless(
        (test.later ?? [])
          .filter(({ after }) => after === undefined)
          .every(({ from }, no, all) => no === 0 || from > (all[no - 1]?.from ?? 0)),
        error(`${path}.later`, '复查结果须按时间 from 先后排列'),
      ),
      ...unless(
        test.reading === undefined || test.report !== undefined,
        error(path, '要求判读的检查须有正式报告 report'),
      ),
      ...unless(
        new Set(test.reading?.find.map((one) => readingOf(one)?.modality)).size < 2,
        error(`${path}.reading`, '判读要点须属于同一类影像'),
      ),
      ...unless(
        test.tracing === undefined ||
          !withoutP.includes(test.tracing.rhythm) ||
          (test.tracing.pDuration === undefined &&
            Object.values(test.tracing.leads).every((lead) => lead?.p === undefined)),
        error(`${path}.tracing`, '这种心律没有P波，不应写 p 与 pDuration'),
      ),
      ...unless(
        test.necessity !== 'harmful' || test.why !== undefined,
        error(path, '有害检查须写明理由 why'),
      ),
    ]
  })

const contradictions = ({ treatment }: CaseScript): Problem[] =>
  [...treatment.must, ...treatment.should].flatMap((act) =>
    treatment.forbid
      .filter(
        ({ orders: forbidden, unless: until, doses, with: others, while: bounds, unlessAfter }) =>
          [until, doses, others, bounds, unlessAfter].every((one) => one === undefined) &&
          orders.some(
            ({ id }) =>
              act.orders.some((one) => isMeantBy(id, one)) &&
              forbidden.some((one) => isMeantBy(id, one)),
          ),
      )
      .map((one) => error(`treatment.${act.id}`, `“${act.zh}”与禁用“${one.zh}”指向同一医嘱`)),
  )

/** Every name leads somewhere, none stands twice, and nothing is both asked for and forbidden. */
export const references = (script: CaseScript): readonly Problem[] =>
  [unknownClaims, links, circles, twice, results, contradictions].flatMap((look) => look(script))
