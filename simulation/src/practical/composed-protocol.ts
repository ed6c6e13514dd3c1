import { error, unless, type Problem } from '#form'
import type { Parameter } from '#experiment'
import { goldenWay } from './golden.ts'
import { composedTray, trayProblems } from './composed-tray.ts'
import {
  allPoints,
  listIn,
  measuresIn,
  recordIn,
  unitOf,
  weightOf,
  type ProtocolDraft,
} from './protocol-draft.ts'
import { readProtocol, type Direction, type Protocol } from './protocol.ts'
import { references } from './proofread.ts'
import { modelOf } from './run.ts'
import { faultIn, defaultOf } from './tray-format.ts'

const parameterProblems = (
  table: Readonly<Record<string, Parameter>>,
  given: unknown,
): readonly Problem[] =>
  Object.entries(recordIn(given)).flatMap(([name, value]) => {
    const path = `parameters.${name}`
    const own = Object.hasOwn(table, name) ? table[name] : undefined
    if (own === undefined) return [error(path, '这个实验没有这个参数')]
    const { zh, lo, hi, unit } = own
    const isWithin = typeof value === 'number' && value >= lo && value <= hi
    return unless(isWithin, error(path, `“${zh}”应在${lo}到${hi}${unit && ` ${unit}`}之间`))
  })

const isNumber = (value: unknown): value is number => typeof value === 'number'

const pointProblems = (steps: readonly unknown[]): readonly Problem[] => {
  const points = steps.map((one) => recordIn(one)['points'])
  const wrong = points.flatMap((one, at) =>
    unless(
      isNumber(one) && one >= 1 && one <= allPoints,
      error(`steps.${at}.points`, `分值应在1到${allPoints}之间`),
    ),
  )
  const sum = points.filter(isNumber).reduce((all, one) => all + one, 0)
  const isWhole = sum > allPoints - 0.01 && sum < allPoints + 0.01
  return [
    ...wrong,
    ...unless(
      isWhole,
      error(
        'steps',
        `各实验项目的分值合计应为${allPoints}，现为${(sum * 10 - ((sum * 10) % 1)) / 10}`,
      ),
    ),
  ]
}

/** Steps as the protocol has them; where they go is not known before they were played. */
const stepsOf = (base: Protocol, given: unknown): unknown =>
  Array.isArray(given)
    ? given.map((one: unknown) => {
        const { points, response, ...step } = recordIn(one)
        const shown = recordIn(response)
        const direction: Direction = 'none'
        return {
          ...step,
          weight: weightOf(points),
          response: { ...shown, unit: unitOf(base, shown) || '—', expect: direction },
        }
      })
    : given

/** What is wrong with steps whose form is right: figures that the tray does not allow, measures that the channel does not have, windows. */
const stepProblems = (base: Protocol, protocol: Protocol): readonly Problem[] =>
  protocol.steps.flatMap(({ zh, deeds, response }, at) => {
    const path = `steps.${at}`
    const { channel, measure, before, after, of, against } = response
    const windows = [
      ['before', before],
      ['after', after],
    ] as const
    return [
      ...deeds.flatMap(({ deed, values, good }, n) => {
        const own = protocol.tray.find(({ id }) => id === deed)
        if (!own) return []
        const fault = faultIn(own, { ...defaultOf(own), ...values })
        return [
          ...(fault === undefined ? [] : [error(`${path}.deeds.${n}.values`, `“${zh}”：${fault}`)]),
          ...Object.entries(good).flatMap(([name, [lo = 0, hi = 0]]) => {
            const field = own.fields.find((one) => one.name === name)
            const done = values[name] ?? field?.usual ?? 0
            const isRight =
              field !== undefined && lo >= field.lo && hi <= field.hi && done >= lo && done <= hi
            return unless(
              isRight,
              error(
                `${path}.deeds.${n}.good.${name}`,
                field
                  ? `“${zh}”：${field.zh}的合适范围应在${field.lo}到${field.hi}之间，并包含示范所用的${done}`
                  : `“${own.zh}”没有这个参数`,
              ),
            )
          }),
        ]
      }),
      ...unless(
        measuresIn(base, channel).includes(measure),
        error(`${path}.response.measure`, `“${zh}”：这个通道不能这样测量`),
      ),
      ...windows.flatMap(([name, [from = 0, to = 0]]) =>
        unless(
          from < to && from >= -600 && to <= 1800,
          error(
            `${path}.response.${name}`,
            `“${zh}”：测量时段应由早到晚，在操作前600 s到操作后1800 s之间`,
          ),
        ),
      ),
      ...[of, against].flatMap((place) =>
        unless(
          place === undefined || place < deeds.length,
          error(`${path}.response`, `“${zh}”：所对照的操作不在这个项目里`),
        ),
      ),
    ]
  })

