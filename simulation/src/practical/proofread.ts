import { error, repeated, unless, type Problem } from '#form'
import { experiments } from '#experiment'
import { assessing } from './assess.ts'
import { goldenWay } from './golden.ts'
import type { Protocol } from './protocol.ts'
import { atOnce } from './run.ts'

const seeds = [3, 17, 2026]

/** Names that lead nowhere. */
export const references = (protocol: Protocol): Problem[] => {
  const { tray, preparations, steps, questions, checks, report } = protocol
  const model = experiments.find((one) => one.model.id === protocol.model)?.model
  if (!model) return [error('model', `实验室里没有“${protocol.model}”这个实验`)]
  const deeds = new Set(tray.map(({ id }) => id))
  const twice = [tray, preparations, steps, questions, checks, report.chains].flatMap((list) =>
    repeated(list.map(({ id }) => id)),
  )
  return [
    ...twice.map((id) => error('', `编号“${id}”出现了两次`)),
    ...preparations.flatMap(({ id, deed, after }, at) => [
      ...unless(deeds.has(deed), error(`preparations[${at}].deed`, `实验台上没有“${deed}”`)),
      ...after.flatMap((other) =>
        unless(
          preparations.some((one) => one.id === other && other !== id),
          error(`preparations[${at}].after`, `没有准备步骤“${other}”`),
        ),
      ),
    ]),
    ...steps.flatMap((step, at) => [
      ...step.deeds.flatMap(({ deed }, i) =>
        unless(deeds.has(deed), error(`steps[${at}].deeds[${i}]`, `实验台上没有“${deed}”`)),
      ),
      ...unless(
        model.channels.some(({ id }) => id === step.response.channel),
        error(`steps[${at}].response.channel`, `没有通道“${step.response.channel}”`),
      ),
    ]),
    ...questions.flatMap(({ answer, options, type }, at) =>
      unless(
        answer.every((index) => index < options.length) &&
          (type === 'multiple' || answer.length === 1),
        error(`questions[${at}].answer`, '答案与选项不符'),
      ),
    ),
  ]
}

/** Plays the way of the author on a few specimens: nothing of it is refused, and every step goes where it is said to. */
const played = (protocol: Protocol): Problem[] => {
  const problems: Problem[] = []
  for (const seed of seeds) {
    try {
      const { steps } = atOnce(assessing({ protocol, seed }, goldenWay(protocol)))
      for (const [at, { zh, shown, expected, before, after }] of steps.entries())
        if (shown !== expected)
          problems.push(
            error(
              `steps[${at}].response`,
              `“${zh}”在 ${seed} 号标本上应为 ${expected}，模型给出 ${shown ?? '无'}（${before ?? '—'} → ${after ?? '—'}）`,
            ),
          )
    } catch (refused) {
      problems.push(error('', `作者的做法被拒绝：${String(refused)}`))
    }
  }
  return problems
}

/** What is wrong with a protocol besides its form: names that lead nowhere, and whatever the engine does not do as it says. */
export const proofreadProtocol = (protocol: Protocol): readonly Problem[] => {
  const problems = references(protocol)
  return problems.length === 0 ? played(protocol) : problems
}
