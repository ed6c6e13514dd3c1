import { newId } from '#call'
import { type Faults, faultsBy } from '#ui'
import {
  type AdvanceWay,
  type Aggregation,
  type BoardMode,
  type Round,
  type RoundFormat,
  saveRound,
  type StationKind,
  type TieBreak,
} from '@xinglin/contract/competitions'

/** A line of a judge's sheet in the form. */
export type ItemValues = {
  readonly Id: string
  readonly Text: string
  readonly Points: string
  readonly Cap: string
}

type Station = Round['Stations'][number]
export type JudgeValues = Station['Judges'][number]

/** A station in the form. */
export type StationValues = {
  readonly Id: string
  readonly Name: string
  readonly Kind: StationKind
  readonly SourceId: string
  readonly SourceVersion: number
  readonly SourceName: string
  readonly Position: Station['Position']
  readonly ReadingMinutes: string
  readonly Minutes: string
  readonly Weight: string
  readonly Task: string
  readonly Items: readonly ItemValues[]
  readonly Judges: readonly JudgeValues[]
}

/** An award in the form. */
export type AwardValues = {
  readonly Name: string
  readonly By: 'places' | 'percent'
  readonly Amount: string
}

/** What stands in the form of a round. */
export type RoundValues = {
  readonly Name: string
  readonly Format: RoundFormat
  readonly Lanes: string
  readonly Aggregation: Aggregation
  readonly Standardise: boolean
  readonly TieBreak: readonly TieBreak[]
  readonly Advances: string
  readonly AdvanceBy: AdvanceWay
  readonly Counted: string
  readonly MaxSpread: string
  readonly ChangeMinutes: string
  readonly Board: BoardMode
  readonly Awards: readonly AwardValues[]
  readonly Stations: readonly StationValues[]
}

/** What the lines are called. */
export const roundNames: Partial<Readonly<Record<keyof RoundValues, string>>> = {
  Name: '轮次名称',
  Format: '比赛形式',
  Lanes: '赛道数',
  Aggregation: '评委给分',
  Advances: '晋级名额',
  Counted: '每校计入',
  MaxSpread: '评委分差',
  ChangeMinutes: '换站时间',
  Awards: '奖项',
  Stations: '考站',
}

/** A line of a sheet with nothing in it. */
export const emptyItem = (): ItemValues => ({ Id: newId(), Text: '', Points: '', Cap: '0' })

/** A new station; the first gets the whole weight. */
export const emptyStation = (weight: number, kind: StationKind): StationValues => ({
  Id: newId(),
  Name: '',
  Kind: kind,
  SourceId: '',
  SourceVersion: 0,
  SourceName: '',
  Position: '',
  ReadingMinutes: '1',
  Minutes: '10',
  Weight: String(weight),
  Task: '',
  Items: [emptyItem()],
  Judges: [],
})

/** How the form begins; `no` is which round a new one becomes. */
export const valuesOf = (one: Round | undefined, no: number): RoundValues => ({
  Name: one?.Name ?? (no === 1 ? '初赛' : '决赛'),
  Format: one?.Format ?? 'stations',
  Lanes: String(one?.Lanes ?? 1),
  Aggregation: one?.Aggregation ?? 'mean',
  Standardise: one?.Standardise ?? false,
  TieBreak: one?.TieBreak ?? [],
  Advances: String(one?.Advances ?? 0),
  AdvanceBy: one?.AdvanceBy ?? 'entries',
  Counted: String(one?.Counted ?? 1),
  MaxSpread: String(one?.MaxSpread ?? 0),
  ChangeMinutes: String(one?.ChangeMinutes ?? 2),
  Board: one?.Board ?? 'after',
  Awards: (one?.Awards ?? []).map((award) => ({ ...award, Amount: String(award.Amount) })),
  Stations: (one?.Stations ?? []).map((station) => ({
    ...station,
    ReadingMinutes: String(station.ReadingMinutes),
    Minutes: String(station.Minutes),
    Weight: String(station.Weight),
    Items: station.Items.map(({ Id, Text, Points, Cap }) => ({
      Id,
      Text,
      Points: String(Points),
      Cap: String(Cap),
    })),
  })),
})