/** The author's way must end within what the recorder keeps. */
const lengthProblems = (protocol: Protocol): readonly Problem[] => {
  const seconds = (goldenWay(protocol).at(-1)?.steps ?? 0) * modelOf(protocol).dt
  const minutes = (value: number): number => value / 60 + 1 - ((value / 60) % 1)
  return unless(
    seconds <= protocol.longest,
    error(
      'steps',
      `照示范做完需要约${minutes(seconds)}分钟的记录，本实验最多${protocol.longest / 60}分钟；请减少项目或缩短等待`,
    ),
  )
}

const placed = (path: string): string =>
  path
    .replace(/\[(\d+)\]/g, '.$1')
    .replace(/^report\.questions/, 'thinking')
    .replace(/^report\.chains/, 'leftChains')
    .replace(/\.weight$/, '.points')

/**
 * A protocol with what a teacher wrote upon it: texts, questions, parameters of the specimen, what stands on the tray and in
 * which doses, steps. Preparations, checks of welfare and the instrument stay. Where each step goes is left open (`none`)
 * until it was played. Answers it where nothing is wrong, and everything that is, with its place in the draft.
 */
export const composedProtocol = (
  base: Protocol,
  draft: ProtocolDraft,
  as: { readonly id: string; readonly version: number },
): { readonly protocol: Protocol | undefined; readonly problems: readonly Problem[] } => {
  const { reviewedBy: _by, reviewedAt: _at, ...said } = base
  const leftChains = listIn(draft['leftChains'])
  const read = readProtocol({
    ...said,
    ...as,
    title: draft['title'],
    difficulty: draft['difficulty'],
    minutes: draft['minutes'],
    pass: draft['pass'],
    specimen: draft['specimen'],
    purpose: draft['purpose'],
    principle: draft['principle'],
    materials: draft['materials'],
    safety: draft['safety'],
    welfare: draft['welfare'],
    questions: draft['questions'],
    parameters: draft['parameters'],
    baseline: draft['baseline'],
    tray: composedTray(base, draft),
    steps: stepsOf(base, draft['steps']),
    report: {
      ...base.report,
      questions: draft['thinking'],
      chains: base.report.chains.filter(({ id }) => !leftChains.includes(id)),
    },
  })
  const own = [
    ...parameterProblems(modelOf(base).parameters, draft['parameters']),
    ...trayProblems(base, draft),
    ...pointProblems(listIn(draft['steps'])),
    ...read.problems
      .filter(({ path }) => !/^(?:parameters\.|tray)/.test(path))
      .map((one) => ({ ...one, path: placed(one.path) }))
      .filter(({ path }) => !path.endsWith('.points')),
  ]
  const { protocol } = read
  const problems =
    own.length > 0 || !protocol
      ? own
      : [
          ...references(protocol).map((one) => ({ ...one, path: placed(one.path) })),
          ...stepProblems(base, protocol),
          ...lengthProblems(protocol),
        ]
  return { protocol: problems.length === 0 ? protocol : undefined, problems }
}
