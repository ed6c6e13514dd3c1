import { conductionVelocity, q10Of } from '#experiment'
import { answersOf, type BenchRecord } from './analysis-bench.ts'
import { plotValue, meanOf, type Analysis } from './analysis-plot.ts'
import { modelOf } from './run.ts'

type Passage = { readonly celsius: number; readonly first: number; readonly second: number }

/** A figure of the specimen as its protocol has it; a school’s own protocol may have set another than the usual one. */
const set = (bench: BenchRecord, name: string): number => {
  const parameters: Readonly<Record<string, { readonly usual: number }>> = modelOf(
    bench.protocol,
  ).parameters
  return bench.protocol.parameters?.[name] ?? parameters[name]?.usual ?? Number.NaN
}

/** ms after a stimulus at which each pair of electrodes saw the summit, of every stimulus of which both were measured. */
const passagesOf = (bench: BenchRecord): Passage[] => {
  const seconds = new Map(
    answersOf(bench, 'single', 'second', 'peak-time').map((one) => [one.deed.seq, one]),
  )
  return answersOf(bench, 'single', 'first', 'peak-time').flatMap((first) => {
    const second = seconds.get(first.deed.seq)
    if (!second) return []
    const since = ({ taken, value }: typeof first): number =>
      1000 * (taken.from - first.deed.at) + value
    const cooled = bench.deeds.findLast(
      ({ seq, event }) => seq < first.deed.seq && event.kind === 'temperature',
    )
    const celsius =
      cooled?.event.kind === 'temperature' ? cooled.event.celsius : set(bench, 'celsius')
    return [{ celsius, first: since(first), second: since(second) }]
  })
}

/** Conduction velocity (传导速度): the distance of two pairs of electrodes over the difference of their peak times. */
export const conduction = (bench: BenchRecord): Analysis => {
  const [near, apart] = [set(bench, 'firstElectrode'), set(bench, 'betweenPairs')]
  const passages = passagesOf(bench)
  const temperatures = [...new Set(passages.map(({ celsius }) => celsius))].toSorted(
    (one, other) => other - one,
  )
  const groups = temperatures.map((celsius) => {
    const own = passages.filter((one) => one.celsius === celsius)
    const velocities = own
      .map(({ first, second }) => conductionVelocity(apart, first, second))
      .filter((one) => one === one)
    const [first, second] = [
      meanOf(own.map((one) => one.first)),
      meanOf(own.map((one) => one.second)),
    ]
    return { celsius, own, velocity: meanOf(velocities), first, second }
  })
  const [warm, cold] = [groups[0], groups.at(-1)]
  const q10 =
    warm && cold && warm.celsius - cold.celsius >= 5
      ? q10Of(cold.velocity, cold.celsius, warm.velocity, warm.celsius)
      : Number.NaN
  return {
    id: 'conduction',
    zh: '传导速度',
    how: `同一次单刺激，分别测两对电极的“峰时”（光标 A 都放在刺激处）；两对电极相距 ${apart} mm。`,
    plots: [
      {
        zh: '传导时间与距离',
        x: '峰时（ms）',
        y: '距阴极（mm）',
        series: groups.map(({ celsius, own, first, second }) => ({
          zh: `${celsius} ℃`,
          points: own.flatMap((one) => [
            { x: one.first, y: near },
            { x: one.second, y: near + apart },
          ]),
          line: [
            { x: first, y: near },
            { x: second, y: near + apart },
          ],
        })),
        marks: [],
      },
    ],
    figures: [
      ...groups.flatMap(({ celsius, first, second, velocity }) => [
        plotValue(`${celsius} ℃ 峰时之差`, second - first, 'ms', 2),
        plotValue(`${celsius} ℃ 传导速度`, velocity, 'm/s', 1),
      ]),
      ...(q10 === q10 ? [plotValue('传导速度的 Q10', q10, '', 2)] : []),
    ],
    lacking:
      groups.length === 0
        ? ['选一次单刺激，在同样的光标之间测第一对和第二对电极的“峰时”，各取一次数。']
        : [],
  }
}
