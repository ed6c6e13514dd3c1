import type { RunState, SlotState, TieBreak } from '@xinglin/contract/competitions'
import { aggregateMarks, type Aggregation, type Share, weightedShare } from './marks.ts'
import { advancing, type AdvanceRule } from './advance.ts'
import { awardsOf, type AwardRule, ranksOf } from './ranks.ts'
import { standardised } from './standardise.ts'

/** What the scores of a round come from. */
export type RoundMarks = {
  readonly rule: {
    readonly aggregation: Aggregation
    readonly standardise: boolean
    readonly tieBreak: readonly TieBreak[]
    /** How many go on, and of what; 0 for all. */
    readonly advances: number
    readonly advanceBy: AdvanceRule['by']
    readonly counted: number
    readonly awards: readonly AwardRule[]
  }
  readonly stations: readonly { readonly id: string; readonly weight: number }[]
  readonly teams: readonly {
    readonly entryId: string
    readonly partnerId: string
    readonly area: string
    readonly track: string
    readonly no: number
    readonly name: string
    readonly state: RunState
  }[]
  readonly slots: readonly {
    readonly id: string
    readonly entryId: string
    readonly stationId: string
    readonly state: SlotState
    /** What was set instead of the marks. */
    readonly adjusted: number | null
    /** What was scored at computers; absent where judges mark. */
    readonly seats?: { readonly share: Share | undefined; readonly scored: number } | undefined
  }[]
  /** The sheets that were sent for good. */
  readonly marks: readonly {
    readonly slotId: string
    readonly judge: string
    readonly share: Share
    readonly rating: number | null
  }[]
}

/** A team at a station. */
type ScoredStation = {
  readonly stationId: string
  readonly share: Share | null
  readonly state: SlotState
  readonly sheets: number
  /** How far the judges' shares lie apart. */
  readonly spread: Share
  readonly isAdjusted: boolean
}

/** A team with its score; plain data, for it is kept as it was. */
export type ScoredTeam = {
  readonly entryId: string
  readonly partnerId: string
  /** Absent where it was kept before areas and tracks were. */
  readonly area?: string
  readonly track?: string
  readonly no: number
  readonly name: string
  readonly state: RunState
  readonly share: Share | null
  /** The mean of what each judge's ratings come to, in hundredths. */
  readonly rating: number | null
  readonly rank: number | null
  readonly award: string
  readonly advances: boolean
  readonly stations: readonly ScoredStation[]
}

const hundred = 100

const sumOf = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)

const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : Math.round((hundred * sumOf(values)) / values.length)

/** The marks by slot, put upon one scale station by station where the rule says so. */
const marksBySlot = ({ rule, slots, marks }: RoundMarks): ReadonlyMap<string, readonly Share[]> => {
  const bySlot = new Map<string, Share[]>()
  const add = (slotId: string, share: Share) =>
    void bySlot.set(slotId, [...(bySlot.get(slotId) ?? []), share])
  if (!rule.standardise) {
    for (const { slotId, share } of marks) add(slotId, share)
    return bySlot
  }
  const stationOf = new Map(slots.map(({ id, stationId }) => [id, stationId]))
  for (const station of new Set(slots.map(({ stationId }) => stationId))) {
    const own = marks.filter(({ slotId }) => stationOf.get(slotId) === station)
    const level = standardised(
      own.map(({ slotId, judge, share }) => ({ judge, entryId: slotId, share })),
    )
    for (const { entryId, share } of level) add(entryId, share)
  }
  return bySlot
}

/** The mean rating in hundredths, by which each judge counts once, at however many stations they judge. */
const ratingOf = (
  sheets: readonly { readonly judge: string; readonly rating: number | null }[],
): number | undefined => {
  const byJudge = Map.groupBy(
    sheets.filter(({ rating }) => rating !== null),
    ({ judge }) => judge,
  )
  const means = [...byJudge.values()].map((own) => mean(own.map(({ rating }) => rating ?? 0)) ?? 0)
  return means.length === 0 ? undefined : Math.round(sumOf(means) / means.length)
}

/** Whether the judges of a team at a station differ by more than so many hundredths of a per cent, and nobody set the score since. */
export const isApart = (
  { spread, isAdjusted, state }: Pick<ScoredStation, 'spread' | 'isAdjusted' | 'state'>,
  most: Share,
): boolean => most > 0 && spread > most && !isAdjusted && state === 'open'

/** The scores of a round with ranks, awards and who goes on; the order in which anything arrived never matters. */
export const scoreRound = (round: RoundMarks): ScoredTeam[] => {
  const { rule, stations, teams, slots, marks } = round
  const bySlot = marksBySlot(round)
  const sheetsOf = Map.groupBy(marks, ({ slotId }) => slotId)
  const ofTeam = Map.groupBy(slots, ({ entryId }) => entryId)
  const heaviest = stations.toSorted((one, other) => other.weight - one.weight)[0]?.id
  const scored = teams.map((team) => {
    const own = ofTeam.get(team.entryId) ?? []
    const at = stations.flatMap(({ id, weight }) => {
      const slot = own.find(({ stationId }) => stationId === id)
      if (!slot) return []
      const shares = bySlot.get(slot.id) ?? []
      const given = slot.seats ? slot.seats.share : aggregateMarks(shares, rule.aggregation)
      const judged = slot.adjusted ?? given
      const share = slot.state === 'open' ? judged : slot.state === 'absent' ? 0 : undefined
      const raw = (sheetsOf.get(slot.id) ?? []).map((one) => one.share)
      const spread = raw.length > 1 ? Math.max(...raw) - Math.min(...raw) : 0
      const { state, adjusted } = slot
      return {
        stationId: id,
        weight,
        share,
        state,
        sheets: slot.seats?.scored ?? raw.length,
        spread,
        isAdjusted: adjusted !== null,
      }
    })
    const isAway = team.state === 'absent' || team.state === 'void'
    const rating = ratingOf(own.flatMap(({ id }) => sheetsOf.get(id) ?? []))
    return {
      team,
      at,
      isAway,
      share: isAway ? undefined : weightedShare(at),
      rating: isAway ? undefined : rating,
    }
  })
  const ranks = ranksOf(
    scored.map(({ team, at, isAway, share, rating }) => ({
      id: team.entryId,
      share,
      takesRank: !isAway,
      tieBreak: rule.tieBreak.map((one) =>
        one === 'rating' ? rating : at.find(({ stationId }) => stationId === heaviest)?.share,
      ),
    })),
  )
  const goOn = advancing(
    scored.map(({ team, share }) => ({
      id: team.entryId,
      partnerId: team.partnerId,
      area: team.area,
      share: share ?? null,
      rank: ranks.get(team.entryId) ?? null,
    })),
    { by: rule.advanceBy, places: rule.advances, counted: rule.counted },
  )
  const awards = awardsOf(ranks, rule.awards)
  return scored
    .map(({ team, at, share, rating }) => ({
      entryId: team.entryId,
      partnerId: team.partnerId,
      area: team.area,
      track: team.track,
      no: team.no,
      name: team.name,
      state: team.state,
      share: share ?? null,
      rating: rating ?? null,
      rank: ranks.get(team.entryId) ?? null,
      award: awards.get(team.entryId) ?? '',
      advances: goOn.has(team.entryId),
      stations: at.map(({ weight: _weight, share: own, ...rest }) => ({
        ...rest,
        share: own ?? null,
      })),
    }))
    .toSorted(
      (one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity) || one.no - other.no,
    )
}
