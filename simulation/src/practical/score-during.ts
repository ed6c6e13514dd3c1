import type { ScoredItem } from '#assessment'
import type { RunEvent } from './action.ts'
import { actionsIn, newest, type Occurrence } from './occurrence.ts'
import type { Protocol } from './protocol.ts'
import type { Reading } from './readings.ts'
import { modelOf } from './run.ts'
import { isGood } from './score-before.ts'

/** Dimension 3 (操作步骤): every step gone whole, with rest before it, and a baseline before the first. */
export const ofSteps = (
  protocol: Protocol,
  events: readonly RunEvent[],
  occurrences: readonly Occurrence[],
): ScoredItem[] => {
  const { dt } = modelOf(protocol)
  const done = actionsIn(events)
  const first = done.find(({ deed }) => deed.step !== undefined)
  const before = done.filter((one) => first !== undefined && one.seq < first.seq).at(-1)
  const quiet = first && before ? (first.steps - before.steps) * dt : 0
  const items: ScoredItem[] = [
    {
      id: 'baseline',
      zh: `记录基线 ${protocol.baseline} s 以上`,
      max: 2,
      got: quiet >= protocol.baseline ? 2 : 0,
      evidence: first ? [first.seq] : [],
      why: '没有稳定的基线，后面的变化无从比较。',
    },
  ]
  for (const { step, deeds } of occurrences) {
    const begun = deeds[0]
    const previous = done.filter((one) => begun !== undefined && one.seq < begun.seq).at(-1)
    const whole = deeds.length === step.deeds.length
    const rested = begun && (!previous || (begun.steps - previous.steps) * dt >= step.rest)
    items.push({
      id: step.id,
      zh: step.zh,
      max: step.weight,
      got: begun === undefined ? 0 : step.weight * (rested ? 1 : 0.7) * (whole ? 1 : 0.6),
      evidence: deeds.map(({ seq }) => seq),
      why:
        begun === undefined
          ? '没有完成这一步（在实验台上操作时要先选定实验项目）。'
          : !whole
            ? `没有做完（例如没有松开、放松）。${step.why}`
            : rested
              ? step.why
              : `距上一项操作不足 ${step.rest} s，指标还没有恢复到基线。${step.why}`,
    })
  }
  return items
}

/** Dimension 4 (刺激与给药参数): the figures of the deeds of the steps. */
export const ofFigures = (
  { tray }: Pick<Protocol, 'tray'>,
  occurrences: readonly Occurrence[],
): ScoredItem[] =>
  occurrences.flatMap(({ step, deeds }) =>
    step.deeds.flatMap(({ deed, good }, at) => {
      if (Object.keys(good).length === 0) return []
      const own = tray.find(({ id }) => id === deed)
      const done = deeds[at]
      const fine = done !== undefined && isGood(done.deed.values, good)
      return [
        {
          id: `${step.id}-${at}`,
          zh: `${step.zh}：${own?.zh ?? ''}`,
          max: 1,
          got: fine ? 1 : 0,
          evidence: done ? [done.seq] : [],
          why: fine
            ? '参数合适。'
            : `合适的范围：${Object.entries(good)
                .map(([name, [lo, hi]]) => {
                  const field = own?.fields.find((one) => one.name === name)
                  return `${field?.zh ?? name} ${lo}～${hi} ${field?.unit ?? ''}`.trim()
                })
                .join('，')}。`,
        },
      ]
    }),
  )

/** Dimension 5 (数据采集与标记): a marker near the deed, and both captures by the right measure. */
export const ofCapture = (
  protocol: Protocol,
  occurrences: readonly Occurrence[],
  readings: readonly Reading[],
): ScoredItem[] => {
  const { dt } = modelOf(protocol)
  return occurrences.map((occurrence, at) => {
    const { step, deeds, events } = occurrence
    const own = readings[at]?.own
    const last = deeds.at(-1)
    const begun = deeds[0]
    const marked =
      last &&
      begun &&
      events.find(
        ({ action, steps }) =>
          action.type === 'mark' &&
          (steps - begun.steps) * dt >= -30 &&
          (steps - last.steps) * dt <= 10,
      )
    const captured = [own?.before, own?.after].filter((one) => one?.fits === true)
    return {
      id: step.id,
      zh: `${step.zh}：标记与测量`,
      max: 3,
      got: (marked ? 1 : 0) + captured.length,
      evidence: [...(marked ? [marked.seq] : []), ...captured.flatMap((one) => one?.seq ?? [])],
      why: `操作前后 10 s 内打标记，再用光标测前、后两段的${step.response.zh}。`,
    }
  })
}

const abs = (value: number): number => (value < 0 ? -value : value)

/** Dimension 6 (结果准确性): 60 % whether the direction is read as the own trace shows it, 40 % whether the change measured is that of the raw data. */
export const ofResults = (
  occurrences: readonly Occurrence[],
  readings: readonly Reading[],
): ScoredItem[] =>
  occurrences.flatMap((occurrence, at) => {
    const { step } = occurrence
    const { response } = step
    const reading = readings[at]
    const result = newest(occurrence, 'result')
    const isRight =
      reading?.direction !== undefined && result?.action.direction === reading.direction
    const before = reading?.own.before
    const after = reading?.own.after
    const shown =
      reading && reading.before !== null && reading.after !== null
        ? reading.after - reading.before
        : undefined
    const own =
      before?.fits && after?.fits && before.value !== null && after.value !== null
        ? after.value - before.value
        : undefined
    const tolerance =
      shown === undefined
        ? 0
        : abs(shown) * 0.35 > response.least
          ? abs(shown) * 0.35
          : response.least
    const agrees = shown !== undefined && own !== undefined && abs(own - shown) <= tolerance
    return [
      {
        id: `${step.id}-trend`,
        zh: `${step.zh}：变化方向`,
        max: 6,
        got: isRight ? 6 : 0,
        evidence: result ? [result.seq] : [],
        why: isRight ? step.why : `判断的方向与记录到的曲线不一致，或没有判断。${step.why}`,
      },
      {
        id: `${step.id}-figure`,
        zh: `${step.zh}：测量值`,
        max: 4,
        got: agrees ? 4 : 0,
        evidence: before && after ? [before.seq, after.seq] : [],
        why: '用光标测得的变化量与原始数据复算的相符。',
      },
    ]
  })