const caps = [0, 40, 59, 69, 74] as const
const toCap = (text: string) => caps.find((cap) => String(cap) === text) ?? 0

const formOf = (values: RoundValues) => ({
  ...values,
  Lanes: values.Format === 'lanes' ? Number(values.Lanes) : 1,
  TieBreak: [...values.TieBreak],
  Advances: Number(values.Advances),
  Counted: values.AdvanceBy === 'schools' ? Number(values.Counted) : 1,
  MaxSpread: values.Format === 'exam' ? 0 : Number(values.MaxSpread),
  ChangeMinutes: Number(values.ChangeMinutes),
  Awards: values.Awards.map((award) => ({ ...award, Amount: Number(award.Amount) })),
  Stations: values.Stations.map((station) => ({
    ...station,
    ReadingMinutes: Number(station.ReadingMinutes),
    Minutes: Number(station.Minutes),
    Weight: Number(station.Weight),
    // A line that was left empty is none; at a computer nobody judges.
    Items: (station.Kind === 'manikin' ? station.Items : [])
      .filter(({ Text, Points }) => Text.trim() !== '' || Points.trim() !== '')
      .map(({ Id, Text, Points, Cap }) => ({ Id, Text, Points: Number(Points), Cap: toCap(Cap) })),
    Judges: (station.Kind === 'manikin' ? station.Judges : []).map(
      ({ PersonId, PartnerId, Lane }) => ({ PersonId, PartnerId, Lane }),
    ),
  })),
})

/** What is sent: the form upon the round that it was read from. */
export const inputOf = (
  values: RoundValues,
  base: Round | undefined,
  SkillContestId: string,
  ownId: string,
) => ({ SkillContestId, Id: base?.Id ?? ownId, Version: base?.Version ?? 0, Form: formOf(values) })

/** The points of a sheet. */
export const pointsOf = (items: readonly ItemValues[]): number =>
  items.reduce((total, { Points }) => total + (Number(Points) || 0), 0)

/** The weights of all stations. */
export const weightOf = (stations: readonly StationValues[]): number =>
  stations.reduce((total, { Weight }) => total + (Number(Weight) || 0), 0)

/** What the contract says against a form; of stations, which one it is about. */
export const checkRound = (values: RoundValues): Faults<RoundValues> => {
  const form = formOf(values)
  const faults = faultsBy(saveRound.input.shape.Form, form) as Faults<RoundValues>
  if (!faults.Stations) return faults
  const read = saveRound.input.shape.Form.shape.Stations.safeParse(form.Stations)
  const [issue] = read.success ? [] : read.error.issues
  const at = issue?.path[0]
  return typeof at === 'number'
    ? { ...faults, Stations: `第${at + 1}站：${issue?.message}` }
    : faults
}

const { refusals } = saveRound

/** The sentences of the server that are about one line. */
export const roundLines: Readonly<Record<string, keyof RoundValues>> = {
  [refusals.lane[1]]: 'Stations',
  [refusals.position[1]]: 'Stations',
  [refusals.twice[1]]: 'Stations',
  [refusals.judge[1]]: 'Stations',
  [refusals.format[1]]: 'Stations',
  [refusals.kind[1]]: 'Stations',
  [refusals.paper[1]]: 'Stations',
  [refusals.work[1]]: 'Stations',
  [refusals.percent[1]]: 'Awards',
}

const pastedPoints = /(?<![\d.])(\d{1,3}(?:\.5)?)\s?分?\s?[)）]?$/
const separators = ' \t,，:：(（'

const withoutSeparators = (text: string): string => {
  let end = text.length
  while (end > 0 && separators.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Lines of a sheet that were pasted: each with its text, and its points where the line ends with a number. */
export const pastedItems = (text: string): ItemValues[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const match = pastedPoints.exec(line)
      const words = withoutSeparators(line.slice(0, match?.index))
      return words === ''
        ? { ...emptyItem(), Text: line }
        : { ...emptyItem(), Text: words, Points: match?.[1] ?? '' }
    })
