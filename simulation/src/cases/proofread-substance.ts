import { factsOf } from './facts.ts'
import { intentOf } from '#ontology'
import { expectedOf } from './ordinary.ts'
import { advice, error, unless, type Problem } from '#form'
import type { CaseScript } from './script.ts'

const count = (path: string, zh: string, is: number, least: number): readonly Problem[] =>
  unless(is >= least, error(path, `${zh}至少${least}，现有${is}`))

/** A case is deep enough to be worth an hour (simulation.md, section 9). */
export const substance = (script: CaseScript): readonly Problem[] => {
  const facts = factsOf(script)
  const { diagnosis, treatment, tests, exam, symptoms, golden } = script
  return [
    ...count('facts', '事实条数', script.facts.length, 45),
    ...count('facts', '关键事实(key)条数', facts.filter((one) => one.key).length, 12),
    ...count(
      'facts',
      '第3层(需条件)事实条数',
      script.facts.filter((one) => one.layer === 3).length,
      1,
    ),
    ...count('facts', '流露情绪(cue)的话', facts.filter((one) => one.cue).length, 1),
    ...count('symptoms.present', '写明的阳性症状', Object.keys(symptoms.present).length, 4),
    ...count('symptoms.absent', '写明的阴性症状', Object.keys(symptoms.absent).length, 8),
    ...count('diagnosis.mistakes', '易误诊项', diagnosis.mistakes.length, 2),
    ...count('exam', '关键查体(key)', exam.filter((one) => one.key).length, 4),
    ...count('tests', '必做检查(must)', tests.filter((one) => one.necessity === 'must').length, 1),
    ...count('tests', '有结果的检查', tests.length, 12),
    ...count(
      'tests',
      '有害或浪费的检查',
      tests.filter((one) => ['harmful', 'waste'].includes(one.necessity)).length,
      1,
    ),
    ...count(
      'treatment.forbid',
      '有后果(effect)的禁忌',
      treatment.forbid.filter((one) => one.effect !== undefined).length,
      1,
    ),
    ...count('golden', '里程碑(milestone)', golden.filter((one) => 'milestone' in one).length, 6),
    ...unless(
      facts.every((one) => !one.key || one.why !== undefined),
      advice(
        'facts',
        `关键事实请写 why：${facts
          .filter((one) => one.key && one.why === undefined)
          .map(({ id }) => id)
          .join('、')}`,
      ),
    ),
  ]
}

/** Every question that a teacher expects of any history has an answer of this case's own. */
export const coverage = (script: CaseScript): readonly Problem[] => {
  const answered = new Set(
    factsOf(script).flatMap(({ usual, asks }) => (usual ? [] : asks.map(({ intent }) => intent))),
  )
  return expectedOf(script.caseInfo)
    .filter((id) => !answered.has(id))
    .map((id) => error('facts', `没有回答常见问题“${intentOf(id)?.zh}”(${id})`))
}
