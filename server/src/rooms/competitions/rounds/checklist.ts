import { isVirtual, judgesToTrim, positions } from '@xinglin/contract/competitions'
import type { ContestRow } from '../contests/contest-store.ts'
import type { WholeRound } from './round-store.ts'

/** What the checklist of a round looks at beside the round. */
export type Surroundings = {
  readonly contest: ContestRow
  /** The schools of the entries that take part in this round. */
  readonly entrySchools: readonly string[]
  readonly pending: number
  /** How many of those lack a document that the contest requires. */
  readonly incomplete: number
  /** The round before is not over yet. */
  readonly waitsForRound: boolean
  readonly at: Date
}

const wholeWeight = 100

const workNames = { consultation: '病例', operation: '操作规程', experiment: '实验方案' } as const

const ofStations = (
  { round, stations, judges }: WholeRound,
  { contest, entrySchools }: Surroundings,
): string[] =>
  stations.flatMap(({ id, name, items, position, kind, sourceId }) => {
    const hasPlace =
      position === '' || positions.slice(0, contest.teamSize).some((one) => one === position)
    const places = hasPlace
      ? []
      : [`考站“${name}”考队员${position}，但每队只有${contest.teamSize}人`]
    if (isVirtual(kind))
      return [...(sourceId === null ? [`为考站“${name}”选择${workNames[kind]}`] : []), ...places]
    if (kind === 'paper')
      return [...(sourceId === null ? [`为考站“${name}”选择试卷`] : []), ...places]
    const own = judges.filter(({ stationId }) => stationId === id)
    const lanes = Array.from({ length: round.lanes }, (_, at) => at + 1)
    // Between schools nobody judges a team of their own school.
    const able = (lane: number, school: string): number =>
      own.filter(
        (one) => one.lane === lane && (contest.openTo.length === 0 || one.partnerId !== school),
      ).length
    const fewest = Math.min(
      ...lanes.flatMap((lane) => [...new Set(entrySchools)].map((school) => able(lane, school))),
    )
    const needed = round.aggregation === 'trimmed' ? judgesToTrim : 1
    const isJudged = lanes.every((lane) => own.some((one) => one.lane === lane))
    return [
      ...(items.length === 0 ? [`为考站“${name}”填写评分项`] : []),
      ...places,
      ...(isJudged ? [] : [`为考站“${name}”${round.lanes > 1 ? '的每条赛道' : ''}安排评委`]),
      ...(isJudged && fewest < needed
        ? [
            needed > 1
              ? `考站“${name}”去掉最高分和最低分，每队至少要有${needed}名评委`
              : `考站“${name}”有的队只有本校评委，请增加其他学校的评委`,
          ]
        : []),
    ]
  })

/** Judges who would be at two stations at a time. */
const doubled = ({ round, stations, judges }: WholeRound): string[] => {
  const places = new Map<string, Set<string>>()
  for (const { personId, name, stationId, lane } of judges) {
    const at = stations.findIndex(({ id }) => id === stationId)
    // In rotation all stations go on at once; in lanes it is each station of all lanes.
    const when = round.format === 'lanes' ? at : 0
    const key = `${personId} ${when} ${name}`
    places.set(key, (places.get(key) ?? new Set()).add(`${stationId} ${lane}`))
  }
  return [...places]
    .filter(([, seats]) => seats.size > 1)
    .map(([key]) => `评委${key.split(' ').slice(2).join(' ')}同时被安排在两处`)
}

/** What keeps a round from being drawn, in words. */
export const missingOfRound = (whole: WholeRound, around: Surroundings): string[] => {
  const { stations } = whole
  const weight = stations.reduce((total, one) => total + one.weight, 0)
  const closes = around.contest.enrolClosesAt
  return [
    ...(stations.length === 0 ? ['添加考站'] : []),
    ...(stations.length > 0 && weight !== wholeWeight
      ? [`考站权重合计为${weight}%，须为${wholeWeight}%`]
      : []),
    ...ofStations(whole, around),
    ...doubled(whole),
    ...(around.contest.status === 0 ? ['发布赛事'] : []),
    ...(closes && closes > around.at ? ['等待报名截止'] : []),
    ...(around.pending > 0
      ? [
          around.incomplete > 0
            ? `审核${around.pending}份报名（其中${around.incomplete}份的必交材料还没有通过）`
            : `审核${around.pending}份报名`,
        ]
      : []),
    ...(around.waitsForRound ? ['公示上一轮的成绩'] : []),
    ...(around.entrySchools.length === 0 && !around.waitsForRound ? ['本轮还没有参赛的队'] : []),
  ]
}
