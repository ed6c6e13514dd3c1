import { examinations, orders, tests } from '#catalogue'
import { factsOf } from './facts.ts'
import { type Problem, error } from '#form'
import { sayings, type Placed } from './sayings.ts'
import type { CaseScript } from './script.ts'
import { secretNames } from './secret-names.ts'

const some = (path: string, text: string | undefined): readonly Placed[] =>
  text === undefined ? [] : [[path, text]]

const findings = ({ exam }: CaseScript): readonly Placed[] =>
  exam.flatMap(({ item, finding }) => some(`exam.${item}`, finding))

const reports = (script: CaseScript): readonly Placed[] =>
  script.tests.flatMap(({ id, report, later = [] }) => [
    ...some(`tests.${id}.report`, report),
    ...later.flatMap((one) => some(`tests.${id}.later`, one.report)),
  ])

const worded = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null && 'value' in value ? worded(value.value) : []
}

/** What becomes visible besides what is said, found and reported. */
const seen = (script: CaseScript): readonly Placed[] => [
  ['title', script.title],
  ['caseInfo.medicalCondition', script.caseInfo.medicalCondition],
  ['drama.scene', script.drama.scene],
  ...script.drama.skills.map((text) => ['drama.skills', text] as const),
  ...script.facts.flatMap(({ id, action }) => some(`facts.${id}.action`, action)),
  ...Object.entries(script.persona.styles).flatMap(([mood, { action }]) =>
    some(`persona.styles.${mood}.action`, action),
  ),
  ...script.tests.flatMap(({ id, values, later = [] }) =>
    [values, ...later.map((one) => one.values)].flatMap((sheet) =>
      Object.entries(sheet ?? {}).flatMap(([line, value]) =>
        worded(value).map((text) => [`tests.${id}.values.${line}`, text] as const),
      ),
    ),
  ),
  ...script.course.map(({ id, zh }) => [`course.${id}`, zh] as const),
  ...script.treatment.forbid.flatMap(({ id, effect }) =>
    some(`treatment.forbid.${id}.effect`, effect?.zh),
  ),
  ...script.treatment.effects.map(({ zh }, at) => [`treatment.effects[${at}]`, zh] as const),
]

/** The names of the diagnosis stand nowhere before the end, in no answer that the ontology gives for the case either. */
const names = (script: CaseScript): readonly Problem[] => {
  const secret = secretNames(script)
  const within = (text: string): readonly string[] => secret.filter((name) => text.includes(name))
  return [
    ...[...sayings(script), ...seen(script), ...findings(script), ...reports(script)].flatMap(
      ([path, text]) =>
        within(text).map((name) => error(path, `泄露了诊断“${name}”，请只描述所见`)),
    ),
    ...factsOf(script)
      .filter(({ usual }) => usual)
      .flatMap(({ id, text }) =>
        within(text).map((name) =>
          error(id, `病例没有写这一项，默认的回答“${text}”会说出“${name}”，请自己写一句`),
        ),
      ),
  ]
}

/** What is told at the end alone. */
const kept = ({
  tests: own,
  rubric,
  diagnosis,
  treatment,
  debrief,
}: CaseScript): readonly Placed[] => [
  ...own.flatMap(({ id, why }) => some(`tests.${id}.why`, why)),
  ...[...rubric.history, ...rubric.background].flatMap(({ id, zh, why }) => [
    ...some(`rubric.${id}`, zh),
    ...some(`rubric.${id}.why`, why),
  ]),
  ...diagnosis.differentials.flatMap(({ code, why }) =>
    some(`diagnosis.differentials.${code}`, why),
  ),
  ...diagnosis.mistakes.flatMap(({ code, feedback }) =>
    some(`diagnosis.mistakes.${code}`, feedback),
  ),
  ...[...treatment.must, ...treatment.forbid].flatMap(({ id, why }) =>
    some(`treatment.${id}.why`, why),
  ),
  ...debrief.teach.flatMap((text, at) => some(`debrief.teach[${at}]`, text)),
]

/** What the catalogues show of anybody; the normal finding of an examination stands where the case's own would. */
const catalogue: readonly Placed[] = [
  ...examinations.flatMap(({ id, zh, normal }) => [
    ...some(`查体目录 ${id}`, zh),
    ...some(`exam.${id}`, normal),
  ]),
  ...tests.flatMap((one) => [
    ...some(`检查目录 ${one.id}`, one.zh),
    ...some(`tests.${one.id}.report`, one.kind === 'imaging' ? one.normal : undefined),
  ]),
  ...orders.map(({ id, zh }) => [`医嘱目录 ${id}`, zh] as const),
]

/**
 * What is hidden does not stand in what is shown of something else, or the one would be given away by the other and
 * nobody could tell whether it was found out. Among facts it may: whoever was told the longer one was told both.
 */
const contained = (script: CaseScript): readonly Problem[] => {
  const facts = factsOf(script)
  const factTexts = facts.map(({ id, text }) => [id, text] as const)
  const isTold = new Set(factTexts.map(([, text]) => text))
  const own = [...findings(script), ...reports(script)]
  const besides = [
    ...sayings(script).filter(([, text]) => !isTold.has(text)),
    ...seen(script),
    ...own,
    ...catalogue,
  ]
  const holders = (hidden: readonly Placed[], shown: readonly Placed[]): readonly Problem[] =>
    hidden
      .filter(([, text]) => !text.includes('{'))
      .flatMap(([path, text]) =>
        shown
          .filter((one) => one[0] !== path && one[1].includes(text))
          .map((one) =>
            error(path, `“${text}”整句出现在 ${one[0]} 里，没问到也会露出来，请改写其一`),
          ),
      )
  const later = facts.filter(({ layer }) => layer > 0).map(({ id, text }) => [id, text] as const)
  return [
    ...holders(later, besides),
    ...holders([...own, ...kept(script)], [...factTexts, ...besides]),
  ]
}

/** Nothing that is to be found out is shown by the way. */
export const secrets = (script: CaseScript): readonly Problem[] =>
  [names, contained].flatMap((look) => look(script))
